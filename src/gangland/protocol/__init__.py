"""The protocol: the document a viewer gets, and the messages that carry it."""
