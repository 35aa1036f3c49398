"""Words: every sentence a person reads, in English, French and Italian, as Fluent messages."""

from gangland.words.bundles import LANGS, PERSON, Words, preferred_lang
from gangland.words.problem import say_fault, say_problem

__all__ = ["LANGS", "PERSON", "Words", "preferred_lang", "say_fault", "say_problem"]
