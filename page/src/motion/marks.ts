/** Marks on the board, by `data-at`: they hold for whatever is drawn there, now or later. */

export type Mark = 'changed' | 'chosen';

const LINES: Record<Mark, string> = { changed: '2px dashed var(--changed)', chosen: '3px solid var(--glow)' };

/** A line around a place; around small pieces and coins it lies outside. */
function ruleOf(kind: Mark, name: string): string {
  const offset = /^(supply|coins)-/.test(name) ? 0 : -2;
  const look = `outline: ${LINES[kind]}; outline-offset: ${offset}px; border-radius: 8px;`;
  return `[data-at="${name}"]:not(:focus-visible) { ${look} }`;
}

/** Mark these places until it is told to stop. */
export function mark(kind: Mark, names: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(names.map((name) => ruleOf(kind, name)).join('\n'));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
