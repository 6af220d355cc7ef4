"""The built web client over HTTP: its files are read and compressed once, when the server starts.

A file below `assets/` has the hash of its content in its name, so a browser may cache it for ever;
everything else is revalidated and answered with 304 while it has not changed.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

CLIENT = Path(__file__).parents[2] / "webclient"
HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_ANEW = "no-cache"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Atoll</title>
<body><h1>Atoll</h1><p>The table server runs; the web client is not built here.
<code>atoll play --terminal</code> plays in the terminal.</p></body></html>"""


@dataclass(frozen=True)
class ClientFile:
    """A file as it is sent; `zipped` is None if compressing does not make it smaller."""

    body: bytes
    zipped: bytes | None
    tag: str
    media: str
    caching: str

    def headers(self) -> dict[str, str]:
        """The headers of the file, with or without its body."""
        return {"etag": self.tag, "cache-control": self.caching, "vary": "accept-encoding"}


def read_file(folder: Path, path: Path) -> ClientFile:
    """A file of the client, compressed with gzip's highest level."""
    body = path.read_bytes()
    zipped = gzip.compress(body, 9, mtime=0)
    is_hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    # Weak: the same tag is used for the plain and the compressed bytes.
    tag = f'W/"{hashlib.blake2b(body, digest_size=16).hexdigest()}"'
    return ClientFile(
        body,
        zipped if len(zipped) < len(body) else None,
        tag,
        mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        FOR_EVER if is_hashed else ASK_ANEW,
    )


def accepts_gzip(header: str) -> bool:
    """Whether an `Accept-Encoding` header allows gzip."""
    for part in header.lower().split(","):
        coding, _, quality = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def is_known(header: str, tag: str) -> bool:
    """Whether an `If-None-Match` header names the current version of this file."""
    strong = tag.removeprefix("W/")
    return any(part.strip().removeprefix("W/") in ("*", strong) for part in header.split(","))


class ClientFiles:
    """The whole client by path; every path of its own pages returns its single page."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): read_file(folder, path)
            for path in folder.rglob("*")
            if path.is_file()
        }

    def route(self) -> Route:
        """The route for every path that no other route matches."""
        return Route("/{path:path}", self.show, methods=["GET", "HEAD"])

    async def show(self, request: Request) -> Response:
        """A file of the client, else its page, else a page that says it is not built."""
        path = request.path_params["path"]
        page = self.files.get("index.html")
        if page is None:
            return HTMLResponse(NOT_BUILT)
        file = self.files.get(path)
        if file is None and path.startswith(HASHED):
            return Response(status_code=404, headers={"cache-control": ASK_ANEW})
        return answer(request, file or page)


def answer(request: Request, file: ClientFile) -> Response:
    """The file, compressed if the browser accepts it, or 304 if the browser has it already."""
    headers = file.headers()
    if is_known(request.headers.get("if-none-match", ""), file.tag):
        return Response(status_code=304, headers=headers)
    if file.zipped is not None and accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, headers=headers, media_type=file.media)
    return Response(file.body, headers=headers, media_type=file.media)
