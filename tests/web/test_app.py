"""The application by itself."""

from pathlib import Path

from projectl.web.app import make_app
from projectl.web.config import ServerConfig
from web.serving import GENEROUS


def test_the_application_can_be_made_without_a_server(tmp_path: Path) -> None:
    app = make_app(ServerConfig(database_url=f"sqlite:///{tmp_path / 'x.sqlite'}", limits=GENEROUS))
    assert "/api/tables/{table}/join" in app.openapi()["paths"]
    server_state = app.state.server_state
    server_state.registry.writer.close()
    server_state.registry.pool.close()
    server_state.registry.readers.shutdown()
    server_state.registry.engine.dispose()
