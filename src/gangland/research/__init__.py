"""Research: the games as environments to learn in, with NumPy; nothing else here needs it."""
