"""Somebody who plays in the browser: sees what lights up, and moves by mouse, keys or touch."""

from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page

SHAPES = ("O4", "S4", "T4", "L4", "I4", "V3", "I3", "I2", "I1")  # the largest first
PATIENCE = 60_000  # ms for others to move; the first time, agents are still waking up
SETTLING = 20  # times that slots may move before a piece comes to rest
CELLS = [(row, column) for row in range(5) for column in range(5)]
MOST_STOPS = 12  # of Tab, on a table
# Moves about over the lit slots until the held piece snaps, and lies there still when the page is
# drawn with it: slots may move. Answers where, in px.
FEEL = """async () => {
    const snaps = async (x, y) => {
        dispatchEvent(new PointerEvent('pointermove', {
            clientX: x, clientY: y, pointerType: 'mouse', pointerId: 1,
        }));
        await new Promise(done => setTimeout(done));
        return document.querySelector('.ghost') !== null;
    };
    const drawn = () => new Promise(go => requestAnimationFrame(() => setTimeout(go)));
    let snapped = null; // where it did not stay
    for (const slot of document.querySelectorAll('.slot.lit [data-field]')) {
        for (let cell = 0; cell < 25; cell++) {
            const box = slot.getBoundingClientRect();
            const side = box.width / 5;
            const x = box.x + (cell % 5 + 0.5) * side;
            const y = box.y + (Math.floor(cell / 5) + 0.5) * side;
            if (!await snaps(x, y)) continue;
            await drawn();
            if (await snaps(x, y)) return [x, y];
            snapped = [x, y];
        }
    }
    return snapped;
}"""
# The areas of the table by their single tab stops, in the order of Tab.
STOPS = """() => {
    const all = document.querySelectorAll('a[href], button, input, select, summary, [tabindex]');
    return [...all].filter(e => e.tabIndex >= 0 && e.checkVisibility());
}"""
# How many times Tab leads from the focus to the area of an element; negative is backwards.
TABS = f"""node => {{
    const area = node.closest('[data-area]');
    const stops = ({STOPS})();
    const here = stops.findIndex(e => e === document.activeElement);
    return stops.findIndex(e => area ? area.contains(e) : e === node) - here;
}}"""
# The arrow key that leads from the focus towards an element; none when it is there.
ARROW = """node => {
    if (node === document.activeElement) return null;
    const [from, to] = [document.activeElement, node].map(e => e.getBoundingClientRect());
    const middle = box => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const [x, y] = middle(from);
    const [toX, toY] = middle(to);
    if (to.top >= from.bottom || (toY > from.bottom && toX === x)) return 'ArrowDown';
    if (to.bottom <= from.top || (toY < from.top && toX === x)) return 'ArrowUp';
    return toX > x ? 'ArrowRight' : 'ArrowLeft';
}"""


@dataclass
class Player:
    """Plays by the mouse: drags pieces, clicks the rest."""

    page: Page
    rushes: bool = False  # takes black puzzles first, so that the game ends soon
    moves: int = 0
    seen: list[str] = field(default_factory=list)
    tried: tuple[str, ...] = ()  # the slots when pieces were last tried there
    unfit: set[str] = field(default_factory=set)  # shapes that fitted nowhere

    def state(self, name: str) -> str:
        return self.page.locator("main.table").get_attribute(f"data-{name}") or ""

    @property
    def is_over(self) -> bool:
        return self.state("phase") == "over"

    def wait_for_turn(self) -> bool:
        """Until one may act; False when the game is over."""
        self.page.wait_for_selector(
            "main.table[data-turn=mine], main.table[data-phase=over]", timeout=PATIENCE
        )
        return not self.is_over

    def answered(self, seq: str) -> None:
        """Until the server has answered the last action."""
        self.page.wait_for_function(
            "seq => document.querySelector('main.table').dataset.seq !== seq", arg=seq
        )
        self.moves += 1

    # How a hand moves; the other players do it otherwise.

    def press(self, target: Locator) -> None:
        target.click()

    def place(self, shape: str) -> bool:
        """Drag a piece to where it fits; False, and the piece is back, if it fits nowhere."""
        start = self.centre(self.supply(shape))
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] - 12, start[1] - 12)
        where = self.page.evaluate(FEEL)
        mouse.move(*(where or start))
        for _ in range(SETTLING):
            if not where or self.page.locator(".ghost").count():
                break
            where = self.page.evaluate(FEEL)  # the slots have moved meanwhile
            mouse.move(*(where or start))
        else:
            raise AssertionError(f"{shape} does not come to rest at {where}")
        mouse.up()
        return where is not None

    def put_back(self) -> None:
        cancel = self.page.locator("[data-tool=cancel]")
        if cancel.count():
            self.press(cancel)

    # What the eyes see.

    def supply(self, shape: str) -> Locator:
        return self.page.locator(f"[data-supply={shape}]")

    def centre(self, target: Locator) -> tuple[float, float]:
        box = target.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def lit_slots(self) -> list[int]:
        found = self.page.locator(".slot.lit").evaluate_all("all => all.map(e => e.dataset.slot)")
        return [int(slot) for slot in found]

    def cells_of(self, slot: int) -> list[tuple[float, float]]:
        """The middles of a slot's cells, those first where the held piece could lie."""
        box = self.page.locator(f"[data-field='{slot}']").bounding_box()
        assert box
        side = box["width"] / 5
        return [
            (box["x"] + (column + 0.5) * side, box["y"] + (row + 0.5) * side)
            for row, column in sorted(CELLS, key=lambda at: abs(at[0] - 2.5) + abs(at[1] - 2))
        ]

    def ready(self, selector: str) -> Locator:
        return self.page.locator(f"{selector}[aria-disabled=false]")

    # What the head decides.

    def act(self) -> None:
        """One action, through whatever lights up."""
        seq = self.state("seq")
        done = self._tool("done", "end", "pass") or self._reward() or self._board()
        assert done, "nothing lights up"
        self.answered(seq)

    def play_on(self, most: int = 10_000) -> None:
        """Play until the game is over, or for so many actions."""
        end = self.moves + most
        while self.moves < end and self.wait_for_turn():
            self.act()

    def _tool(self, *names: str) -> bool:
        for name in names:
            tool = self.ready(f"[data-tool={name}]")
            if tool.count():
                self.press(tool)
                return True
        return False

    def _reward(self) -> bool:
        if self.state("phase") != "reward":
            return False
        self.press(self.ready("[data-reserve]").first)
        return True

    def _board(self) -> bool:
        if self.rushes:
            return self._take() or self._place() or self._piece() or self._exchange()
        slots = self.page.locator(".slot [data-field]").count()
        take_first = slots < 2 and self._take()
        return take_first or self._place() or self._take() or self._piece() or self._exchange()

    def _take(self) -> bool:
        places = self.ready("[data-at^='place-']").evaluate_all(
            "all => all.map(e => [e.dataset.at, e.dataset.colour, Number(e.dataset.squares)])"
        )
        if not places:
            return False

        def cost(place: tuple[str, str, int]) -> int:
            _, colour, squares = place
            return squares - (100 if self.rushes and colour == "black" else 0)

        target = self.page.locator(f"[data-at='{min(places, key=cost)[0]}']")
        self.press(target)
        self.press(target)
        return True

    def _place(self) -> bool:
        held = self.ready("[data-supply]").evaluate_all("all => all.map(e => e.dataset.supply)")
        for shape in self._worth_trying(held):
            if self.place(shape):
                return True
            self.unfit.add(shape)
        return False

    def _worth_trying(self, held: list[str]) -> list[str]:
        """Shapes one has, the largest first; what fitted nowhere does not until a slot changes."""
        labels = self.page.locator(".slot").evaluate_all("all => all.map(e => e.ariaLabel)")
        slots = (self.state("phase"), *labels)
        if slots != self.tried:
            self.tried, self.unfit = slots, set()
        return [shape for shape in SHAPES if shape in held and shape not in self.unfit]

    def _piece(self) -> bool:
        lit = self.page.locator("[data-reserve].lit")
        if not lit.count():
            return False
        self.press(lit.first)
        return True

    def _exchange(self) -> bool:
        held = self.ready("[data-supply]")
        if not held.count():
            return False
        self.press(held.first)
        self.press(self.page.locator("[data-reserve].lit").last)
        return True


@dataclass
class KeyPlayer(Player):
    """Plays by the keys alone: Tab, Enter, arrows, R and F."""

    most_stops: int = 0  # of Tab, at any time

    def focus(self, target: Locator) -> None:
        """Tab to the area of the target, and arrow keys to the target itself."""
        self.most_stops = max(self.most_stops, self.page.evaluate(f"({STOPS})().length"))
        tabs: int = target.evaluate(TABS)
        for _ in range(abs(tabs)):
            self.page.keyboard.press("Tab" if tabs > 0 else "Shift+Tab")
        for _ in range(12):
            key: str | None = target.evaluate(ARROW)
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keys do not lead to {target}")

    def press(self, target: Locator) -> None:
        self.focus(target)
        self.page.keyboard.press("Enter")

    def place(self, shape: str) -> bool:
        self.press(self.supply(shape))
        if not self.page.locator(".ghost").count():
            self.page.keyboard.press("Escape")
            return False
        self.seen.append(self.page.locator("[data-live]").inner_text())
        for key in ("r", "ArrowRight", "f", "ArrowDown"):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")
        return True


class TouchPlayer(Player):
    """Plays by taps: piece, cell, once more to turn, confirm."""

    def press(self, target: Locator) -> None:
        target.tap()

    def place(self, shape: str) -> bool:
        self.press(self.supply(shape))
        for slot in self.lit_slots():
            for x, y in self.cells_of(slot):
                self.page.touchscreen.tap(x, y)
                if self.page.locator(".ghost").count():
                    self.page.touchscreen.tap(x, y)
                    self.press(self.page.locator("[data-tool=confirm]"))
                    return True
        self.put_back()
        return False
