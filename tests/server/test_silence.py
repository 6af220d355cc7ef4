"""A client that vanished without a word: the server's own pings notice it."""

import json
import socket
import time
import urllib.request
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.web.serve import seeded_server

LONG = 35  # seconds, of which the server needs 15


def post(address: str, path: str, data: object, cookie: str = "") -> tuple[dict[str, str], str]:
    """The answer to a request and the cookie that came with it."""
    request = urllib.request.Request(
        address + path,
        json.dumps(data).encode(),
        {"Content-Type": "application/json", "Origin": address, "Cookie": cookie},
    )
    with urllib.request.urlopen(request, timeout=LONG) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").split(";")[0]


def test_who_answers_no_ping_is_left_within_seconds() -> None:
    with seeded_server("silence") as address:
        _, cookie = post(address, "/api/players", {"name": "Ann", "language": "en"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        table, _ = post(address, "/api/tables", {"game": "moluku", "seats": seats}, cookie)
        path = f"/ws/tables/{table['id']}"
        protocol = ClientProtocol(parse_uri(address.replace("http", "ws") + path))
        where = urlsplit(address)
        with socket.create_connection((where.hostname or "", where.port or 80), LONG) as line:
            protocol.send_request(protocol.connect())
            line.sendall(b"".join(protocol.data_to_send()))
            protocol.receive_data(line.recv(65536))
            protocol.send_text(b'{"type": "hello", "version": 0}')
            line.sendall(b"".join(protocol.data_to_send()))
            began = time.monotonic()
            while heard := line.recv(65536):  # what would answer its pings is never sent
                protocol.receive_data(heard)
            assert time.monotonic() - began < LONG
