"""Worker processes end with the server that started them, however it ended."""

import ctypes
import os
import signal
import sys
import threading
import time

PR_SET_PDEATHSIG = 1  # of Linux' prctl
LOOK = 1.0  # seconds between looks elsewhere


def leave_with(parent: int) -> None:
    """End this process when the server, whose process id this is, has ended.

    The server passes its own id: asked for here, it could already be that of the process which
    takes orphans in. On Linux the kernel kills a worker at once; elsewhere a thread looks.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)
    threading.Thread(target=watch, args=(parent,), daemon=True).start()


def watch(parent: int) -> None:
    """Look now and then whether the server is there."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(0)
