"""Somebody who plays through the accessibility tree: knows roles, names and what is announced."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import Page, expect

BUTTON = re.compile(r"""- '?button "([^"]*)"((?: \[[^\]]*\])*)""")
ENDS = ("Finish Master", "No more touches", "End turn", "Pass")
PUZZLE = re.compile(r"Points: (\d)\. Reward: (\w\w)\. Squares: (\d+); row \d: ")
PIECE = re.compile(r"\w\d, you have [1-9]")
HELD_OVER = re.compile(r" on slot \d: ")


@dataclass
class TreePlayer:
    """Presses buttons by their names, as a screen reader does."""

    page: Page
    moves: int = 0
    heard: list[str] = field(default_factory=list)  # what was announced, action by action

    def play_on(self) -> None:
        """Play until the result has the focus."""
        while not self._is_over():
            self._act(self._ready())

    def _is_over(self) -> bool:
        return self.page.get_by_role("dialog", name=re.compile("won|Counting")).count() > 0

    def _ready(self) -> list[str]:
        """The names of all buttons that can be pressed now."""
        tree = self.page.get_by_role("main").aria_snapshot()
        return [name for name, states in BUTTON.findall(tree) if "[disabled]" not in states]

    def _act(self, ready: list[str]) -> None:
        said = self._announced()
        if not (self._end(ready) or self._take(ready) or self._place(ready) or self._piece(ready)):
            self.page.wait_for_timeout(50)  # the answer is on its way
            return
        expect(self.page.get_by_role("status")).not_to_have_text(said)
        self.moves += 1
        self.heard.append(self._announced())

    def _announced(self) -> str:
        return self.page.get_by_role("status").inner_text()

    def _press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).press("Enter")

    def _end(self, ready: list[str]) -> bool:
        found = [name for name in ENDS if name in ready]
        for name in found[:1]:
            self._press(name)
        return bool(found)

    def _take(self, ready: list[str]) -> bool:
        """Take the puzzle with the fewest squares, by what is said of it."""
        puzzles = [(name, match) for name in ready if (match := PUZZLE.search(name))]
        if not puzzles:
            return False
        name, _ = min(puzzles, key=lambda each: int(each[1][3]))
        self._press(name)
        self.page.get_by_role("button", pressed=True).press("Enter")
        return True

    def _place(self, ready: list[str]) -> bool:
        """Pick a piece up, and lay it where it is said to fit."""
        for name in sorted(filter(PIECE.fullmatch, ready), key=lambda each: -int(each[1])):
            self._press(name)
            if HELD_OVER.search(self._announced()):
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press("Escape")
        return False

    def _piece(self, ready: list[str]) -> bool:
        found = [name for name in ready if name.endswith(("Take one.", "Choose it as the reward."))]
        for name in found[:1]:
            self._press(name)
        return bool(found)
