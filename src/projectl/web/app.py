"""The application: routes, sockets and pages around one server state."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from projectl.web import metrics, pages, problems, routes, sockets
from projectl.web.config import ServerConfig
from projectl.web.middleware import GuardMiddleware
from projectl.web.request_ids import RequestIdMiddleware
from projectl.web.server_state import ServerState


def make_app(config: ServerConfig) -> FastAPI:
    """A server's application. Its state is made now, and opened when the server starts."""
    server_state = ServerState(config)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
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
    app.include_router(sockets.router)
    app.include_router(metrics.router)
    app.include_router(pages.router)
    app.add_middleware(GuardMiddleware, server_state=server_state)
    app.add_middleware(RequestIdMiddleware)
    return app
