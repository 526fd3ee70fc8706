/** The agents' network and search, in the module. They take their time: use them in a Web Worker. */

import { ANY_EDGE, MOST_NODES, ROOT_TURNS } from './constants';
import { EngineError, type Engine } from './engine';
import { Node, Room, Scratch, TilingScratch, TilingTable, Tree, Weights, type Edge, type State } from './records';

/** A turn at the root of the tree: what it is, how often it was visited, and what that promised on average. */
export interface Turn {
  edge: number;
  actions: number[];
  prior: number;
  visits: number;
  value: number;
  margin: number;
  reveals: boolean;
}

/** What a seat can expect: the outcome and a little for the margin, and the margin in points. */
export interface Expected {
  value: number;
  margin: number;
}

const HALF_BITS = 1 << 16;

/** Every number of 16 bits, by its bits. */
function halves(): Float32Array {
  const table = new Float32Array(HALF_BITS);
  for (let bits = 0; bits < HALF_BITS; bits++) {
    const exponent = (bits >> 10) & 31;
    const fraction = (bits & 1023) / 1024;
    const size = exponent ? (1 + fraction) * 2 ** (exponent - 15) : fraction * 2 ** -14;
    table[bits] = bits >> 15 ? -size : size;
  }
  return table;
}

/** The table of tilings, worked out in a second or two by an engine that is then thrown away. */
export function buildTilings(engine: Engine): Uint8Array<ArrayBuffer> {
  const table = engine.make(TilingTable);
  engine.exports.write_tilings(table.at, engine.make(TilingScratch).at);
  return new Uint8Array(engine.heap.u8.subarray(table.at, table.at + TilingTable.SIZE));
}

export class Search {
  private readonly weights: Weights;
  private readonly table: TilingTable;
  private readonly room: Room;
  private readonly scratch: Scratch;
  private readonly tree: Tree;
  private readonly node: Node;
  private readonly network: [number, number, number];

  /** From the weights as they are shipped, and the table of tilings. */
  constructor(
    private readonly engine: Engine,
    weights: ArrayBuffer,
    tilings: Uint8Array,
  ) {
    this.weights = engine.make(Weights);
    this.table = engine.make(TilingTable);
    this.room = engine.make(Room);
    this.scratch = engine.make(Scratch);
    this.tree = engine.make(Tree);
    this.node = engine.make(Node);
    this.tree.capacity = BigInt(MOST_NODES);
    this.network = [this.weights.at, this.table.at, this.room.at];
    engine.heap.u8.set(tilings, this.table.at);
    this.unpack(weights);
  }

  /** How many positions the network has been asked about so far. */
  get evaluated(): number {
    return Number(this.scratch.evaluated);
  }

  /** The likeliest action by the policy; in finishing touches the best. */
  bestAction(state: State): number {
    return this.engine.exports.best_action(state.at, ...this.network, this.scratch.at);
  }

  /** The next finishing touch, or `done`. */
  bestTouch(state: State): number {
    return this.engine.exports.best_touch(state.at, this.scratch.at);
  }

  /** An action by the policy, drawn with a number below 1 from the so many likeliest ones. */
  drawAction(state: State, temperature: number, width: number, chance: number): number {
    this.engine.exports.evaluate(state.at, ...this.network, this.scratch.at);
    return this.engine.exports.sample_action(...this.network, temperature, width, chance);
  }

  /** Begin to search from a position whose hidden cards were dealt anew; a temperature above 1 finds more turns. */
  begin(state: State, temperature = 1): void {
    this.engine.exports.reset_search(this.tree.at, state.at, temperature, ...this.network, this.scratch.at);
  }

  /** Run simulations, beginning with a turn of the root or with any; how many there was room for. */
  simulate(count: number, edge = ANY_EDGE): number {
    return this.engine.exports.search(this.tree.at, edge, count, ...this.network, this.scratch.at);
  }

  /** The turns at the root. */
  turns(): Turn[] {
    const { first, edges } = this.tree.nodes(0);
    return Array.from({ length: Number(edges) }, (_, n) =>
      turnOf(Number(first) + n, this.tree.edges(Number(first) + n)),
    );
  }

  /** The turn visited most, the likelier one among equals. */
  chosenTurn(): Turn {
    const edge = this.engine.exports.chosen_edge(this.tree.at);
    return turnOf(edge, this.tree.edges(edge));
  }

  /** What the network alone expects at the root for a seat. */
  expected(seat: number): Expected {
    const root = this.tree.nodes(0);
    return { value: root.value[seat]!, margin: root.margin[seat]! };
  }

  /** What the network alone expects in a position, for every seat. */
  assess(state: State): Expected[] {
    this.engine.exports.assess(state.at, this.node.at, ...this.network, this.scratch.at);
    const { value, margin } = this.node;
    return Array.from({ length: state.seats }, (_, seat) => ({ value: value[seat]!, margin: margin[seat]! }));
  }

  /** Let the root have one more turn, which nothing was simulated of yet; its edge. */
  addTurn(actions: readonly number[], reveals: boolean): number {
    const root = this.tree.nodes(0);
    if (root.visits) throw new EngineError('a turn is added before anything is simulated');
    const last = Number(root.first + root.edges) - 1;
    const isFull = root.edges >= ROOT_TURNS;
    if (!isFull) {
      root.edges += 1n;
      this.tree.edgesUsed += 1n;
    }
    const number = isFull ? last : last + 1; // the least likely one makes room
    const edge = this.tree.edges(number);
    edge.actions.set(actions);
    edge.length = actions.length;
    edge.reveals = Number(reveals);
    edge.prior = edge.valueSum = edge.marginSum = edge.visits = edge.deals = 0;
    return number;
  }

  private unpack(file: ArrayBuffer): void {
    const count = new DataView(file).getUint32(0, true);
    const numbers = new Uint32Array(file, 4, 4 * count);
    this.weights.count = BigInt(count);
    for (let n = 0; n < count; n++) {
      const layer = this.weights.layers(n);
      const [weight, bias, inputs, outputs] = numbers.subarray(4 * n, 4 * n + 4);
      layer.weight = BigInt(weight!);
      layer.bias = BigInt(bias!);
      layer.inputs = BigInt(inputs!);
      layer.outputs = BigInt(outputs!);
    }
    unpackLayers(file, numbers, this.weights.values);
  }
}

/** Layer by layer: the scales of the rows, the matrix in bytes, the bias; of a norm its one row, and the shift. */
function unpackLayers(file: ArrayBuffer, layers: Uint32Array, target: Float32Array): void {
  const half = halves();
  let at = 4 + layers.byteLength;
  const halfFloats = (count: number): number[] => {
    const read = Array.from(new Uint16Array(file, at, count), (bits) => half[bits]!);
    at += 2 * count;
    return read;
  };
  for (let n = 0; n < layers.length; n += 4) {
    const [weight, bias, inputs, outputs] = layers.subarray(n, n + 4) as unknown as [number, number, number, number];
    const isNorm = inputs === 1;
    const scales = isNorm ? [] : halfFloats(inputs);
    if (isNorm) target.set(halfFloats(outputs), weight);
    else {
      const size = inputs * outputs;
      const quanta = new Int8Array(file, at, size);
      at += size + (size % 2);
      for (let i = 0; i < size; i++) target[weight + i] = quanta[i]! * scales[Math.floor(i / outputs)]!;
    }
    target.set(halfFloats(outputs), bias);
  }
}

function turnOf(number: number, edge: Edge): Turn {
  const visits = edge.visits;
  return {
    edge: number,
    actions: [...edge.actions.subarray(0, edge.length)],
    prior: edge.prior,
    visits,
    value: edge.valueSum / visits,
    margin: edge.marginSum / visits,
    reveals: edge.reveals !== 0,
  };
}
