import type { QueryClient } from '@tanstack/react-query';
import type { LiveService } from './live-service.ts';
import { skusOnScreen } from './screen-skus.ts';

/** Milliseconds that a new page roughly takes to read what it shows. */
const SETTLE = 250;
/** How many can be watched at a time. */
const MOST = 50;

/** Watches the stock of what is on screen. Returns a function that stops it. */
export function watchScreen(queryClient: QueryClient, live: Pick<LiveService, 'watch'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched = '';
  let unwatch: (() => void) | undefined;

  function look(): void {
    timer = undefined;
    const skus = skusOnScreen(queryClient).slice(0, MOST);
    if (skus.join() === watched) return;
    watched = skus.join();
    const former = unwatch;
    unwatch = live.watch({ skus });
    former?.();
  }

  const stop = queryClient.getQueryCache().subscribe(() => {
    timer ??= setTimeout(look, SETTLE);
  });
  look();
  return () => {
    stop();
    clearTimeout(timer);
    unwatch?.();
  };
}
