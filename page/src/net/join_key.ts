/** A secret of this tab's own for each invitation: if the answer to joining is lost, it proves who asks again. */

const BYTES = 32;
const place = (table: string): string => `projectl-join-${table}`;

/** Whether this tab tried to join already. */
export function hasJoinKey(table: string): boolean {
  return sessionStorage.getItem(place(table)) !== null;
}

export function joinKey(table: string): string {
  const kept = sessionStorage.getItem(place(table));
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(place(table), key);
  return key;
}
