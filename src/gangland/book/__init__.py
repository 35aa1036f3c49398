"""The rulebook: rules by their ids and in words, how they are found, and worked examples to be played."""
