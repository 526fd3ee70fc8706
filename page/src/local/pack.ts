/** A game file and who sat where, compressed for the fragment of a link. */

export const PACKING = 'deflate-raw';

/** People have no level. */
export type Packed = { file: string; seats: { name: string; level: string | null }[] };

export async function packFile(file: string, seats: Readonly<Packed['seats']>): Promise<string> {
  const packed: Packed = { file, seats: seats.map(({ name, level }) => ({ name, level })) };
  const stream = new Blob([JSON.stringify(packed)]).stream().pipeThrough(new CompressionStream(PACKING));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
