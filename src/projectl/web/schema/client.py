"""What a client may say through the socket."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

MOST_SEATS = 4
LONGEST_ACTION = 100
LONGEST_NAME = 24

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Seq = Annotated[int, Field(ge=0, lt=1 << 31)]
ActionText = Annotated[str, Field(min_length=1, max_length=LONGEST_ACTION)]
EmoteName = Literal["hello", "bravo", "thanks", "wow", "oops", "hmm"]
PersonName = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class ClientMessage(BaseModel):
    """Every message says which version of the protocol it speaks."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    v: Literal[1]


class Act(ClientMessage):
    """Play an action, in notation; `seq` is the last one the client saw.

    A `careful` action that would end the turn is not played; `ends_turn` is the answer.
    """

    type: Literal["act"]
    seq: Seq
    seat: SeatNumber
    action: ActionText
    careful: bool = False


class Undo(ClientMessage):
    """Take back one's last action."""

    type: Literal["undo"]
    seq: Seq
    seat: SeatNumber


class ResetTurn(ClientMessage):
    """Take back one's whole turn, as far as may be."""

    type: Literal["reset_turn"]
    seq: Seq
    seat: SeatNumber


class Takeback(ClientMessage):
    """Ask the others whether one may take back one's last action."""

    type: Literal["takeback"]
    seq: Seq
    seat: SeatNumber


class Answer(ClientMessage):
    """Allow or refuse what another asked for, by the number of the question."""

    type: Literal["answer"]
    seq: Seq
    seat: SeatNumber
    question: Seq
    allow: bool


class AskHint(ClientMessage):
    """Ask which turns look best."""

    type: Literal["hint"]
    seq: Seq
    seat: SeatNumber


class AskWhy(ClientMessage):
    """Ask why an action is not legal; `place 1 L4`, without cells, asks about every way to lie."""

    type: Literal["why"]
    seat: SeatNumber
    action: ActionText


class Leave(ClientMessage):
    """Let an agent play on."""

    type: Literal["leave"]
    seat: SeatNumber


class Back(ClientMessage):
    """Take one's seat back from the agent."""

    type: Literal["back"]
    seat: SeatNumber


class Cover(ClientMessage):
    """Let an agent play for another seat, `absent`, whose person is away or never came."""

    type: Literal["cover"]
    seat: SeatNumber
    absent: SeatNumber


class SetName(ClientMessage):
    """Change one's name."""

    type: Literal["name"]
    seat: SeatNumber
    name: PersonName


class SendEmote(ClientMessage):
    """Show the others a small sign: there is no chat."""

    type: Literal["emote"]
    seat: SeatNumber
    emote: EmoteName


class Look(ClientMessage):
    """Ask for a whole snapshot, after a sleep for example."""

    type: Literal["look"]


class Ping(ClientMessage):
    """Ask whether the server is there."""

    type: Literal["ping"]


FromClient = Annotated[
    Act
    | Undo
    | ResetTurn
    | Takeback
    | Answer
    | AskHint
    | AskWhy
    | Leave
    | Back
    | Cover
    | SetName
    | SendEmote
    | Look
    | Ping,
    Field(discriminator="type"),
]

READER: TypeAdapter[FromClient] = TypeAdapter(FromClient)
