"""The telling: what happened, what is asked, offered, promised and refused, as messages in one place."""
