"""The application: routes, sockets and pages around one lobby."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from projectl.web import pages, problems, routes, sockets
from projectl.web.guard import Guard
from projectl.web.lobby import Lobby
from projectl.web.settings import Settings


def make_app(settings: Settings) -> FastAPI:
    """A server's application. Its lobby is made now, and opened when the server starts."""
    lobby = Lobby(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await lobby.open()
        try:
            yield
        finally:
            await lobby.close()

    app = FastAPI(
        title="Project L, the table",
        version=pages.own_version(),
        description="Tables are made and joined by HTTP, and played through a WebSocket.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.lobby = lobby
    problems.install(app)
    app.include_router(routes.router)
    app.include_router(sockets.router)
    app.include_router(pages.router)
    app.add_middleware(Guard, lobby=lobby)
    return app
