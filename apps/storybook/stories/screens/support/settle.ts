import { countFallbacks } from '../../fallbacks.ts';
import type { OpenScreen, ScreenProps } from './Screen.tsx';

/** What the screen still waits for; undefined when it has everything that it is going to get. */
function missing(
  canvas: HTMLElement,
  { over, from, after }: ScreenProps,
  screen: OpenScreen | undefined,
): string | undefined {
  if (!screen) return 'the app';
  const { app, api } = screen;
  const { status, matches } = app.router.state;
  // A loading story never finishes: its calls get no response, and what waits for them does not count.
  const loading = api.unanswered();
  if (api.pending() > 0) return 'answers';
  if (loading === 0 && status !== 'idle') return 'the router';
  // On the way from page to page the one before stays until the next has something to show.
  if (matches.at(-1)?.pathname === (from ?? after)) return 'the next page';
  if (app.queryClient.isFetching() + app.queryClient.isMutating() > loading) return 'call';
  if (countFallbacks(canvas) > loading) return 'parts of the page';
  if (!canvas.querySelector('main > *')) return 'the content of the page';
  if (over && !document.querySelector('[role=dialog]')) return 'what lies over the page';
  for (const image of document.querySelectorAll('img')) {
    // Pictures further down would come when somebody scrolls to them.
    image.loading = 'eager';
    if (!image.complete) return image.src;
  }
  return undefined;
}

/**
 * One frame and the tasks that were waiting, including the intersection observers that load a screen's last parts. These are notified
 * after the frame, in the order in which they were created.
 */
const turn = (canvas: HTMLElement) =>
  new Promise((resolve) => {
    const watch = new IntersectionObserver(() => {
      watch.disconnect();
      setTimeout(resolve);
    });
    watch.observe(canvas);
  });

/**
 * Waits until the screen has everything that it is going to get, and has drawn it.
 * @param alsoMissing - What else has to be there, while it is not.
 */
export async function settle(
  canvas: HTMLElement,
  props: ScreenProps,
  opened: () => OpenScreen | undefined,
  alsoMissing: () => string | undefined = () => undefined,
): Promise<void> {
  let wait: string | undefined = 'the app';
  for (let turns = 0, rest = 0; rest < 2; turns += 1) {
    // Two minutes of frames.
    if (turns > 7200) throw new Error(`The screen did not settle; it is still waiting for ${wait}.`);
    await turn(canvas);
    wait = missing(canvas, props, opened()) ?? alsoMissing();
    rest = wait === undefined ? rest + 1 : 0;
  }
  await document.fonts.ready;
}
