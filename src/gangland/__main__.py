"""`python -m gangland` is the command `gangland`."""

import sys

from gangland.cli.main import main

sys.exit(main())
