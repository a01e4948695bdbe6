import { takenOverEvent } from './taken-over.ts';

/**
 * Stands at the end of every page. The scripts are asked for once the page has been painted, so that they do not take the
 * line from what is seen first; a page in the background, which is not painted, asks when all else is loaded. What is
 * pressed before React has taken over is kept and pressed again then: buttons, check boxes, lists. Links, text fields and
 * forms work by themselves.
 */
function start(scripts: readonly string[], takenOver: string): void {
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    scripts.forEach((url, at) => {
      const tag = document.createElement(at === 0 ? 'script' : 'link');
      const attributes = at === 0 ? { type: 'module', src: url } : { rel: 'modulepreload', href: url };
      document.head.append(Object.assign(tag, attributes));
    });
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(begin, document.hidden ? 0 : 1000));

  const again: (() => boolean)[] = [];
  const keep = (event: Event) => {
    const found = (event.target as Element).closest<HTMLInputElement | HTMLSelectElement | HTMLButtonElement>(
      event.type === 'click' ? 'button[type=button],[type=checkbox],[type=radio]' : 'select',
    );
    if (!found) return;
    event.stopImmediatePropagation();
    const { value } = found;
    const isChecked = 'checked' in found && found.checked;
    again.push(() => {
      if (!found.isConnected) return true;
      // A part of the page that React has not reached yet would not notice.
      if (!Object.keys(found).some((key) => key.startsWith('__react'))) return false;
      if (event.type === 'change') {
        found.value = value;
        found.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        // Back to what React has rendered, so that the press changes it.
        if ('checked' in found) found.checked = !isChecked;
        found.click();
      }
      return true;
    });
  };
  const kinds = ['click', 'change'];
  for (const kind of kinds) addEventListener(kind, keep, true);
  addEventListener(takenOver, () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
    const limit = performance.now() + 10_000;
    const replay = () => {
      while (again[0]?.()) again.shift();
      if (again.length > 0 && performance.now() < limit) setTimeout(replay, 20);
    };
    replay();
  });
}

// As text without the comments and the indentation that a server build keeps.
const source = start.toString().replace(/\n\s*(\/\/[^\n]*)?/g, '\n');

/** The same for a page. `scripts` are the entry and what it imports. */
export const startScript = (nonce: string, scripts: readonly string[]): string =>
  `<script nonce="${nonce}">document.currentScript.remove();(${source})(${JSON.stringify(scripts)},'${takenOverEvent}')</script>`;
