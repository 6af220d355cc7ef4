"""`python -m atoll.cli` is the `atoll` command."""

import sys

from atoll.cli.main import main

sys.exit(main())
