/** The module's memory: numbers by their width, and room for records. */

const PAGE = 65536;
const ALIGNMENT = 16;

export class Heap {
  u8!: Uint8Array;
  i8!: Int8Array;
  u16!: Uint16Array;
  i16!: Int16Array;
  u32!: Uint32Array;
  i32!: Int32Array;
  u64!: BigUint64Array;
  i64!: BigInt64Array;
  f32!: Float32Array;
  f64!: Float64Array;
  private next: number;

  constructor(
    private readonly memory: WebAssembly.Memory,
    base: number,
  ) {
    this.next = base;
    this.look();
  }

  /**
   * The address of room for so many bytes, all zero; it is never given back. The memory may grow for it, and
   * arrays that were handed out before are then empty: read what you need, or copy it.
   */
  allocate(size: number): number {
    const at = (this.next + ALIGNMENT - 1) & -ALIGNMENT;
    this.next = at + size;
    const missing = this.next - this.memory.buffer.byteLength;
    if (missing > 0) {
      this.memory.grow(Math.ceil(missing / PAGE));
      this.look();
    }
    return at;
  }

  private look(): void {
    const { buffer } = this.memory;
    this.u8 = new Uint8Array(buffer);
    this.i8 = new Int8Array(buffer);
    this.u16 = new Uint16Array(buffer);
    this.i16 = new Int16Array(buffer);
    this.u32 = new Uint32Array(buffer);
    this.i32 = new Int32Array(buffer);
    this.u64 = new BigUint64Array(buffer);
    this.i64 = new BigInt64Array(buffer);
    this.f32 = new Float32Array(buffer);
    this.f64 = new Float64Array(buffer);
  }
}

type Numbers =
  | Uint8Array
  | Int8Array
  | Uint16Array
  | Int16Array
  | Uint32Array
  | Int32Array
  | BigUint64Array
  | BigInt64Array
  | Float32Array
  | Float64Array;

/** A record at an address. What it hands out are parts of the memory, not copies. */
export class View {
  constructor(
    readonly heap: Heap,
    readonly at: number,
  ) {}

  protected array<T extends Numbers>(numbers: T, offset: number, length: number): T {
    const start = (this.at + offset) / numbers.BYTES_PER_ELEMENT;
    return numbers.subarray(start, start + length) as T;
  }
}
