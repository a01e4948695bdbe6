import { isChannel } from '@regen/domain';
import type { ReactNode } from 'react';
import { fixWorld } from './fixed-world.ts';
import { Screen, type OpenScreen, type ScreenProps } from './Screen.tsx';
import { settle } from './settle.ts';

const opened = new WeakMap<HTMLElement, OpenScreen>();

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

/** The button or the label with this text: in a dialog, if one is open. */
function pressable(text: string): HTMLElement | undefined {
  const place = document.querySelector('[role=dialog]')
    ? '[role=dialog] :is(button, label)'
    : ':is(header, main) button, main label';
  return [...document.querySelectorAll<HTMLElement>(place)].find((one) =>
    [one.textContent?.trim(), one.ariaLabel].includes(text),
  );
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
  beforeEach: ({ args, canvasElement }) => {
    // Storybook shows all stories in one canvas.
    opened.delete(canvasElement);
    sessionStorage.clear();
    // Storybook keeps its own beside it.
    for (const key of Object.keys(localStorage)) if (key.startsWith('regen.')) localStorage.removeItem(key);
    for (const [key, value] of Object.entries(args.remembered ?? {})) localStorage.setItem(key, JSON.stringify(value));
    // Storybook's hidden pages of its own stand before ours, where their links would be the first of the page.
    document.body.append(...document.querySelectorAll('.sb-nopreview, .sb-errordisplay'));
    for (const [key, value] of Object.entries(args.kept ?? {})) sessionStorage.setItem(key, JSON.stringify(value));
    return fixWorld();
  },
  async play({ canvasElement, args }) {
    const { press } = args;
    const open = () => opened.get(canvasElement);
    for (const wanted of typeof press === 'string' ? [press] : (press ?? [])) {
      // It may be in a part of the page that comes once it is in sight.
      await settle(canvasElement, args, open, () => (pressable(wanted) ? undefined : `the button “${wanted}”`));
      pressable(wanted)?.click();
    }
    return settle(canvasElement, args, open);
  },
  parameters: {
    layout: 'fullscreen',
    // A page that failed shows it; that is the story, and needs no console error.
    react: { rootOptions: { onCaughtError: () => undefined } },
  },
};
