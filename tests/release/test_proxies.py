"""The proxies' configurations in docs/install.md let real nginx and Caddy serve a game over TLS."""

import asyncio
import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from atoll.trials.processes import ServerProcess
from tests.server.table_client import good

PAGE = Path(__file__).parents[2] / "docs" / "install.md"
HOST = "play.example.org"
ORIGIN = f"https://{HOST}"
PATIENCE = 60  # seconds for a busy machine
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]

NGINX = """daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{server}
}}
"""
CADDY = """{{
    admin off
    auto_https disable_redirects
    local_certs
    skip_install_trust
    storage file_system {folder}
    https_port {port}
}}
{server}
"""


def blocks() -> dict[str, str]:
    """The configurations as the page shows them, by proxy."""
    found = re.findall(r"```\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return {
        "caddy": next(block for block in found if "reverse_proxy" in block),
        "nginx": next(block for block in found if "proxy_pass" in block),
    }


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def nginx(folder: Path, block: str, port: int) -> list[str]:
    """The command that runs nginx with the page's block."""
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={HOST}"]
    words += ["-keyout", f"{folder}/{HOST}.key", "-out", f"{folder}/{HOST}.pem"]
    subprocess.run(["openssl", *words], check=True, capture_output=True)
    block = block.replace("/etc/ssl/", f"{folder}/").replace("listen 443", f"listen {port}")
    path = folder / "nginx.conf"
    path.write_text(NGINX.format(folder=folder, server=block), encoding="utf-8")
    return ["nginx", "-c", str(path), "-e", f"{folder}/error.log"]


def caddy(folder: Path, block: str, port: int) -> list[str]:
    """The command that runs Caddy with the page's block."""
    path = folder / "Caddyfile"
    path.write_text(CADDY.format(folder=folder, port=port, server=block), encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(path)]


@contextmanager
def proxied(name: str, folder: Path) -> Iterator[int]:
    """A server behind a proxy; gives the proxy's port."""
    server = ServerProcess(folder / "server")
    port = free_port()
    block = blocks()[name].replace("8642", str(server.port))
    words = {"nginx": nginx, "caddy": caddy}[name](folder, block, port)
    with (folder / "said").open("wb") as said:
        proxy = subprocess.Popen(words, stdout=said, stderr=said)
    try:
        end = time.monotonic() + PATIENCE
        while not answers(port):
            assert proxy.poll() is None, (folder / "said").read_text()
            assert time.monotonic() < end, "the proxy does not listen"
            time.sleep(0.05)
        yield port
    finally:
        proxy.terminate()
        proxy.wait(PATIENCE)
        server.stop()


def trusting() -> ssl.SSLContext:
    """What takes the certificate as it is."""
    found = ssl.create_default_context()
    found.check_hostname = False
    found.verify_mode = ssl.CERT_NONE
    return found


def answers(port: int) -> bool:
    """Whether a handshake succeeds."""
    try:
        with socket.create_connection(("127.0.0.1", port), 1) as line:
            trusting().wrap_socket(line, server_hostname=HOST).close()
    except OSError:
        return False
    return True


async def play(port: int) -> tuple[str, int]:
    """A player, a table and a few moves, as a browser does it; the cookie and the moves made."""
    client = httpx.AsyncClient(
        base_url=f"https://127.0.0.1:{port}", verify=trusting(),
        headers={"Host": HOST, "Origin": ORIGIN},
    )  # fmt: skip
    about = {"sni_hostname": HOST}

    async def post(path: str, body: dict[str, Any], key: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return await client.post(path, json=body, headers=headers, extensions=about)

    made = await post("/api/players", {"name": "Ann", "language": "en"})
    key = good(made)["key"]
    table = good(await post("/api/tables", {"game": "moluku", "seats": SEATS}, key))["id"]
    async with connect(
        f"wss://{HOST}/ws/tables/{table}", host="127.0.0.1", port=port, ssl=trusting(),
        origin=Origin(ORIGIN), additional_headers={"Authorization": f"Bearer {key}"},
    ) as line:  # fmt: skip
        await line.send(json.dumps({"type": "hello", "version": 0}))
        moves = 0
        async for message in line:
            heard = json.loads(message)
            moves += heard["type"] == "ack"
            if moves == 3:
                break
            if heard["type"] == "update" and 0 in heard["waits_for"]:
                sight = next(sight for sight in heard["sights"] if sight["seat"] == 0)
                text = next(iter(sight["choices"].values()))[0]["text"]
                order = {"type": "act", "id": f"move-{heard['ply']}", "seat": 0, "text": text}
                order["decision"] = sight["decision"]
                await line.send(json.dumps(order))
    await client.aclose()
    return made.headers["set-cookie"], moves


@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_a_game_is_played_through_the_proxy_of_the_page(name: str, tmp_path: Path) -> None:
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed here")
    with proxied(name, tmp_path) as port:
        cookie, moves = asyncio.run(asyncio.wait_for(play(port), PATIENCE))
    assert "; secure" in cookie.lower()  # the server knows that it is reached by https
    assert moves == 3
