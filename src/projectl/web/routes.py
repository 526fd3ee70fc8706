"""The HTTP API: tables are made, joined and recovered, and rematches made."""

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from projectl.agents.registry import BUILT_IN
from projectl.game.game_file import format_game
from projectl.table.config import SeatKind, UndoRule, check_seat, installed_agents, levels_of
from projectl.table.refusal import Refusal
from projectl.table.tokens import Purpose
from projectl.texts import Message
from projectl.web.broadcast import WebTable
from projectl.web.credentials import address_of, cookie_for, is_here, network_of, secrets_of
from projectl.web.handler import not_held
from projectl.web.problems import answers
from projectl.web.reach import reachable_hosts
from projectl.web.schema import http
from projectl.web.serialise import all_cards, named, table_state
from projectl.web.server_state import ServerState
from projectl.web.socket_schema import socket_schema

router = APIRouter(prefix="/api")

TableId = Annotated[str, Path(pattern=http.TABLE_ID)]
SeatId = Annotated[int, Path(ge=0, lt=4)]


def state_of(request: Request) -> ServerState:
    server_state: ServerState = request.app.state.server_state
    return server_state


async def table_of(request: Request, table: str, *links: str) -> WebTable:
    """The table a request is about, for whoever has some links; Refusal if there is none."""
    secrets = [*secrets_of(request, table), *links]
    found = await state_of(request).registry.find(table, network_of(request), secrets)
    if found is None:
        raise Refusal("unknown_table", Message("refused-unknown-table"))
    return found


def held_by(request: Request, table: WebTable) -> frozenset[int]:
    """The seats that the client holds."""
    return table.seats_of(secrets_of(request, table.id))


def check_holder(request: Request, table: WebTable, seat: int) -> None:
    """Refuse a client that does not hold a seat."""
    held = held_by(request, table)
    if seat not in held:
        raise Refusal("not_your_seat", not_held(seat, held))


def give_cookie(request: Request, response: Response, table: WebTable, fresh: list[str]) -> None:
    """Add secrets to those a browser has for a table. Of each seat it keeps the oldest, which may
    be the owner's, and the newest, so that there is room for all seats.
    """
    secrets = [*secrets_of(request, table.id), *fresh]
    held = [(seat, secret) for secret in secrets for seat in table.seats_of([secret])]
    kept = {*dict(held).values(), *dict(reversed(held)).values()}
    cookie = cookie_for(
        table.id, [secret for secret in secrets if secret in kept], request.url.scheme == "https"
    )
    response.set_cookie(**cookie)  # type: ignore[arg-type]


def limit_tries(request: Request) -> None:
    """Keep an address from guessing links."""
    if not state_of(request).link_tries.take(network_of(request)):
        raise Refusal("too_fast", Message("refused-too-many-links"))


@router.post("/tables", status_code=201, responses=answers())
async def make_table(asked: http.NewTable, request: Request, response: Response) -> http.MadeTable:
    """Make a table; the browser gets the seats that are `here`, the answer has the links."""
    server_state = state_of(request)
    if not server_state.new_tables.take(network_of(request)):
        raise Refusal("too_fast", Message("refused-too-many-tables"))
    seats = tuple(
        check_seat(number, SeatKind(seat.kind), seat.name, seat.agent, seat.level)
        for number, seat in enumerate(asked.seats)
    )
    undo = UndoRule(asked.undo)
    table, held, links = await server_state.registry.make(asked.mode, asked.difficulty, undo, seats)
    if held:
        give_cookie(request, response, table, list(held.values()))
    return http.MadeTable(
        table=table.id,
        commitment=table.session.config.commitment,
        seats=[
            http.MadeSeat(
                number=seat.number,
                kind=seat.kind.value,
                name=seat.name,
                invite=links.get(seat.number),
            )
            for seat in table.session.config.seats
        ],
        spectate=f"/t/{table.id}",
    )


@router.post("/tables/{table}/join", responses=answers(404, 409))
async def join_table(
    table: TableId, asked: http.JoinTable, request: Request, response: Response
) -> http.JoinedTable:
    """Take the seat of a link, once; whoever did not hear the answer asks again with their key."""
    limit_tries(request)
    if not state_of(request).entries.take(network_of(request)):
        raise Refusal("too_fast", Message("refused-too-many-requests"))
    found = await table_of(request, table, asked.invite)
    seat, token, recovery = await found.join(asked.invite, asked.name, asked.key)
    if not asked.bearer:
        give_cookie(request, response, found, [token])
    return http.JoinedTable(number=seat, recovery=recovery, token=token if asked.bearer else None)


@router.get("/tables/{table}", responses=answers(404))
async def look_at_table(table: TableId, request: Request) -> http.TableSummary:
    """A table as everybody may know it."""
    found = await table_of(request, table)
    state, connected = table_state(found.session, found.successor), found.listener.connected
    return http.TableSummary(
        **state.model_dump(),
        you=sorted(held_by(request, found)),
        seats=[
            http.SeatSummary.model_validate(
                {
                    "number": seat.config.number,
                    "name": seat.name,
                    "kind": seat.config.kind.value,
                    "agent": seat.config.agent,
                    "level": seat.config.level,
                    "taken": seat.taken,
                    "connected": seat.config.number in connected,
                    "stand_in": seat.stand_in,
                }
            )
            for seat in found.session.seats
        ],
    )


@router.post("/tables/{table}/recover", responses=answers(404))
async def recover_seat(
    table: TableId, asked: http.RecoverSeat, request: Request, response: Response
) -> http.RecoveredSeat:
    """Hold one's seat from another device, by its recovery link."""
    limit_tries(request)
    found = await table_of(request, table, asked.token)
    seat = found.seat_for(asked.token, Purpose.RECOVERY)
    [token] = await found.admit([seat])
    if not asked.bearer:
        give_cookie(request, response, found, [token])
    return http.RecoveredSeat(number=seat, token=token if asked.bearer else None)


@router.post("/tables/{table}/seats/{seat}/recovery", responses=answers(404))
async def make_recovery(table: TableId, seat: SeatId, request: Request) -> http.Recovery:
    """A fresh recovery link for one's seat; the one before is void."""
    found = await table_of(request, table)
    check_holder(request, found, seat)
    return http.Recovery(number=seat, recovery=await found.new_link(seat, Purpose.RECOVERY))


@router.post("/tables/{table}/seats/{seat}/invite", responses=answers(404, 409))
async def make_invite(table: TableId, seat: SeatId, request: Request) -> http.NewInvite:
    """A fresh link for a seat nobody has taken; whoever has a seat at the table may make it."""
    found = await table_of(request, table)
    if not held_by(request, found):
        raise Refusal("not_your_seat", Message("refused-no-seat"))
    if seat >= len(found.session.seats):
        raise Refusal("taken", Message("refused-no-such-seat", count=len(found.session.seats)))
    return http.NewInvite(invite=await found.new_link(seat, Purpose.INVITE))


@router.post("/tables/{table}/rematch", responses=answers(404, 409))
async def rematch(table: TableId, request: Request, response: Response) -> http.RematchTable:
    """The next table, made for the first request; each client gets its seats there."""
    server_state = state_of(request)
    found = await table_of(request, table)
    seats = sorted(held_by(request, found))
    if not seats:
        raise Refusal("not_your_seat", Message("refused-no-seat"))
    following = await server_state.registry.rematch(found)
    if set(held_by(request, following)) != set(seats):
        give_cookie(request, response, following, await following.admit(seats))
    return http.RematchTable(table=following.id, seats=seats)


@router.get(
    "/tables/{table}/game",
    responses={**answers(404, 409), 200: {"content": {"text/plain": {}}}},
)
async def game_file(table: TableId, request: Request) -> PlainTextResponse:
    """The game in notation, when it is over: it has the seed in it."""
    game = (await table_of(request, table)).session.game
    if not game.is_over:
        raise Refusal("not_over", Message("refused-download-early"))
    name = f"projectl-{named(game.mode)}-{table}.txt"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    written = await asyncio.to_thread(format_game, game)  # it may have thousands of actions
    return PlainTextResponse(written, headers=disposition)


@router.get("/socket.json")
async def messages_of_the_socket() -> dict[str, Any]:
    """The messages of a table's socket as JSON Schema."""
    return socket_schema()


@router.get("/agents", responses=answers())
async def agents() -> http.Agents:
    """The agents one can seat."""
    return known_agents()


@cache
def known_agents() -> http.Agents:
    """Those that were installed when the server started."""
    known = [
        {"name": name, "levels": levels_of(name), "built_in": name in BUILT_IN}
        for name in installed_agents()
    ]
    return http.Agents.model_validate({"agents": known})


@router.get("/puzzles", responses=answers())
async def puzzles() -> http.Puzzles:
    """All puzzles there are, as printed."""
    return http.Puzzles(puzzles=all_cards())


@router.get("/reach", responses=answers())
def reach(request: Request) -> http.Reach:
    """Where friends find the server, for whoever is at its machine: `localhost` leads nowhere."""
    if not is_here(address_of(request)):
        raise Refusal("not_allowed", Message("refused-host-only"))
    return http.Reach(addresses=addresses_of(request))


def addresses_of(request: Request) -> list[str]:
    """The server's addresses on its network."""
    port = request.scope["server"][1]
    hosts = reachable_hosts(state_of(request).config.host)
    return [f"{request.url.scheme}://{host}:{port}" for host in hosts]


class Scannable(BaseModel):
    """A link of this server, to be shown as a QR code."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    text: Annotated[str, Field(min_length=1, max_length=300)]


@router.post("/qr", responses={**answers(), 200: {"content": {"image/svg+xml": {}}}})
async def qr_code(asked: Scannable, request: Request) -> Response:
    """A link as a picture. It is posted, so that no log of addresses has the secret in it."""
    if not is_own_link(asked.text, request):
        raise Refusal("not_allowed", Message("refused-foreign-link"))
    server_state = state_of(request)
    if not server_state.qr_codes.take(network_of(request)):
        raise Refusal("too_fast", Message("refused-too-many-requests"))
    return Response(await server_state.qr_drawer.draw(asked.text), media_type="image/svg+xml")


def is_own_link(text: str, request: Request) -> bool:
    """Whether a link leads to this server: by the host of the request, or on its network."""
    scheme, _, rest = text.partition("://")
    host, slash, _ = rest.partition("/")
    own = request.headers.get("host")
    if not own or not slash or scheme not in ("http", "https"):
        return False
    near = is_here(address_of(request)) and f"{scheme}://{host}" in addresses_of(request)
    return host == own or near
