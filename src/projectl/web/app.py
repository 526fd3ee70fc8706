"""The application: routes, sockets and pages around one server state."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from projectl.texts import Message
from projectl.web import metrics, pages, problems, routes
from projectl.web.config import ServerConfig
from projectl.web.middleware import GuardMiddleware
from projectl.web.request_ids import RequestIdMiddleware
from projectl.web.schema.message import wire_message
from projectl.web.serialise import all_cards
from projectl.web.server_state import ServerState
from projectl.web.socket_schema import socket_schema
from projectl.web.sockets import TableSockets


def make_app(config: ServerConfig) -> FastAPI:
    """A server's application. Its state is made now, and opened when the server starts."""
    server_state = ServerState(config)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        prepare(app)
        await server_state.open()
        try:
            yield
        finally:
            await server_state.close()

    app = FastAPI(
        title="Project L, the table",
        version=pages.own_version(),
        description="Tables are made and joined by HTTP, and played through a WebSocket.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.server_state = server_state
    problems.install(app)
    app.include_router(routes.router)
    app.include_router(metrics.router)
    app.include_router(pages.router)
    app.add_middleware(TableSockets, server_state=server_state)
    app.add_middleware(GuardMiddleware, server_state=server_state)
    app.add_middleware(RequestIdMiddleware)
    return app


def prepare(app: FastAPI) -> None:
    """Make what is the same for everybody, and would hold the loop when it is first asked for."""
    app.openapi()
    socket_schema()
    all_cards()
    routes.known_agents()
    pages.own_version()
    wire_message(Message("refused-not-found"))  # reads the texts
