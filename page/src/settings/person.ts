/** The name one goes by, kept in this browser. */

const KEY = 'projectl-name';

export function ownName(): string {
  return localStorage.getItem(KEY) ?? '';
}

export function keepName(name: string): void {
  if (name.trim()) localStorage.setItem(KEY, name.trim());
}
