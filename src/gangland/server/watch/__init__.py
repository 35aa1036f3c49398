"""What can be seen of a server from outside: logs, figures, traces, and what its system is told."""
