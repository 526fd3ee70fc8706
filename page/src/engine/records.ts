// Written by `python -m projectl.wasm.typescript`; do not edit.

import { View } from './heap';

export class State extends View {
  static readonly SIZE = 464;
  get rng(): BigUint64Array {
    return this.array(this.heap.u64, 0, 4);
  }
  get finished(): BigInt64Array {
    return this.array(this.heap.i64, 32, 4);
  }
  get mastermindFinished(): bigint {
    return this.heap.i64[(this.at + 64) / 8]!;
  }
  set mastermindFinished(value: bigint) {
    this.heap.i64[(this.at + 64) / 8] = value;
  }
  hole(i: number): Uint32Array {
    return this.array(this.heap.u32, 72 + i * 16, 4);
  }
  get roundNumber(): number {
    return this.heap.u16[(this.at + 136) / 2]!;
  }
  set roundNumber(value: number) {
    this.heap.u16[(this.at + 136) / 2] = value;
  }
  get lastRound(): number {
    return this.heap.u16[(this.at + 138) / 2]!;
  }
  set lastRound(value: number) {
    this.heap.u16[(this.at + 138) / 2] = value;
  }
  puzzle(i: number): Uint8Array {
    return this.array(this.heap.u8, 140 + i * 4, 4);
  }
  laid(i: number, j: number): Uint8Array {
    return this.array(this.heap.u8, 156 + i * 36 + j * 9, 9);
  }
  supply(i: number): Uint8Array {
    return this.array(this.heap.u8, 300 + i * 9, 9);
  }
  get reserve(): Uint8Array {
    return this.array(this.heap.u8, 336, 9);
  }
  get market(): Uint8Array {
    return this.array(this.heap.u8, 345, 9);
  }
  deck(i: number): Uint8Array {
    return this.array(this.heap.u8, 354 + i * 32, 32);
  }
  get deckLeft(): Uint8Array {
    return this.array(this.heap.u8, 418, 2);
  }
  get mode(): number {
    return this.heap.u8[(this.at + 420) / 1]!;
  }
  set mode(value: number) {
    this.heap.u8[(this.at + 420) / 1] = value;
  }
  get difficulty(): number {
    return this.heap.u8[(this.at + 421) / 1]!;
  }
  set difficulty(value: number) {
    this.heap.u8[(this.at + 421) / 1] = value;
  }
  get seats(): number {
    return this.heap.u8[(this.at + 422) / 1]!;
  }
  set seats(value: number) {
    this.heap.u8[(this.at + 422) / 1] = value;
  }
  get first(): number {
    return this.heap.u8[(this.at + 423) / 1]!;
  }
  set first(value: number) {
    this.heap.u8[(this.at + 423) / 1] = value;
  }
  get player(): number {
    return this.heap.u8[(this.at + 424) / 1]!;
  }
  set player(value: number) {
    this.heap.u8[(this.at + 424) / 1] = value;
  }
  get phase(): number {
    return this.heap.u8[(this.at + 425) / 1]!;
  }
  set phase(value: number) {
    this.heap.u8[(this.at + 425) / 1] = value;
  }
  get actionsLeft(): number {
    return this.heap.u8[(this.at + 426) / 1]!;
  }
  set actionsLeft(value: number) {
    this.heap.u8[(this.at + 426) / 1] = value;
  }
  get masterUsed(): number {
    return this.heap.u8[(this.at + 427) / 1]!;
  }
  set masterUsed(value: number) {
    this.heap.u8[(this.at + 427) / 1] = value;
  }
  get mastered(): number {
    return this.heap.u8[(this.at + 428) / 1]!;
  }
  set mastered(value: number) {
    this.heap.u8[(this.at + 428) / 1] = value;
  }
  get rewardDue(): number {
    return this.heap.u8[(this.at + 429) / 1]!;
  }
  set rewardDue(value: number) {
    this.heap.u8[(this.at + 429) / 1] = value;
  }
  get moved(): number {
    return this.heap.u8[(this.at + 430) / 1]!;
  }
  set moved(value: number) {
    this.heap.u8[(this.at + 430) / 1] = value;
  }
  get idleRounds(): number {
    return this.heap.u8[(this.at + 431) / 1]!;
  }
  set idleRounds(value: number) {
    this.heap.u8[(this.at + 431) / 1] = value;
  }
  get endReason(): number {
    return this.heap.u8[(this.at + 432) / 1]!;
  }
  set endReason(value: number) {
    this.heap.u8[(this.at + 432) / 1] = value;
  }
  get touches(): Uint8Array {
    return this.array(this.heap.u8, 433, 4);
  }
  get locks(): Uint8Array {
    return this.array(this.heap.u8, 437, 3);
  }
  get mastermindSupply(): number {
    return this.heap.u8[(this.at + 440) / 1]!;
  }
  set mastermindSupply(value: number) {
    this.heap.u8[(this.at + 440) / 1] = value;
  }
  get tiles(): Uint8Array {
    return this.array(this.heap.u8, 441, 10);
  }
  get bank(): number {
    return this.heap.u8[(this.at + 451) / 1]!;
  }
  set bank(value: number) {
    this.heap.u8[(this.at + 451) / 1] = value;
  }
  get pending(): Uint8Array {
    return this.array(this.heap.u8, 452, 4);
  }
  get available(): Uint8Array {
    return this.array(this.heap.u8, 456, 4);
  }
}

export class Seed extends View {
  static readonly SIZE = 32;
  get words(): BigUint64Array {
    return this.array(this.heap.u64, 0, 4);
  }
}

export class Listing extends View {
  static readonly SIZE = 3322;
  get actions(): Int16Array {
    return this.array(this.heap.i16, 0, 1661);
  }
}

export class Mask extends View {
  static readonly SIZE = 1661;
  get legal(): Int8Array {
    return this.array(this.heap.i8, 0, 1661);
  }
}

export class Observation extends View {
  static readonly SIZE = 5480;
  get numbers(): Float32Array {
    return this.array(this.heap.f32, 0, 1370);
  }
}

export class Effect extends View {
  static readonly SIZE = 8;
  get kind(): number {
    return this.heap.u8[(this.at + 0) / 1]!;
  }
  set kind(value: number) {
    this.heap.u8[(this.at + 0) / 1] = value;
  }
  get seat(): number {
    return this.heap.u8[(this.at + 1) / 1]!;
  }
  set seat(value: number) {
    this.heap.u8[(this.at + 1) / 1] = value;
  }
  get place(): number {
    return this.heap.u8[(this.at + 2) / 1]!;
  }
  set place(value: number) {
    this.heap.u8[(this.at + 2) / 1] = value;
  }
  get slot(): number {
    return this.heap.u8[(this.at + 3) / 1]!;
  }
  set slot(value: number) {
    this.heap.u8[(this.at + 3) / 1] = value;
  }
  get puzzle(): number {
    return this.heap.u8[(this.at + 4) / 1]!;
  }
  set puzzle(value: number) {
    this.heap.u8[(this.at + 4) / 1] = value;
  }
  get piece(): number {
    return this.heap.u8[(this.at + 5) / 1]!;
  }
  set piece(value: number) {
    this.heap.u8[(this.at + 5) / 1] = value;
  }
  get amount(): number {
    return this.heap.i16[(this.at + 6) / 2]!;
  }
  set amount(value: number) {
    this.heap.i16[(this.at + 6) / 2] = value;
  }
}

export class Effects extends View {
  static readonly SIZE = 512;
  effects(index: number): Effect {
    return new Effect(this.heap, this.at + 0 + index * Effect.SIZE);
  }
}

export class Reason extends View {
  static readonly SIZE = 27;
  get empty(): number {
    return this.heap.u32[(this.at + 0) / 4]!;
  }
  set empty(value: number) {
    this.heap.u32[(this.at + 0) / 4] = value;
  }
  get outside(): number {
    return this.heap.u32[(this.at + 4) / 4]!;
  }
  set outside(value: number) {
    this.heap.u32[(this.at + 4) / 4] = value;
  }
  get covered(): number {
    return this.heap.u32[(this.at + 8) / 4]!;
  }
  set covered(value: number) {
    this.heap.u32[(this.at + 8) / 4] = value;
  }
  get shapes(): number {
    return this.heap.u16[(this.at + 12) / 2]!;
  }
  set shapes(value: number) {
    this.heap.u16[(this.at + 12) / 2] = value;
  }
  get places(): number {
    return this.heap.u16[(this.at + 14) / 2]!;
  }
  set places(value: number) {
    this.heap.u16[(this.at + 14) / 2] = value;
  }
  get slots(): number {
    return this.heap.u8[(this.at + 16) / 1]!;
  }
  set slots(value: number) {
    this.heap.u8[(this.at + 16) / 1] = value;
  }
  get code(): number {
    return this.heap.u8[(this.at + 17) / 1]!;
  }
  set code(value: number) {
    this.heap.u8[(this.at + 17) / 1] = value;
  }
  get mode(): number {
    return this.heap.u8[(this.at + 18) / 1]!;
  }
  set mode(value: number) {
    this.heap.u8[(this.at + 18) / 1] = value;
  }
  get piece(): number {
    return this.heap.u8[(this.at + 19) / 1]!;
  }
  set piece(value: number) {
    this.heap.u8[(this.at + 19) / 1] = value;
  }
  get give(): number {
    return this.heap.u8[(this.at + 20) / 1]!;
  }
  set give(value: number) {
    this.heap.u8[(this.at + 20) / 1] = value;
  }
  get slot(): number {
    return this.heap.u8[(this.at + 21) / 1]!;
  }
  set slot(value: number) {
    this.heap.u8[(this.at + 21) / 1] = value;
  }
  get place(): number {
    return this.heap.u8[(this.at + 22) / 1]!;
  }
  set place(value: number) {
    this.heap.u8[(this.at + 22) / 1] = value;
  }
  get level(): number {
    return this.heap.u8[(this.at + 23) / 1]!;
  }
  set level(value: number) {
    this.heap.u8[(this.at + 23) / 1] = value;
  }
  get count(): number {
    return this.heap.u8[(this.at + 24) / 1]!;
  }
  set count(value: number) {
    this.heap.u8[(this.at + 24) / 1] = value;
  }
  get coins(): number {
    return this.heap.u8[(this.at + 25) / 1]!;
  }
  set coins(value: number) {
    this.heap.u8[(this.at + 25) / 1] = value;
  }
  get price(): number {
    return this.heap.u8[(this.at + 26) / 1]!;
  }
  set price(value: number) {
    this.heap.u8[(this.at + 26) / 1] = value;
  }
}

export class Turn extends View {
  static readonly SIZE = 2665;
  positions(index: number): State {
    return new State(this.heap, this.at + 0 + index * State.SIZE);
  }
  get actions(): Int16Array {
    return this.array(this.heap.i16, 2368, 128);
  }
  get score(): number {
    return this.heap.i16[(this.at + 2624) / 2]!;
  }
  set score(value: number) {
    this.heap.i16[(this.at + 2624) / 2] = value;
  }
  get count(): number {
    return this.heap.u8[(this.at + 2630) / 1]!;
  }
  set count(value: number) {
    this.heap.u8[(this.at + 2630) / 1] = value;
  }
  get goesOn(): number {
    return this.heap.u8[(this.at + 2632) / 1]!;
  }
  set goesOn(value: number) {
    this.heap.u8[(this.at + 2632) / 1] = value;
  }
}

export class Claim extends View {
  static readonly SIZE = 32;
  get points(): number {
    return this.heap.i16[(this.at + 0) / 2]!;
  }
  set points(value: number) {
    this.heap.i16[(this.at + 0) / 2] = value;
  }
  get coins(): number {
    return this.heap.i16[(this.at + 2) / 2]!;
  }
  set coins(value: number) {
    this.heap.i16[(this.at + 2) / 2] = value;
  }
  get code(): number {
    return this.heap.u8[(this.at + 4) / 1]!;
  }
  set code(value: number) {
    this.heap.u8[(this.at + 4) / 1] = value;
  }
  get mode(): number {
    return this.heap.u8[(this.at + 5) / 1]!;
  }
  set mode(value: number) {
    this.heap.u8[(this.at + 5) / 1] = value;
  }
  get slot(): number {
    return this.heap.u8[(this.at + 6) / 1]!;
  }
  set slot(value: number) {
    this.heap.u8[(this.at + 6) / 1] = value;
  }
  get place(): number {
    return this.heap.u8[(this.at + 7) / 1]!;
  }
  set place(value: number) {
    this.heap.u8[(this.at + 7) / 1] = value;
  }
  get piece(): number {
    return this.heap.u8[(this.at + 8) / 1]!;
  }
  set piece(value: number) {
    this.heap.u8[(this.at + 8) / 1] = value;
  }
  get seat(): number {
    return this.heap.u8[(this.at + 9) / 1]!;
  }
  set seat(value: number) {
    this.heap.u8[(this.at + 9) / 1] = value;
  }
  get column(): number {
    return this.heap.u8[(this.at + 10) / 1]!;
  }
  set column(value: number) {
    this.heap.u8[(this.at + 10) / 1] = value;
  }
  get pieces(): number {
    return this.heap.u8[(this.at + 11) / 1]!;
  }
  set pieces(value: number) {
    this.heap.u8[(this.at + 11) / 1] = value;
  }
  get cells(): number {
    return this.heap.u8[(this.at + 12) / 1]!;
  }
  set cells(value: number) {
    this.heap.u8[(this.at + 12) / 1] = value;
  }
  get reward(): number {
    return this.heap.u8[(this.at + 13) / 1]!;
  }
  set reward(value: number) {
    this.heap.u8[(this.at + 13) / 1] = value;
  }
  get worth(): number {
    return this.heap.u8[(this.at + 14) / 1]!;
  }
  set worth(value: number) {
    this.heap.u8[(this.at + 14) / 1] = value;
  }
  get when(): number {
    return this.heap.u8[(this.at + 15) / 1]!;
  }
  set when(value: number) {
    this.heap.u8[(this.at + 15) / 1] = value;
  }
  get standing(): number {
    return this.heap.u8[(this.at + 16) / 1]!;
  }
  set standing(value: number) {
    this.heap.u8[(this.at + 16) / 1] = value;
  }
  get count(): number {
    return this.heap.u8[(this.at + 17) / 1]!;
  }
  set count(value: number) {
    this.heap.u8[(this.at + 17) / 1] = value;
  }
  get slots(): number {
    return this.heap.u8[(this.at + 18) / 1]!;
  }
  set slots(value: number) {
    this.heap.u8[(this.at + 18) / 1] = value;
  }
  get shapes(): Uint8Array {
    return this.array(this.heap.u8, 19, 13);
  }
}

export class Figures extends View {
  static readonly SIZE = 8;
  get points(): number {
    return this.heap.i16[(this.at + 0) / 2]!;
  }
  set points(value: number) {
    this.heap.i16[(this.at + 0) / 2] = value;
  }
  get code(): number {
    return this.heap.u8[(this.at + 2) / 1]!;
  }
  set code(value: number) {
    this.heap.u8[(this.at + 2) / 1] = value;
  }
  get mode(): number {
    return this.heap.u8[(this.at + 3) / 1]!;
  }
  set mode(value: number) {
    this.heap.u8[(this.at + 3) / 1] = value;
  }
  get standing(): number {
    return this.heap.u8[(this.at + 4) / 1]!;
  }
  set standing(value: number) {
    this.heap.u8[(this.at + 4) / 1] = value;
  }
  get percent(): number {
    return this.heap.u8[(this.at + 5) / 1]!;
  }
  set percent(value: number) {
    this.heap.u8[(this.at + 5) / 1] = value;
  }
  get outcome(): number {
    return this.heap.u8[(this.at + 6) / 1]!;
  }
  set outcome(value: number) {
    this.heap.u8[(this.at + 6) / 1] = value;
  }
  get lead(): number {
    return this.heap.u8[(this.at + 7) / 1]!;
  }
  set lead(value: number) {
    this.heap.u8[(this.at + 7) / 1] = value;
  }
}

export class Warning extends View {
  static readonly SIZE = 8;
  get code(): number {
    return this.heap.u8[(this.at + 0) / 1]!;
  }
  set code(value: number) {
    this.heap.u8[(this.at + 0) / 1] = value;
  }
  get mode(): number {
    return this.heap.u8[(this.at + 1) / 1]!;
  }
  set mode(value: number) {
    this.heap.u8[(this.at + 1) / 1] = value;
  }
  get slot(): number {
    return this.heap.u8[(this.at + 2) / 1]!;
  }
  set slot(value: number) {
    this.heap.u8[(this.at + 2) / 1] = value;
  }
  get place(): number {
    return this.heap.u8[(this.at + 3) / 1]!;
  }
  set place(value: number) {
    this.heap.u8[(this.at + 3) / 1] = value;
  }
  get piece(): number {
    return this.heap.u8[(this.at + 4) / 1]!;
  }
  set piece(value: number) {
    this.heap.u8[(this.at + 4) / 1] = value;
  }
  get pieces(): number {
    return this.heap.u8[(this.at + 5) / 1]!;
  }
  set pieces(value: number) {
    this.heap.u8[(this.at + 5) / 1] = value;
  }
  get actions(): number {
    return this.heap.u8[(this.at + 6) / 1]!;
  }
  set actions(value: number) {
    this.heap.u8[(this.at + 6) / 1] = value;
  }
  get points(): number {
    return this.heap.u8[(this.at + 7) / 1]!;
  }
  set points(value: number) {
    this.heap.u8[(this.at + 7) / 1] = value;
  }
}

export class Forecast extends View {
  static readonly SIZE = 2;
  get places(): Uint8Array {
    return this.array(this.heap.u8, 0, 2);
  }
}

export class Score extends View {
  static readonly SIZE = 16;
  get rank(): number {
    return this.heap.i16[(this.at + 0) / 2]!;
  }
  set rank(value: number) {
    this.heap.i16[(this.at + 0) / 2] = value;
  }
  get total(): number {
    return this.heap.i16[(this.at + 2) / 2]!;
  }
  set total(value: number) {
    this.heap.i16[(this.at + 2) / 2] = value;
  }
  get points(): number {
    return this.heap.i16[(this.at + 4) / 2]!;
  }
  set points(value: number) {
    this.heap.i16[(this.at + 4) / 2] = value;
  }
  get touches(): number {
    return this.heap.i16[(this.at + 6) / 2]!;
  }
  set touches(value: number) {
    this.heap.i16[(this.at + 6) / 2] = value;
  }
  get unfinished(): number {
    return this.heap.i16[(this.at + 8) / 2]!;
  }
  set unfinished(value: number) {
    this.heap.i16[(this.at + 8) / 2] = value;
  }
  get coins(): number {
    return this.heap.i16[(this.at + 10) / 2]!;
  }
  set coins(value: number) {
    this.heap.i16[(this.at + 10) / 2] = value;
  }
  get puzzles(): number {
    return this.heap.i16[(this.at + 12) / 2]!;
  }
  set puzzles(value: number) {
    this.heap.i16[(this.at + 12) / 2] = value;
  }
  get pieces(): number {
    return this.heap.i16[(this.at + 14) / 2]!;
  }
  set pieces(value: number) {
    this.heap.i16[(this.at + 14) / 2] = value;
  }
}

export class Scores extends View {
  static readonly SIZE = 64;
  scores(index: number): Score {
    return new Score(this.heap, this.at + 0 + index * Score.SIZE);
  }
}

export class Solver extends View {
  static readonly SIZE = 1070409;
  counts(i: number): Uint8Array {
    return this.array(this.heap.u8, 1057984 + i * 9, 9);
  }
  ways(i: number): Int16Array {
    return this.array(this.heap.i16, 1067200 + i * 50, 25);
  }
  get pieces(): Uint8Array {
    return this.array(this.heap.u8, 1070400, 9);
  }
}

export class Layer extends View {
  static readonly SIZE = 32;
  get weight(): bigint {
    return this.heap.i64[(this.at + 0) / 8]!;
  }
  set weight(value: bigint) {
    this.heap.i64[(this.at + 0) / 8] = value;
  }
  get bias(): bigint {
    return this.heap.i64[(this.at + 8) / 8]!;
  }
  set bias(value: bigint) {
    this.heap.i64[(this.at + 8) / 8] = value;
  }
  get inputs(): bigint {
    return this.heap.i64[(this.at + 16) / 8]!;
  }
  set inputs(value: bigint) {
    this.heap.i64[(this.at + 16) / 8] = value;
  }
  get outputs(): bigint {
    return this.heap.i64[(this.at + 24) / 8]!;
  }
  set outputs(value: bigint) {
    this.heap.i64[(this.at + 24) / 8] = value;
  }
}

export class Weights extends View {
  static readonly SIZE = 8002056;
  get count(): bigint {
    return this.heap.i64[(this.at + 0) / 8]!;
  }
  set count(value: bigint) {
    this.heap.i64[(this.at + 0) / 8] = value;
  }
  layers(index: number): Layer {
    return new Layer(this.heap, this.at + 8 + index * Layer.SIZE);
  }
  get values(): Float32Array {
    return this.array(this.heap.f32, 2056, 2000000);
  }
}

export class TilingTable extends View {
  static readonly SIZE = 14274726;
}

export class TilingScratch extends View {
  static readonly SIZE = 10828624;
}

export class Room extends View {
  static readonly SIZE = 77132;
  get logits(): Float32Array {
    return this.array(this.heap.f32, 73276, 149);
  }
  get values(): Float32Array {
    return this.array(this.heap.f32, 73872, 8);
  }
  get legal(): Uint8Array {
    return this.array(this.heap.u8, 76983, 149);
  }
}

export class Scratch extends View {
  static readonly SIZE = 1298146;
  get evaluated(): bigint {
    return this.heap.i64[(this.at + 0) / 8]!;
  }
  set evaluated(value: bigint) {
    this.heap.i64[(this.at + 0) / 8] = value;
  }
}

export class Node extends View {
  static readonly SIZE = 104;
  get margin(): Float64Array {
    return this.array(this.heap.f64, 0, 4);
  }
  get value(): Float64Array {
    return this.array(this.heap.f64, 32, 4);
  }
  get first(): bigint {
    return this.heap.i64[(this.at + 64) / 8]!;
  }
  set first(value: bigint) {
    this.heap.i64[(this.at + 64) / 8] = value;
  }
  get edges(): bigint {
    return this.heap.i64[(this.at + 72) / 8]!;
  }
  set edges(value: bigint) {
    this.heap.i64[(this.at + 72) / 8] = value;
  }
  get expanded(): bigint {
    return this.heap.i64[(this.at + 80) / 8]!;
  }
  set expanded(value: bigint) {
    this.heap.i64[(this.at + 80) / 8] = value;
  }
  get visits(): bigint {
    return this.heap.i64[(this.at + 88) / 8]!;
  }
  set visits(value: bigint) {
    this.heap.i64[(this.at + 88) / 8] = value;
  }
  get player(): bigint {
    return this.heap.i64[(this.at + 96) / 8]!;
  }
  set player(value: bigint) {
    this.heap.i64[(this.at + 96) / 8] = value;
  }
}

export class Edge extends View {
  static readonly SIZE = 168;
  get prior(): number {
    return this.heap.f64[(this.at + 0) / 8]!;
  }
  set prior(value: number) {
    this.heap.f64[(this.at + 0) / 8] = value;
  }
  get valueSum(): number {
    return this.heap.f64[(this.at + 8) / 8]!;
  }
  set valueSum(value: number) {
    this.heap.f64[(this.at + 8) / 8] = value;
  }
  get marginSum(): number {
    return this.heap.f64[(this.at + 16) / 8]!;
  }
  set marginSum(value: number) {
    this.heap.f64[(this.at + 16) / 8] = value;
  }
  get visits(): number {
    return this.heap.i32[(this.at + 24) / 4]!;
  }
  set visits(value: number) {
    this.heap.i32[(this.at + 24) / 4] = value;
  }
  get reveals(): number {
    return this.heap.i32[(this.at + 28) / 4]!;
  }
  set reveals(value: number) {
    this.heap.i32[(this.at + 28) / 4] = value;
  }
  get deals(): number {
    return this.heap.i32[(this.at + 32) / 4]!;
  }
  set deals(value: number) {
    this.heap.i32[(this.at + 32) / 4] = value;
  }
  get node(): Int32Array {
    return this.array(this.heap.i32, 36, 16);
  }
  get length(): number {
    return this.heap.i32[(this.at + 100) / 4]!;
  }
  set length(value: number) {
    this.heap.i32[(this.at + 100) / 4] = value;
  }
  get actions(): Int16Array {
    return this.array(this.heap.i16, 104, 32);
  }
}

export class Tree extends View {
  static readonly SIZE = 25826200;
  get capacity(): bigint {
    return this.heap.i64[(this.at + 0) / 8]!;
  }
  set capacity(value: bigint) {
    this.heap.i64[(this.at + 0) / 8] = value;
  }
  get nodesUsed(): bigint {
    return this.heap.i64[(this.at + 8) / 8]!;
  }
  set nodesUsed(value: bigint) {
    this.heap.i64[(this.at + 8) / 8] = value;
  }
  get edgesUsed(): bigint {
    return this.heap.i64[(this.at + 16) / 8]!;
  }
  set edgesUsed(value: bigint) {
    this.heap.i64[(this.at + 16) / 8] = value;
  }
  nodes(index: number): Node {
    return new Node(this.heap, this.at + 7603160 + index * Node.SIZE);
  }
  edges(index: number): Edge {
    return new Edge(this.heap, this.at + 9307096 + index * Edge.SIZE);
  }
}

/** The functions of the module; a record is handed over by its address. */
export interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<'i32'>;
  write_mask(state: number, out: number): void;
  write_observation(state: number, seat: number, out: number): void;
  play_turn(played: number): number;
  claim_for_turn(played: number, solver: number, claim: number): void;
  claim_for_touches(touched: number, done: number, claim: number): void;
  warn_of_waste(state: number, action: number, solver: number, warning: number): void;
  write_odds(chance: number, margin: number, mode: number, out: number): void;
  write_outcome(chance: number, margin: number, mode: number, out: number): void;
  percent_of(chance: number): number;
  points_of(margin: number): number;
  deal_game(state: number, mode: number, seats: number, difficulty: number, seed: number): void;
  hide_cards(state: number): void;
  determinize(state: number, seed: number): void;
  list_legal(state: number, out: number): number;
  may_play(state: number, action: number): number;
  apply_action(state: number, action: number): void;
  write_effects(before: number, action: number, after: number, middle: number, out: number): number;
  explain_action(state: number, action: number, out: number): void;
  explain_shape(state: number, slot: number, shape: number, out: number): void;
  random_action(state: number, policy: number): number;
  play_on(state: number, policy: number, moves: number): void;
  score_of(state: number, seat: number): number;
  mastermind_score(state: number): number;
  write_scores(state: number, out: number): number;
  deciding_tie_break(state: number): number;
  forecast(state: number, out: number): void;
  count_ways(solver: number, hole: number): number;
  list_ways(solver: number, hole: number, most: number): number;
  list_fewest(solver: number, hole: number, most: number): number;
  list_missing(solver: number, hole: number): number;
  write_tilings(table: number, scratch: number): void;
  best_touch(state: number, scratch: number): number;
  evaluate(state: number, weights: number, table: number, room: number, scratch: number): void;
  assess(state: number, node: number, weights: number, table: number, room: number, scratch: number): void;
  best_action(state: number, weights: number, table: number, room: number, scratch: number): number;
  sample_action(weights: number, table: number, room: number, temperature: number, width: number, chance: number): number;
  reset_search(tree: number, state: number, temperature: number, weights: number, table: number, room: number, scratch: number): void;
  search(tree: number, first: number, simulations: number, weights: number, table: number, room: number, scratch: number): number;
  chosen_edge(tree: number): number;
  outcome_of(state: number, seat: number): number;
  lead(state: number, seat: number): number;
}
