"""Numbers as readers of a language write them: thousands, decimals and percents.

Messages write their own numbers the same way; this is for those that stand alone, in tables.
"""

from __future__ import annotations

import copy
from importlib import import_module


def number(lang: str, value: float, digits: int = 0) -> str:
    """A number with so many decimals."""
    return _written(lang, "decimal_formats", value, digits)


def percent(lang: str, share: float, digits: int = 0) -> str:
    """A share of a whole as a percentage."""
    return _written(lang, "percent_formats", share, digits)


def _written(lang: str, formats: str, value: float, digits: int) -> str:
    locale = import_module("babel").Locale.parse(lang)  # 200 ms that a table without numbers need not pay
    pattern = copy.copy(getattr(locale, formats)[None])
    pattern.frac_prec = (digits, digits)
    return str(pattern.apply(value, locale))
