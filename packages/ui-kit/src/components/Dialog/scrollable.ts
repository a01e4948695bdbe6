/**
 * Ref for a part that may scroll: while it does and holds nothing to tab to, it can be tabbed to itself, so that the
 * arrow keys reach it.
 */
export function scrollable(node: HTMLElement | null): (() => void) | undefined {
  if (!node) return undefined;
  const observer = new ResizeObserver(() => {
    const isScrolled = node.scrollHeight > node.clientHeight;
    const canTab = node.querySelector('a[href], button, input, select, textarea, summary, [tabindex="0"]') !== null;
    if (isScrolled && !canTab) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  });
  observer.observe(node);
  return () => observer.disconnect();
}
