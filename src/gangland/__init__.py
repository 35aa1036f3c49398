"""Gangland: two board games of deals and betrayal, as rules one can play, study and extend."""

__version__ = "0.1.0"
