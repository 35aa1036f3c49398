"""Content: packs of sites, cards and gangs, written as TOML and checked into frozen records."""
