/** The secrets of the links one has made, kept in this tab until the friends have come. */

const key = (table: string, seat: number): string => `projectl-invite-${table}-${seat}`;

export function keepInvite(table: string, seat: number, token: string): void {
  sessionStorage.setItem(key(table, seat), token);
}

export function inviteFor(table: string, seat: number): string | null {
  return sessionStorage.getItem(key(table, seat));
}
