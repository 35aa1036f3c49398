"""DEA: offers, gifts and promises beside the table, and what became of them."""
