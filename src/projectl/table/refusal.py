"""Why the table does not do what it was asked to."""

from projectl.texts import Message
from projectl.texts.errors import MessageError


class Refusal(MessageError):  # noqa: N818  # nothing broke: a request was not granted
    """A request that is not granted: `code` is for programs, the reason for people."""

    def __init__(self, code: str, reason: Message) -> None:
        super().__init__(reason)
        self.code = code
