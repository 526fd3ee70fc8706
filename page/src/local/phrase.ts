/** What a message is told with: which field of a record becomes which parameter, and how. */

/** Of a number or a set. */
export type Form =
  'number' | 'ordinal' | 'ordinals' | 'shape' | 'shapes' | 'any-shape' | 'place' | 'places' | 'cells' | 'cell-names';

/** Where a parameter comes from: a field, and what a reader is told of it. */
export type Source = { field: string } & (
  | { form: Form }
  | { form: 'shape-list' }
  | { form: 'word'; words: readonly string[] }
  | { form: 'message'; phrases: readonly Phrase[] }
);

/** A message whose parameters are read from a record. */
export type Phrase = { code: string; params: Record<string, Source> };
