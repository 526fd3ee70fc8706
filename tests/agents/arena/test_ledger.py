"""The folder: what is written is found again, and nothing else is accepted."""

import json
from pathlib import Path

import pytest

from agents.arena.results import game, match
from projectl.agents.arena.config import ArenaError, TournamentConfig
from projectl.agents.arena.ledger import RESULTS, TOURNAMENT, Ledger, load_folder

TWO = TournamentConfig(("random", "weighted"), games=4, seed=1)


def write(folder: Path, count: int = 3) -> None:
    ledger = Ledger(TWO, folder)
    for result in match(2, 2)[:count]:
        ledger.add(result)
    ledger.close()


def test_results_are_found_again(tmp_path: Path) -> None:
    write(tmp_path / "new" / "folder")
    ledger = Ledger(TWO, tmp_path / "new" / "folder")
    assert list(ledger.results.values()) == match(2, 2)[:3]
    ledger.close()
    assert load_folder(tmp_path / "new" / "folder")[1] == match(2, 2)[:3]


@pytest.mark.parametrize("cut", [1, 20, 200])
def test_half_a_last_line_is_cut_off(tmp_path: Path, cut: int) -> None:
    write(tmp_path)
    path = tmp_path / RESULTS
    path.write_bytes(path.read_bytes()[:-cut])
    assert len(load_folder(tmp_path)[1]) == 2
    ledger = Ledger(TWO, tmp_path)
    assert len(ledger.results) == 2
    ledger.add(game(1, 1, (0.0, 1.0)))
    ledger.close()
    assert [json.loads(line)["deal"] for line in path.read_text().splitlines()] == [0, 0, 1]


def test_a_spoiled_line_is_named(tmp_path: Path) -> None:
    write(tmp_path)
    path = tmp_path / RESULTS
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], '{"deal": 3}', lines[2], ""]))
    with pytest.raises(ArenaError, match=r"games\.jsonl, line 2: This is no result of a game"):
        Ledger(TWO, tmp_path)


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (
            TournamentConfig(("weighted", "random"), games=4),
            "agents there: random, weighted; here: weighted, random.",
        ),
        (TournamentConfig(TWO.agents, games=6), "games a pairing there: 4; here: 6."),
        (TournamentConfig(TWO.agents, games=4, seed=2), "seed there: 1; here: 2."),
        (
            TournamentConfig(TWO.agents, games=4, mode="finesse"),
            "mode there: base; here: finesse.",
        ),
        (TournamentConfig(TWO.agents, games=4, sprt=(0, 30.0)), "SPRT there: no; here: 0, 30."),
        (
            TournamentConfig(TWO.agents, games=4, strict_time=True),
            "--strict-time there: no; here: yes.",
        ),
    ],
    ids=["agents", "games", "seed", "mode", "sprt", "strict time"],
)
def test_the_folder_of_another_tournament_is_refused(
    tmp_path: Path, other: TournamentConfig, message: str
) -> None:
    write(tmp_path)
    before = (tmp_path / RESULTS).read_bytes()
    with pytest.raises(ArenaError, match="has another tournament in it; ") as caught:
        Ledger(other, tmp_path)
    assert message in str(caught.value)
    assert (tmp_path / RESULTS).read_bytes() == before


def test_the_seed_is_that_of_the_folder_unless_said(tmp_path: Path) -> None:
    write(tmp_path)
    ledger = Ledger(TournamentConfig(TWO.agents, games=4, jobs=7), tmp_path)
    assert ledger.config.seed == 1
    ledger.close()


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    with pytest.raises(ArenaError, match="has other files in it; choose an empty folder"):
        Ledger(TWO, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_two_arenas_do_not_share_a_folder(tmp_path: Path) -> None:
    first = Ledger(TWO, tmp_path)
    with pytest.raises(ArenaError, match="Another arena is playing in "):
        Ledger(TWO, tmp_path)
    first.close()


def test_a_folder_without_a_game_is_left_as_it_was(tmp_path: Path) -> None:
    Ledger(TWO, tmp_path / "new").close()
    assert not (tmp_path / "new").exists()
    Ledger(TWO, tmp_path).close()
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_another_version_is_refused(tmp_path: Path) -> None:
    write(tmp_path)
    kept = json.loads((tmp_path / TOURNAMENT).read_text())
    (tmp_path / TOURNAMENT).write_text(json.dumps(kept | {"format": 99}))
    with pytest.raises(ArenaError, match="was written by another version"):
        Ledger(TWO, tmp_path)
    (tmp_path / TOURNAMENT).write_text("[]")
    with pytest.raises(ArenaError, match="cannot be read"):
        Ledger(TWO, tmp_path)
