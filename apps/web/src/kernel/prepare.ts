import type { AnyRouter } from '@tanstack/react-router';

/** How long a link is in view before its page is prepared, in milliseconds: what is scrolled past costs nothing. */
const DWELL_MS = 500;

/** Network Information API, which TypeScript does not know and some browsers do not have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

const isSlow = (): boolean => connection().effectiveType?.endsWith('2g') === true;

/** Whether files may be fetched that are only seen if somebody goes on: not where data are costly, nor where they would be in the way. */
export const hasRoom = (): boolean => !connection().saveData && (connection().effectiveType ?? '4g') === '4g';

/** For a link: its page is prepared when it has been in view for a moment; on a slow or costly line, when somebody is about to press. */
export const preparedInView = () =>
  import.meta.env.SSR || connection().saveData || isSlow()
    ? ({ preload: 'intent' } as const)
    : ({ preload: 'viewport', preloadDelay: DWELL_MS } as const);

/** Whoever presses a link gets its page with the release: what it needs is asked for while the button is on its way down and up. */
export function prepareOnPress({ preloadRoute, options }: Pick<AnyRouter, 'preloadRoute' | 'options'>): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    void preloadRoute({ to: link.pathname, search: options.parseSearch?.(link.search) });
  });
}
