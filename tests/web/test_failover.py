"""Any server may be killed in mid-game: players go on elsewhere, nothing is lost or done twice."""

from pathlib import Path

from web.failover import fail_over

KILLS = 2
SOON = 2.0  # seconds until a player goes on, usually
LATEST = 15.0  # on a machine that is busy with other things


def test_players_go_on_elsewhere_when_a_server_is_killed(tmp_path: Path) -> None:
    outages, found = fail_over(tmp_path, KILLS)
    assert len(outages) >= KILLS
    assert outages[len(outages) // 2] < SOON
    assert outages[-1] < LATEST
    assert found["told"] > 20
    logs = "".join(file.read_text() for file in tmp_path.glob("log*"))
    assert "Traceback" not in logs
