"""Worker processes end with the server that started them, however it ended."""

import ctypes
import os
import signal
import sys
import threading
import time

PR_SET_PDEATHSIG = 1  # of Linux' prctl
LOOK = 1.0  # seconds between checks on other systems


def leave_with(parent: int) -> None:
    """End this process when the server with this process id has ended.

    The server passes its own id: asked for here, it could already be that of the process that
    adopts orphans. On Linux the kernel kills a worker at once; on other systems a thread checks.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)
    threading.Thread(target=watch, args=(parent,), daemon=True).start()


def watch(parent: int) -> None:
    """Check periodically whether the server is alive."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(0)
