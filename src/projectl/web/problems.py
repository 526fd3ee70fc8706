"""What went wrong with a request: a code for programs, and a message for people."""

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from projectl.table.config import ConfigError
from projectl.table.metrics import REFUSALS
from projectl.table.refusal import Refusal
from projectl.texts import Message
from projectl.web.schema.http import Problem
from projectl.web.schema.message import wire_message

STATUS = {
    "unknown_table": 404,
    "malformed": 422,
    "foreign_origin": 403,
    "unknown_host": 421,
    "unknown_link": 403,
    "not_your_seat": 403,
    "not_allowed": 403,
    "taken": 409,
    "not_over": 409,
    "stale": 409,
    "too_fast": 429,
    "damaged": 500,
    "not_kept": 503,
    "unavailable": 503,
    "full": 503,
}
# What the framework refuses by itself.
BY_STATUS = {
    400: ("malformed", "refused-unreadable"),
    404: ("not_found", "refused-not-found"),
    405: ("wrong_method", "refused-method"),
}
LONGEST_PROBLEM = 200


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors a route can answer with, for the OpenAPI."""
    descriptions = {
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
        status: {"model": Problem, "description": descriptions[status]}
        for status in sorted({*statuses, 400, 403, 413, 422, 429, 503})
    }


def problem(status: int, code: str, reason: Message) -> JSONResponse:
    """An answer that says what was wrong."""
    REFUSALS.labels("http", code).inc()
    shown = wire_message(reason)
    answer = Problem(code=code, reason=shown, message=shown.text)
    return JSONResponse(answer.model_dump(), status)


class TooLargeError(HTTPException):
    """A request with more bytes than the server reads."""

    def __init__(self, most: int) -> None:
        super().__init__(413)
        self.reason = Message("refused-request-size", bytes=most)


async def on_refusal(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(STATUS.get(error.code, 409), error.code, error.reason)


async def on_config_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ConfigError)
    return problem(422, "no_such_table", error.reason)


async def on_invalid(_request: Request, error: Exception) -> Response:
    """The first thing that is wrong, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:LONGEST_PROBLEM]
    detail = str(first["msg"])[:LONGEST_PROBLEM]
    return problem(422, "malformed", Message("refused-malformed", where=where, problem=detail))


async def on_http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error, TooLargeError):
        return problem(413, "too_large", error.reason)
    code, message = BY_STATUS.get(error.status_code, ("refused", "refused-other"))
    answer = problem(error.status_code, code, Message(message))
    answer.headers.update(error.headers or {})
    return answer


def install(app: FastAPI) -> None:
    """Have every error answered alike."""
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(ConfigError, on_config_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
