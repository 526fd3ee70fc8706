"""What went wrong with a request, as everybody gets told: a code and a sentence."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from projectl.table.config import ConfigError
from projectl.table.session import Refusal
from projectl.web.schema.http import Problem

STATUS = {
    "unknown_table": 404,
    "unknown_link": 403,
    "not_your_seat": 403,
    "not_allowed": 403,
    "taken": 409,
    "not_over": 409,
    "stale": 409,
    "too_fast": 429,
    "not_kept": 503,
    "closed": 503,
}
WORDS = {404: "not_found", 405: "wrong_method", 413: "too_large", 400: "malformed"}


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors a route can answer with, for the OpenAPI."""
    said = {
        400: "It cannot be read",
        403: "It is not allowed",
        404: "There is no such thing",
        409: "Not now",
        413: "It is too large",
        422: "It is not what was expected",
        429: "Too many requests",
        503: "The server cannot do it now",
    }
    return {
        status: {"model": Problem, "description": said[status]}
        for status in sorted({*statuses, 400, 403, 413, 422, 429, 503})
    }


def problem(status: int, code: str, message: str) -> JSONResponse:
    """An answer that says what was wrong."""
    return JSONResponse({"code": code, "message": message}, status)


async def on_refusal(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(STATUS.get(error.code, 409), error.code, error.message)


async def on_setting(_request: Request, error: Exception) -> Response:
    return problem(422, "no_such_table", str(error))


async def on_invalid(_request: Request, error: Exception) -> Response:
    """The first thing that is wrong, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(422, "malformed", f"{where}: {first['msg']}"[:300])


async def on_http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = WORDS.get(error.status_code, "refused")
    answer = problem(error.status_code, code, str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


def install(app: FastAPI) -> None:
    """Let every error be answered alike."""
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(ConfigError, on_setting)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
