/** A finished puzzle is celebrated: sparks in the colours of its pieces, and the points it brought. */

const SPARKS = 14;
const FLYING = 350; // ms
const READING = 1100; // ms that the points stay in sight

const round = (index: number): number => (index / SPARKS) * 2 * Math.PI;

function add(to: HTMLElement, classes: string[], words = ''): HTMLElement {
  const made = document.createElement('i');
  made.classList.add(...classes);
  made.textContent = words;
  to.append(made);
  return made;
}

/** Away from the middle, further every other time, turning. */
function fly(spark: HTMLElement, index: number, reach: number): void {
  const far = reach * (index % 2 ? 0.95 : 0.7);
  const [x, y] = [Math.cos(round(index)) * far, Math.sin(round(index)) * far];
  spark.animate(
    [
      { transform: 'translate(0, 0) scale(0.4)', opacity: 1, easing: 'cubic-bezier(.15,.7,.4,1)' },
      { transform: `translate(${x}px, ${y}px) rotate(${index * 47}deg) scale(1)`, opacity: 1, offset: 0.7 },
      { transform: `translate(${x * 1.1}px, ${y * 1.1 + 6}px) rotate(${index * 60}deg) scale(0.3)`, opacity: 0 },
    ],
    { duration: FLYING, fill: 'forwards' },
  );
}

/** Where the puzzle lies, the shapes that fill it, and what it is worth. */
export function burst({ left, top, width, height }: DOMRect, shapes: readonly string[], points: number): void {
  const middle = document.createElement('div');
  middle.className = 'burst';
  middle.setAttribute('aria-hidden', 'true'); // the log tells it
  Object.assign(middle.style, { left: `${left + width / 2}px`, top: `${top + height / 2}px` });
  document.body.append(middle);
  for (let index = 0; index < SPARKS; index++) {
    fly(add(middle, ['piece', shapes[index % shapes.length] ?? 'I1']), index, Math.max(width, 60) * 0.6);
  }
  const earned = add(middle, ['earned'], points ? `+${points}` : '✓');
  const shown = earned.animate(
    [
      { transform: 'translate(-50%, -20%) scale(0.5)', opacity: 0 },
      { transform: 'translate(-50%, -50%) scale(1.15)', opacity: 1, offset: 0.18 },
      { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.7 },
      { transform: 'translate(-50%, -90%) scale(1)', opacity: 0 },
    ],
    { duration: READING, easing: 'ease-out' },
  );
  shown.onfinish = shown.oncancel = () => middle.remove();
}
