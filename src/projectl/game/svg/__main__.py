"""Write the pictures of the docs: `python -m projectl.game.svg docs/pictures`."""

import sys
from pathlib import Path

from projectl.game.svg.examples import pictures


def main() -> None:
    """Write every picture into the folder that is named."""
    if len(sys.argv) != 2:
        raise SystemExit("name the folder to write to: python -m projectl.game.svg docs/pictures")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pictures():
        (folder / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
