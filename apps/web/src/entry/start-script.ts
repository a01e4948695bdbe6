import { hydratedEvent, placedMark } from '~/kernel/hydration.ts';
import { inlineScript } from './inline-script.ts';

/**
 * At the end of every page. The scripts are requested once the page has been painted, so that they do not take the
 * line from what is seen first; a page in the background, which is not painted, asks when all else is loaded. What is
 * pressed before React has hydrated the page is stored and replayed then, if it is a button or a checkbox; the choice in a list
 * is made again. Links, fields and forms work by themselves. The scroll position is recorded, so that a visitor who has scrolled
 * meanwhile stays there.
 */
function start(scripts: readonly string[], hydrated: string, placed: string): void {
  // React hydrates the document as the router wrote it, without this script.
  document.currentScript?.remove();
  performance.mark(placed, { detail: scrollY });
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

  const again: (() => void)[] = [];
  const repeatLater = (at: Element, repeat: () => void) =>
    again.push(() => {
      // Nobody listens to this, but React hydrates the part around it first, and so sees that the box changes.
      at.dispatchEvent(new Event('touchcancel', { bubbles: true }));
      repeat();
    });
  const storePress = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('button[type=button],input[type=checkbox]');
    if (!pressed) return;
    event.stopImmediatePropagation();
    // A box is not checked before that does anything.
    event.preventDefault();
    repeatLater(pressed, () => pressed.click());
  };
  const keepChoice = (event: Event) => {
    const list = event.target;
    if (!(list instanceof HTMLSelectElement)) return;
    event.stopImmediatePropagation();
    const { value } = list;
    repeatLater(list, () => {
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  addEventListener('click', storePress, true);
  addEventListener('change', keepChoice, true);
  addEventListener(hydrated, () => {
    removeEventListener('click', storePress, true);
    removeEventListener('change', keepChoice, true);
    for (const repeat of again) repeat();
  });
}

/** The script at the end of a page. `scripts` are the entry and what it imports. */
export const startScript = (scripts: readonly string[]): string =>
  inlineScript(start, scripts, hydratedEvent, placedMark);
