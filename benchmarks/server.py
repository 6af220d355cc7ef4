"""The table server's figures: `python -m benchmarks.server`, on loopback, against a bare echo.

Latency: many tables with two connected clients each, moves at a fixed rate; the time from sending
a move to the opponent's seeing it. Kills: the server killed at random under load, again and again.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import connect

from benchmarks.table_load import Load, check_log, cores, percentile, served

ECHO = """
import sys, uvicorn
from contextlib import asynccontextmanager
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
async def echo(socket):
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)
@asynccontextmanager
async def life(app):
    print("ready", flush=True)
    yield
app = Starlette(routes=[WebSocketRoute("/", echo)], lifespan=life)
uvicorn.run(app, port=int(sys.argv[1]), loop="uvloop", ws="websockets-sansio", log_level="error",
            ws_per_message_deflate=False)
"""
ECHO_PORT = 8643
MESSAGE = "x" * 4000  # about the size of an update


def milliseconds(values: list[float]) -> dict[str, float]:
    """The usual percentiles."""
    shares = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))
    return {name: round(1000 * percentile(values, share), 2) for name, share in shares}


async def measure_echo(connections: int, rate: float, seconds: float) -> dict[str, float]:
    """Round trips of the bare framework with as many sockets and messages."""
    process = subprocess.Popen(
        [sys.executable, "-c", ECHO, str(ECHO_PORT)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    await asyncio.sleep(0.3)
    sockets = [
        await connect(f"ws://127.0.0.1:{ECHO_PORT}/", compression=None) for _ in range(connections)
    ]
    times: list[float] = []
    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        socket = sockets[number % connections]
        sent = time.perf_counter()
        await socket.send(MESSAGE)
        await socket.recv()
        times.append(time.perf_counter() - sent)
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
    for socket in sockets:
        await socket.close()
    process.terminate()
    process.wait()
    return milliseconds(times)


async def measure_latency(data: Path, options: argparse.Namespace) -> dict[str, object]:
    """Moves at a fixed rate over all tables."""
    with served(data) as server:
        load = Load(server, options.game)
        await load.open(options.tables)
        await load.drive(options.rate, 2)  # warm
        await load.settle()
        load.latencies.clear()
        used = server.cpu_seconds()
        sent = await load.drive(options.rate, options.seconds)
        await load.settle()
        used = server.cpu_seconds() - used
        await load.close()
    check_log(data, load.acknowledged)
    return {
        "tables": options.tables,
        "moves": sent,
        "moves_per_second": round(sent / options.seconds, 1),
        "seen_by_opponent_ms": milliseconds(load.latencies),
        "server_cpu_ms_per_move": round(1000 * used / sent, 2),
        "refused": dict(load.refused),
        "lost_or_doubled": 0,
    }


async def measure_kills(data: Path, options: argparse.Namespace) -> dict[str, object]:
    """Kills at random moments under load."""
    with served(data) as server:
        load = Load(server, options.game)
        await load.open(options.kill_tables)
        downtimes: list[float] = []
        for _ in range(options.kills):
            driving = asyncio.ensure_future(load.drive(options.rate, random.uniform(0.5, 1.0)))
            await asyncio.sleep(random.uniform(0.05, 0.45))
            await asyncio.to_thread(server.kill)
            start = time.perf_counter()
            await asyncio.to_thread(server.start)
            downtimes.append(time.perf_counter() - start)
            await driving
            await load.settle()
        before = {place[0] for place in load.acknowledged.values()}
        acknowledged = len(load.acknowledged)
        await load.drive(options.rate, 2)
        await load.settle()
        await load.close()
    check_log(data, load.acknowledged)
    return {
        "kills": options.kills,
        "tables": options.kill_tables,
        "acknowledged": acknowledged,
        "all_acknowledged_are_there": True,
        "tables_that_moved": len(before),
        "moves_after_the_last_kill": len(load.acknowledged) - acknowledged,
        "restart_seconds": round(sum(downtimes) / max(1, len(downtimes)), 2),
        "reconnects": load.reconnects,
        "refused": dict(load.refused),
    }


async def measure(options: argparse.Namespace) -> dict[str, object]:
    """Everything that was asked for."""
    found: dict[str, object] = {"cores": cores()}
    with tempfile.TemporaryDirectory() as folder:
        if options.tables:
            echo = await measure_echo(2 * options.tables, options.rate, 5)
            latency = await measure_latency(Path(folder) / "latency", options)
            found |= {"echo_round_trip_ms": echo, "latency": latency}
        if options.kills:
            found["kills"] = await measure_kills(Path(folder) / "kills", options)
    return found


def main() -> None:
    """Read the command line and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="moluku")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=200, help="moves a second, in all")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--kill-tables", type=int, default=30)
    found = asyncio.run(measure(parser.parse_args()))
    sys.stdout.write(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
