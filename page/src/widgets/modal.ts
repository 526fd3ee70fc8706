/** A dialog that opens as soon as it is there, closes by a press beside it, and gives the focus back. */
export function modal(node: HTMLDialogElement): () => void {
  const before = document.activeElement;
  node.showModal();
  const beside = (event: MouseEvent): void => {
    if (event.target === node) node.close();
  };
  node.addEventListener('click', beside);
  return () => {
    node.removeEventListener('click', beside);
    if (before instanceof HTMLElement) before.focus();
  };
}
