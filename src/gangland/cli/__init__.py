"""The command `gangland`: one verb a file, and the terminal table."""
