"""The web client's files: compressed, kept by browsers for as long as they stay the same."""

from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from atoll.server.web.client_files import ClientFiles, accepts_gzip
from tests.server.table_client import in_loop

SCRIPT = "console.log('an island');" * 100


@pytest.fixture
def browser(tmp_path: Path) -> httpx.AsyncClient:
    """Somebody who asks for a small client's files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>atoll</p>" * 20)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-BaoimBRP.js").write_text(SCRIPT)
    app = Starlette(routes=[ClientFiles(tmp_path).route()])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://table.test")


@in_loop
async def test_a_hashed_asset_is_sent_compressed_and_kept_for_ever(
    browser: httpx.AsyncClient,
) -> None:
    answer = await browser.get("/assets/index-BaoimBRP.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(SCRIPT) // 10
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"


@in_loop
async def test_the_page_is_asked_for_anew_and_not_sent_again_while_it_is_the_same(
    browser: httpx.AsyncClient,
) -> None:
    first = await browser.get("/")
    assert first.headers["cache-control"] == "no-cache"
    again = await browser.get("/table/t1", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = await browser.get("/", headers={"if-none-match": 'W/"something else"'})
    assert other.text == first.text


@in_loop
async def test_a_browser_that_knows_no_gzip_gets_the_plain_file(
    browser: httpx.AsyncClient,
) -> None:
    plain = await browser.get("/assets/index-BaoimBRP.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT.encode()


@in_loop
async def test_what_compressing_would_not_make_smaller_is_sent_plain(
    browser: httpx.AsyncClient,
) -> None:
    icon = await browser.get("/icon.svg")
    assert (icon.text, icon.headers["content-type"]) == ("<svg/>", "image/svg+xml")
    assert "content-encoding" not in icon.headers


@in_loop
async def test_an_asset_of_an_older_client_is_not_there(browser: httpx.AsyncClient) -> None:
    gone = await browser.get("/assets/index-older.js")
    assert (gone.status_code, gone.headers["cache-control"]) == (404, "no-cache")


@in_loop
async def test_no_path_leads_out_of_the_folder(browser: httpx.AsyncClient) -> None:
    page = await browser.get("/")
    for path in ("/..%2f..%2fetc/passwd", "//etc/passwd", "/%2e%2e/secret"):
        assert (await browser.get(path)).text == page.text


@in_loop
async def test_without_a_client_the_page_says_so(tmp_path: Path) -> None:
    app = Starlette(routes=[ClientFiles(tmp_path).route()])
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as browser:
        assert "not built" in (await browser.get("/table/t1")).text


@pytest.mark.parametrize(
    ("header", "accepts"),
    [("gzip, br", True), ("br;q=1.0, gzip;q=0.2", True), ("*", True), ("gzip;q=0", False),
     ("br", False), ("", False)],
)  # fmt: skip
def test_accept_encoding_is_read_as_it_is_meant(header: str, accepts: bool) -> None:
    assert accepts_gzip(header) is accepts
