/** Something that lies along the lower edge: the page leaves it as much room as it takes (`--dock`). */
export function docked(node: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--dock', `${node.offsetHeight}px`));
  watch.observe(node);
  return () => {
    watch.disconnect();
    style.removeProperty('--dock');
  };
}
