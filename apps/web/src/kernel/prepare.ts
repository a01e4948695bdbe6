import type { AnyRouter } from '@tanstack/react-router';
import { parseSearch } from './search-params.ts';

/** How long a link is in view before its page is prepared, in milliseconds: what is scrolled past costs nothing. */
const DWELL_MS = 500;

/** Network Information API, which TypeScript does not know and some browsers do not have. */
interface Connection {
  readonly saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Whether data are costly, or the line is one of these. */
const isSlowLine = (slow: RegExp): boolean => {
  const { saveData, effectiveType = '' } = connection();
  return saveData === true || slow.test(effectiveType);
};

/** Whether a picture may be fetched that is only seen if somebody goes on: not where it would be in the way. */
export const hasRoom = (): boolean => !isSlowLine(/[23]g/);

/** For a link: its page is prepared when it has been in view for a moment; on a slow or costly line, when somebody is about to press. */
export const preparedInView = () =>
  import.meta.env.SSR || isSlowLine(/2g/)
    ? ({ preload: 'intent' } as const)
    : ({ preload: 'viewport', preloadDelay: DWELL_MS } as const);

/** A press prepares the page of its link: what the page needs is requested before the button is released. */
export function prepareOnPress({ preloadRoute }: Pick<AnyRouter, 'preloadRoute'>): void {
  document.addEventListener('pointerdown', ({ target, button }) => {
    if (button !== 0) return;
    // A link that opens something over this page shows another URL than the one that it goes to.
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([data-overlay])');
    if (link) void preloadRoute({ to: link.pathname, search: parseSearch(link.search) });
  });
}
