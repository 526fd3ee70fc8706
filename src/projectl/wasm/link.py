"""An object file to a module: the part of a linker that one file needs which calls nothing outside.

LLVM leaves open where the data will lie, and what it calls goes by the names of symbols. Here the
stack comes first in the memory, then the data, and then all that is free (`__heap_base`). The
format is that of https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from enum import IntEnum

MAGIC = b"\0asm\1\0\0\0"
PAGE = 1 << 16
STACK = PAGE
ALIGNMENT = 16
I32, CONSTANT, MUTABLE = 0x7F, 0, 1
I32_CONST, END = 0x41, 0x0B
WIDE = 5  # bytes that LLVM leaves for a number it does not know


class Section(IntEnum):
    """The parts of a file, by their numbers."""

    CUSTOM = 0
    TYPE = 1
    IMPORT = 2
    FUNCTION = 3
    MEMORY = 5
    GLOBAL = 6
    EXPORT = 7
    CODE = 10
    DATA = 11
    DATA_COUNT = 12


class Relocation(IntEnum):
    """What stands at a place that is to be filled in."""

    FUNCTION_INDEX = 0
    MEMORY_ADDRESS = 3
    SIGNED_MEMORY_ADDRESS = 4
    MEMORY_WORD = 5
    TYPE_INDEX = 6
    GLOBAL_INDEX = 7


ADDRESSES = (
    Relocation.MEMORY_ADDRESS,
    Relocation.SIGNED_MEMORY_ADDRESS,
    Relocation.MEMORY_WORD,
)
FUNCTION, DATA, GLOBAL, SECTION = 0, 1, 2, 3  # kinds of symbols
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
SEGMENT_INFO, SYMBOL_TABLE = 5, 8
IMPORTED_FUNCTION, IMPORTED_MEMORY, IMPORTED_GLOBAL = 0, 2, 3


class LinkError(Exception):
    """An object file that needs a larger linker."""


class Reader:
    """Bytes, read from the front."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    def more(self) -> bool:
        return self.at < len(self.data)

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def byte(self) -> int:
        return self.take(1)[0]

    def number(self, signed: bool = False) -> int:
        """A number in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value - (1 << shift) if signed and byte & 0x40 else value

    def block(self) -> bytes:
        """Bytes after their number."""
        return self.take(self.number())

    def text(self) -> str:
        return self.block().decode()


def leb(value: int) -> bytes:
    """A number from 0 in LEB128."""
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def signed_leb(value: int) -> bytes:
    """A number in signed LEB128."""
    out = bytearray()
    while not -0x40 <= value < 0x40:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value & 0x7F])


def block(data: bytes) -> bytes:
    return leb(len(data)) + data


def vector(items: Collection[bytes]) -> bytes:
    return leb(len(items)) + b"".join(items)


@dataclass(frozen=True)
class Symbol:
    """A function, a global, or data in a segment."""

    kind: int
    name: str
    index: int  # of the function or global, or of the segment
    offset: int = 0  # in the segment


@dataclass(frozen=True)
class Patch:
    """A place to be filled in."""

    kind: Relocation
    offset: int
    symbol: int
    addend: int


@dataclass
class Object:
    """What is in an object file."""

    sections: dict[int, bytes] = field(default_factory=dict)
    symbols: list[Symbol] = field(default_factory=list)
    alignments: list[int] = field(default_factory=list)  # of the segments
    patches: dict[str, list[Patch]] = field(default_factory=dict)  # by section


def read(code: bytes) -> Object:
    """Take an object file apart."""
    if not code.startswith(MAGIC):
        raise LinkError("this is no WebAssembly")
    found, reader = Object(), Reader(code, len(MAGIC))
    while reader.more():
        number, content = reader.byte(), reader.block()
        if number != Section.CUSTOM:
            found.sections[number] = content
            continue
        inner = Reader(content)
        name = inner.text()
        if name == "linking":
            read_linking(inner, found)
        elif name in ("reloc.CODE", "reloc.DATA"):
            inner.number()  # the section
            found.patches[name[6:]] = list(read_patches(inner))
    check_imports(found)
    return found


def check_imports(found: Object) -> None:
    """The memory and the stack pointer are made here; there is nothing else to call or to share."""
    reader = Reader(found.sections.get(Section.IMPORT, b"\0"))
    for _ in range(reader.number()):
        reader.text()
        name, kind = reader.text(), reader.byte()
        if kind == IMPORTED_MEMORY:
            for _ in range(1 + reader.byte()):
                reader.number()
        elif kind == IMPORTED_GLOBAL and name == "__stack_pointer":
            reader.take(2)
        else:
            raise LinkError(f"{name} is called, and not there")


def read_linking(reader: Reader, found: Object) -> None:
    """The symbols, and how the segments are aligned."""
    reader.number()  # the version
    while reader.more():
        kind, part = reader.byte(), Reader(reader.block())
        if kind == SYMBOL_TABLE:
            found.symbols = [read_symbol(part) for _ in range(part.number())]
        elif kind == SEGMENT_INFO:
            for _ in range(part.number()):
                part.text()
                found.alignments.append(1 << part.number())
                part.number()


def read_symbol(reader: Reader) -> Symbol:
    """One line of the table of symbols."""
    kind, flags = reader.byte(), reader.number()
    if kind == DATA:
        name = reader.text()
        if flags & UNDEFINED:
            raise LinkError(f"{name} is read, and not there")
        index, offset, _ = reader.number(), reader.number(), reader.number()
        return Symbol(kind, name, index, offset)
    index = reader.number()
    named = kind != SECTION and (not flags & UNDEFINED or flags & EXPLICIT_NAME)
    return Symbol(kind, reader.text() if named else "", index)


def read_patches(reader: Reader) -> Iterator[Patch]:
    """The places that are to be filled in, in their order."""
    for _ in range(reader.number()):
        number = reader.byte()
        if number not in list(Relocation):
            raise LinkError(f"there is no way to fill in a place of kind {number}")
        kind = Relocation(number)
        offset, symbol = reader.number(), reader.number()
        yield Patch(kind, offset, symbol, reader.number(True) if kind in ADDRESSES else 0)


def link(code: bytes, exports: Collection[str]) -> bytes:
    """The module of one object file."""
    found = read(code)
    segments = read_segments(found.sections.get(Section.DATA, b"\0"))
    addresses, top = [], STACK
    for (_, content), alignment in zip(segments, found.alignments, strict=True):
        top = -(-top // alignment) * alignment
        addresses.append(top)
        top += len(content)
    heap = -(-top // ALIGNMENT) * ALIGNMENT
    linker = Linker(found, addresses)
    made = {
        Section.TYPE: found.sections[Section.TYPE],
        Section.FUNCTION: found.sections[Section.FUNCTION],
        Section.MEMORY: vector([bytes([0]) + leb(-(-heap // PAGE))]),
        Section.GLOBAL: vector([a_global(MUTABLE, STACK), a_global(CONSTANT, heap)]),
        Section.EXPORT: linker.exports(exports),
        Section.CODE: linker.code(),
        Section.DATA: linker.data(segments),
    }
    return MAGIC + b"".join(bytes([number]) + block(made[number]) for number in sorted(made))


def a_global(mutable: int, value: int) -> bytes:
    return bytes([I32, mutable, I32_CONST]) + signed_leb(value) + bytes([END])


def read_segments(section: bytes) -> list[tuple[int, bytes]]:
    """The data: where in its section each segment begins, and what is in it."""
    reader, found = Reader(section), []
    for _ in range(reader.number()):
        if reader.byte() != 0:
            raise LinkError("data that is no part of the memory")
        reader.take(1)
        reader.number(True)
        reader.take(1)
        size = reader.number()
        found.append((reader.at, reader.take(size)))
    return found


class Linker:
    """Fills in what is known once the segments have their addresses."""

    def __init__(self, found: Object, addresses: list[int]) -> None:
        self.found = found
        self.addresses = addresses

    def value(self, patch: Patch) -> bytes:
        """What belongs at a place, as short as it can be written."""
        if patch.kind == Relocation.TYPE_INDEX:
            return leb(patch.symbol)
        symbol = self.found.symbols[patch.symbol]
        if patch.kind not in ADDRESSES:
            return leb(symbol.index)
        address = self.addresses[symbol.index] + symbol.offset + patch.addend
        if patch.kind == Relocation.MEMORY_WORD:
            return address.to_bytes(4, "little")
        return leb(address) if patch.kind == Relocation.MEMORY_ADDRESS else signed_leb(address)

    def code(self) -> bytes:
        """The functions. Numbers get shorter when they are filled in, and so do the functions."""
        reader = Reader(self.found.sections[Section.CODE])
        patches = iter([*self.found.patches.get("CODE", []), None])
        patch, bodies = next(patches), []
        for _ in range(reader.number()):
            size = reader.number()
            end, body = reader.at + size, b""
            while patch and patch.offset < end:
                body += reader.take(patch.offset - reader.at) + self.value(patch)
                reader.take(WIDE)
                patch = next(patches)
            bodies.append(block(body + reader.take(end - reader.at)))
        return vector(bodies)

    def data(self, segments: list[tuple[int, bytes]]) -> bytes:
        """The segments at their addresses."""
        contents = [bytearray(content) for _, content in segments]
        for patch in self.found.patches.get("DATA", []):
            number = max(n for n, (start, _) in enumerate(segments) if start <= patch.offset)
            at = patch.offset - segments[number][0]
            contents[number][at : at + 4] = self.value(patch)
        return vector(
            [
                bytes([0, I32_CONST]) + signed_leb(address) + bytes([END]) + block(bytes(content))
                for address, content in zip(self.addresses, contents, strict=True)
            ]
        )

    def exports(self, names: Collection[str]) -> bytes:
        """The memory, where it is free, and the functions."""
        functions = {s.name: s.index for s in self.found.symbols if s.kind == FUNCTION}
        missing = [name for name in names if name not in functions]
        if missing:
            raise LinkError(f"there is no function {', '.join(missing)}")
        parts = [
            block(b"memory") + bytes([IMPORTED_MEMORY, 0]),
            block(b"__heap_base") + bytes([IMPORTED_GLOBAL, 1]),
        ]
        parts += [block(name.encode()) + b"\0" + leb(functions[name]) for name in names]
        return vector(parts)
