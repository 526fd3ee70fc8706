"""The page's files, the host's page, and whether the server is well."""

import asyncio
import gzip
import html
import mimetypes
from email.utils import formatdate
from functools import cache, lru_cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Literal, NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from projectl.texts import Message
from projectl.web.credentials import address_of, is_here
from projectl.web.problems import problem
from projectl.web.schema import VERSION
from projectl.web.schema.http import Health
from projectl.web.server_state import ServerState, prevents_play

router = APIRouter()

FOLDER = Path(__file__).with_name("page")
NOT_BUILT = "The page is not built yet. Run 'make page', then start the server again.\n"
FOR_EVER = "public, max-age=31536000, immutable"  # the name of a hashed file changes with it
ASK_AGAIN = "no-cache"
SMALLEST_TO_GZIP = 500  # bytes
DEEPEST = 1  # folders within the page's
PIECE = 1 << 16  # bytes that wait for a slow client at once

HOST_STYLE = """\
body { font: 16px/1.5 system-ui, sans-serif; margin: 3rem auto; max-width: 30rem; }
td { padding: .2rem 1rem .2rem 0; } td + td { font-variant-numeric: tabular-nums; }
"""


class File(NamedTuple):
    """A file of the page, ready to be sent."""

    body: bytes
    gzipped: bytes | None
    kind: str
    tag: str


class InPieces(Response):
    """An answer of which a slow client has no more than a piece waiting."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        start = {"type": "http.response.start", "status": self.status_code}
        await send({**start, "headers": self.raw_headers})
        for at in range(0, len(self.body), PIECE):
            piece = self.body[at : at + PIECE]
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


@lru_cache(maxsize=256)
def read(path: Path, changed: int) -> File:
    """A file as it was when it was last changed."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    compress = len(body) > SMALLEST_TO_GZIP and not kind.startswith(("image/png", "font/"))
    gzipped = gzip.compress(body, 9, mtime=0) if compress else None
    return File(body, gzipped, kind, f'"{changed:x}-{len(body):x}"')


async def send_file(path: Path, request: Request, caching: str, status: int = 200) -> Response:
    """A file, compressed if the client takes that, or 304 if it has not changed."""
    changed = path.stat()
    file = await asyncio.to_thread(read, path, changed.st_mtime_ns)  # compressing takes a while
    headers = {
        "Cache-Control": caching,
        "ETag": file.tag,
        "Last-Modified": formatdate(changed.st_mtime, usegmt=True),
        "Vary": "Accept-Encoding",
    }
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return InPieces(file.gzipped, status, headers, file.kind)
    return InPieces(file.body, status, headers, file.kind)


async def send_page(request: Request) -> Response:
    """The one page there is; it asks for the rest."""
    index = FOLDER / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return await send_file(index, request, ASK_AGAIN)


@router.get("/", include_in_schema=False)
async def front(request: Request) -> Response:
    """Where everybody starts."""
    return await send_page(request)


@router.get("/t/{table}", include_in_schema=False)
async def at_table(table: str, request: Request) -> Response:  # noqa: ARG001
    """A table's page; what follows a # in its link never gets here."""
    return await send_page(request)


@router.get("/health", responses={503: {"model": Health}})
async def health(request: Request, response: Response) -> Health:
    """Whether the server does its work."""
    server_state: ServerState = request.app.state.server_state
    troubles = server_state.troubles()
    ready = not server_state.closing and not any(map(prevents_play, troubles))
    if not ready:
        response.status_code = 503
    status: Literal["ok", "degraded", "closing"] = "degraded" if troubles else "ok"
    return Health(
        status="closing" if server_state.closing else status,
        ready=ready,
        why=troubles,
        version=own_version(),
        protocol=VERSION,
    )


@cache
def own_version() -> str:
    """The version that is installed."""
    try:
        return version("projectl")
    except PackageNotFoundError:
        return "unknown"


@router.get("/host", include_in_schema=False)
async def host_page(request: Request) -> Response:
    """Live counts for the host, and for others only if the host wants it."""
    server_state: ServerState = request.app.state.server_state
    if not server_state.config.public_counts and not is_here(address_of(request)):
        return problem(403, "not_allowed", Message("refused-host-only"))
    rows = "".join(
        f"<tr><td>{html.escape(name)}</td><td>{count:,}</td></tr>\n"
        for name, count in server_state.counts().items()
    )
    return HTMLResponse(
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta http-equiv="refresh" content="5">\n'
        '<meta name="viewport" content="width=device-width">\n'
        '<link rel="stylesheet" href="/host.css">\n'
        f"<title>Project L server</title>\n<h1>Project L server</h1>\n<table>\n{rows}</table>\n"
    )


@router.get("/host.css", include_in_schema=False)
async def host_style() -> Response:
    """How the host's page looks."""
    return PlainTextResponse(HOST_STYLE, media_type="text/css")


@router.get("/{path:path}", include_in_schema=False)
async def page_file(path: str, request: Request) -> Response:
    """A file of the page; nothing outside its folder."""
    file = file_at(path)
    if file is None:
        return await no_such_page(path, request)
    return await send_file(file, request, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)


def file_at(path: str) -> Path | None:
    """A file within the page's folder; None if there is none, or no file can be called that."""
    if path.count("/") > DEEPEST:  # each part of a path is looked up
        return None
    try:
        file = (FOLDER / path).resolve()
        return file if file.is_relative_to(FOLDER.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


async def no_such_page(path: str, request: Request) -> Response:
    """The page itself, which leads back, for somebody who looks; a problem for programs."""
    looks = "text/html" in request.headers.get("accept", "")
    index = FOLDER / "index.html"
    if looks and index.is_file() and not path.startswith(("api/", "assets/")):
        return await send_file(index, request, ASK_AGAIN, 404)
    return problem(404, "not_found", Message("refused-not-found"))
