"""Links as QR codes, drawn one at a time beside the loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import segno

MASK = 3  # any is valid; to find the best of eight takes most of the time


class QrDrawer:
    """A thread that draws: many links at once keep nobody else waiting."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="qr")

    async def draw(self, text: str) -> str:
        """A text as SVG."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, draw, text)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)


def draw(text: str) -> str:
    code = segno.make(text, error="m", micro=False, mask=MASK, boost_error=False)
    return str(code.svg_inline(border=2, scale=4))
