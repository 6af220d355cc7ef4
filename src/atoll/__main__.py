"""`python -m atoll` is the `atoll` command."""

import sys

from atoll.command import main

sys.exit(main())
