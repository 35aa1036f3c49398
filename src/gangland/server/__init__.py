"""The server: tables on the web, one protocol for browsers, terminals and bots."""
