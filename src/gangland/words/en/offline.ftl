### What the client says before it has any words: built into it, so that it can say it without a server.

web-offline = The server does not answer.
