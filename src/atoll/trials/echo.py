"""An echo on the bare framework: as many sockets and messages as a trial has, no application."""

import asyncio
import itertools
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect

from atoll.server.run import Settings, address, listen
from atoll.trials.processes import DidNotStart
from atoll.trials.serve import say

BACKLOG = 2048  # connections that may wait before the server accepts them
MESSAGE = "x" * 4000  # about the size of an update


async def echo(socket: WebSocket) -> None:
    """Send back every message."""
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)


def main() -> None:
    """`python -m atoll.trials.echo`: serve until stopped."""
    listening = listen(Settings(Path(), port=0))
    listening.listen(BACKLOG)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        say(address(listening))
        yield

    app = Starlette(routes=[WebSocketRoute("/", echo)], lifespan=life)
    config = uvicorn.Config(
        app, loop="uvloop", ws="websockets-sansio", ws_per_message_deflate=False, log_level="error"
    )
    uvicorn.Server(config).run([listening])


@contextmanager
def serving_echo() -> Iterator[str]:
    """An echo server, for as long as it is needed; Ctrl-C does not reach it."""
    command = [sys.executable, "-m", "atoll.trials.echo"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, process_group=0
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            url = process.stdout.readline().strip()
            if not url:
                raise DidNotStart("the echo server did not start")
            yield url.replace("http://", "ws://")
        finally:
            process.terminate()


async def round_trips(sockets: int, rate: float, seconds: float) -> list[float]:
    """Round trips at a fixed rate over this many sockets, each in seconds."""
    times: list[float] = []
    with serving_echo() as url:
        async with AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(
                    connect(url + "/", compression=None, ping_interval=None)
                )
                for _ in range(sockets)
            ]
            tasks = set()
            start = time.perf_counter()
            for number, line in enumerate(itertools.cycle(lines), 1):
                if time.perf_counter() - start > seconds:
                    break
                tasks.add(asyncio.ensure_future(round_trip(line, times)))
                await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
            await asyncio.gather(*tasks, return_exceptions=True)
    return times


async def round_trip(line: ClientConnection, times: list[float]) -> None:
    """One round trip."""
    sent = time.perf_counter()
    await line.send(MESSAGE)
    await line.recv()
    times.append(time.perf_counter() - sent)


if __name__ == "__main__":
    main()
