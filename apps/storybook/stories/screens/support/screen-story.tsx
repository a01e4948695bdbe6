import { isChannel } from '@regen/domain';
import type { ReactNode } from 'react';
import { fixWorld } from './fixed-world.ts';
import { Screen, type OpenScreen, type ScreenProps } from './Screen.tsx';

const opened = new WeakMap<HTMLElement, OpenScreen>();
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** How many frames nothing may change for a screen to be taken as finished: React shows what was waited for 300 ms later. */
const calm = 24;

/** Waits until the page has everything that it is going to have. */
async function settle(canvas: HTMLElement, { over, from }: ScreenProps): Promise<void> {
  let quiet = 0;
  const watch = new MutationObserver(() => (quiet = 0));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  for (let frames = 0; quiet < calm; quiet += 1, frames += 1) {
    if (frames > 1200) throw new Error('The screen does not come to rest.');
    await frame();
    const screen = opened.get(canvas);
    const main = canvas.querySelector('main');
    const isThere = Boolean(main?.firstElementChild) && (!over || document.querySelector('[role=dialog]'));
    // Pictures further down would come when somebody scrolls to them.
    for (const image of document.querySelectorAll('img')) {
      image.loading = 'eager';
      if (!image.complete) quiet = 0;
    }
    const router = screen?.app.router;
    // On the way from page to page the one before stays until the next has something to show.
    const isArrived = !from || router?.state.matches.at(-1)?.pathname !== from;
    if (!screen || !isThere || !isArrived || screen.fetch.pending() > 0) quiet = 0;
  }
  watch.disconnect();
  await document.fonts.ready;
}

interface Context {
  args: ScreenProps;
  canvasElement: HTMLElement;
  globals: Readonly<Record<string, unknown>>;
}

/** The part of Storybook's format that screens use. Storybook itself belongs to the design system. */
interface Screens {
  render: (props: ScreenProps, context: Context) => ReactNode;
  beforeEach: (context: Context) => () => void;
  play: (context: Context) => Promise<void>;
  parameters: object;
}

export interface ScreenMeta extends Screens {
  title: string;
  tags: readonly string[];
  args: ScreenProps;
}

export interface ScreenStory {
  name?: string;
  tags?: readonly string[];
  args?: Partial<ScreenProps>;
  /** What the toolbar says, for a story of one channel. */
  globals?: { channel: string };
}

/** What all stories of screens share. */
export const screen: Screens = {
  render: (props, { canvasElement, globals }) => {
    const wanted: unknown = globals['channel'];
    const chosen = isChannel(wanted) ? wanted : 'web';
    const channel = chosen === 'web' ? (props.member ?? 'web') : chosen;
    return (
      <Screen key={channel} channel={channel} onOpen={(each) => void opened.set(canvasElement, each)} {...props} />
    );
  },
  beforeEach: ({ args }) => {
    sessionStorage.clear();
    // Storybook keeps its own beside it.
    for (const key of Object.keys(localStorage)) if (key.startsWith('regen.')) localStorage.removeItem(key);
    for (const [key, value] of Object.entries(args.remembered ?? {})) localStorage.setItem(key, value);
    // Storybook's hidden pages of its own stand before ours, where their links would be the first of the page.
    document.body.append(...document.querySelectorAll('.sb-nopreview, .sb-errordisplay'));
    for (const [key, value] of Object.entries(args.kept ?? {})) sessionStorage.setItem(key, JSON.stringify(value));
    return fixWorld();
  },
  async play({ canvasElement, args }) {
    await settle(canvasElement, args);
    if (args.press === undefined) return;
    const buttons = [...canvasElement.querySelectorAll<HTMLElement>('main button')];
    const wanted = buttons.find((button) => button.textContent?.trim() === args.press);
    if (!wanted) throw new Error(`There is no button “${args.press}”.`);
    wanted.click();
    await settle(canvasElement, args);
  },
  parameters: {
    layout: 'fullscreen',
    // A page that failed shows it; that is the story, and no news for the console.
    react: { rootOptions: { onCaughtError: () => undefined } },
  },
};
