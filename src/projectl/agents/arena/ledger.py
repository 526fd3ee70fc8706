"""The folder of a tournament: what it is, and a line for every game, kept as soon as it is over."""

import contextlib
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO

try:
    import fcntl
except ImportError:  # not on Windows, where there is no arena
    fcntl = None  # type: ignore[assignment]

from projectl.agents.arena.config import FORMAT, ArenaError, TournamentConfig, settle
from projectl.agents.arena.result import GameResult, read_result
from projectl.agents.arena.schedule import fixtures_of
from projectl.game.game_file import write_whole
from projectl.texts import Message
from projectl.texts.message import Param

TOURNAMENT = "tournament.json"
RESULTS = "games.jsonl"
NOTATION = "games"  # the folder of game files


class Ledger:
    """The results of a tournament, on disk if there is a folder."""

    def __init__(self, config: TournamentConfig, folder: Path | None) -> None:
        """Open a new folder or the one of this very tournament; ArenaError if it is another."""
        self.folder = folder
        self.file: BinaryIO | None = None
        self.results: dict[tuple[int, int, int], GameResult] = {}
        if folder is None:
            self.config = settle(config)
            return
        self.is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        self.config = agree(config, folder)
        self.file = (folder / RESULTS).open("a+b")
        try:
            lock(self.file, folder)
            for result in read_results(self.file):
                self.results.setdefault(result.key, result)
        except BaseException:
            self.file.close()
            raise

    def add(self, result: GameResult, notation: str = "") -> None:
        """Keep a game; it is on disk when this returns."""
        first = not self.results
        self.results[result.key] = result
        if self.file is None or self.folder is None:
            return
        if first:
            said = json.dumps(self.config.as_json(), indent=2) + "\n"
            write_whole(said, self.folder / TOURNAMENT)
        self.file.write(json.dumps(result.as_json()).encode() + b"\n")
        self.file.flush()
        if notation:
            games = self.folder / NOTATION
            games.mkdir(exist_ok=True)
            pairing, deal, rotation = (number + 1 for number in result.key)
            write_whole(notation, games / f"pairing-{pairing}-deal-{deal}-game-{rotation}.txt")

    def close(self) -> None:
        """Leave the folder; one without a single game is left as it was found."""
        if self.file is None or self.folder is None:
            return
        self.file.close()
        if not self.results:
            (self.folder / RESULTS).unlink()
            if self.is_new:
                self.folder.rmdir()


def agree(config: TournamentConfig, folder: Path) -> TournamentConfig:
    """The config, settled, with the seed that the folder has; ArenaError if they differ."""
    kept = kept_config(folder)
    if kept is None:
        if any(path.name != RESULTS for path in folder.iterdir()):
            raise ArenaError(Message("arena-folder-in-use", folder=str(folder)))
        return settle(config)
    if config.seed is None:
        config = replace(config, seed=kept.seed)
    settled = settle(config)
    ours, theirs = settled.as_json(), kept.as_json()
    for name, value in ours.items():
        if theirs[name] != value:
            raise ArenaError(
                Message(
                    "arena-folder-differs",
                    folder=str(folder),
                    setting=Message("arena-setting", name=name),
                    there=shown(theirs[name]),
                    here=shown(value),
                )
            )
    return settled


def shown(value: Any) -> Param:
    """The value of a setting, for people."""
    if value is None or isinstance(value, bool):
        return Message("arena-setting-on" if value else "arena-setting-off")
    if isinstance(value, tuple):
        return ", ".join(each if isinstance(each, str) else f"{each:g}" for each in value)
    return str(value)


def kept_config(folder: Path) -> TournamentConfig | None:
    """The config of the tournament in a folder; None if there is none."""
    try:
        data = json.loads((folder / TOURNAMENT).read_text(encoding="utf-8"))
        if data.pop("format") != FORMAT:
            raise ArenaError(Message("arena-folder-version", folder=str(folder)))
        data["agents"] = tuple(data["agents"])
        data["sprt"] = tuple(data["sprt"]) if data["sprt"] else None
        return TournamentConfig(**data)
    except FileNotFoundError:
        return None
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        if isinstance(error, ArenaError):
            raise
        trouble = {"path": str(folder / TOURNAMENT), "error": str(error)}
        raise ArenaError(Message("arena-folder-unreadable", **trouble)) from None


def lock(file: BinaryIO, folder: Path) -> None:
    """Make sure that only one arena writes here."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise ArenaError(Message("arena-folder-busy", folder=str(folder))) from None


def read_results(file: BinaryIO) -> list[GameResult]:
    """All results; half a last line, of a process that was killed, is cut off."""
    file.seek(0)
    data = file.read()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        file.truncate(whole)
        file.seek(0, os.SEEK_END)
    results = []
    for number, line in enumerate(data[:whole].splitlines(), 1):
        try:
            results.append(read_result(json.loads(line)))
        except ValueError as error:
            reason = error.reason if isinstance(error, ArenaError) else str(error)
            trouble = Message("arena-folder-line", file=RESULTS, line=str(number), reason=reason)
            raise ArenaError(trouble) from None
    return results


def load_folder(folder: Path) -> tuple[TournamentConfig, list[GameResult]]:
    """What a folder holds, whether it is finished or not."""
    config = kept_config(folder)
    if config is None:
        raise ArenaError(Message("arena-folder-empty", folder=str(folder)))
    results: dict[tuple[int, int, int], GameResult] = {}
    with contextlib.suppress(FileNotFoundError), (folder / RESULTS).open("rb") as file:
        data = file.read()
        for line in data[: data.rfind(b"\n") + 1].splitlines():
            result = read_result(json.loads(line))
            results.setdefault(result.key, result)
    return config, in_order(config, results)


def in_order(
    config: TournamentConfig, results: dict[tuple[int, int, int], GameResult]
) -> list[GameResult]:
    """The results as the schedule has them, not as they came in."""
    keys = (fixture.key for fixture in fixtures_of(config))
    return [results[key] for key in keys if key in results]
