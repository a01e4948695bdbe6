/**
 * Ref for a part that may scroll: while it does and holds nothing to tab to, it can be tabbed to itself, so that the
 * arrow keys reach it.
 */
export function scrollable(node: HTMLElement | null): (() => void) | undefined {
  if (!node) return undefined;
  const update = () => {
    const isScrolled = node.scrollHeight > node.clientHeight;
    const canTab = node.querySelector('a[href], button, input, select, textarea, summary, [tabindex="0"]') !== null;
    if (isScrolled && !canTab) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  // The observer reports with the next frame. Until then, assistive technology would find a part that cannot be scrolled.
  update();
  const observer = new ResizeObserver(update);
  observer.observe(node);
  return () => observer.disconnect();
}
