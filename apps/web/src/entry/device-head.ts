import { SESSION_KEY } from '@regen/sdk/session';
import { themes } from '@regen/ui-kit/theme';
import { themeColorId, themeCookie } from '~/kernel/theme-choice.ts';
import { inlineScript } from './inline-script.ts';

const grounds = [
  ['high-contrast-dark', '(prefers-contrast: more) and (prefers-color-scheme: dark)'],
  ['high-contrast', '(prefers-contrast: more)'],
  ['dark', '(prefers-color-scheme: dark)'],
  ['light', ''],
] as const;

/** The colors of the browser's own bars: first the chosen one, when there is one, then by the system's settings. */
const colors = [
  `<meta id="${themeColorId}" name="theme-color" content="">`,
  ...grounds.map(
    ([name, media]) =>
      `<meta name="theme-color" content="${themes[name].color.surface.ground}"${media && ` media="${media}"`}>`,
  ),
].join('');

/**
 * Runs before the first paint, after the styles: the page is cached and the same for everybody, so only the browser knows the theme that was
 * chosen in it (`theme-choice.ts`), and whether somebody is signed in: what is only theirs keeps its space empty until it is there. A session
 * that has ended meanwhile hides nothing once the page is hydrated.
 */
function readDevice(cookie: string, colorId: string, sessionKey: string): void {
  const root = document.documentElement;
  const [, theme] = new RegExp(`(?:^|; )${cookie}=(light|dark|contrast)(?:;|$)`).exec(document.cookie) ?? [];
  if (theme !== undefined) {
    root.dataset['theme'] = theme;
    document.getElementById(colorId)?.setAttribute('content', getComputedStyle(root).backgroundColor);
  }
  try {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as { site: string } | null;
    if (session) root.dataset['known'] = session.site;
  } catch {
    // Without storage, nobody is signed in.
  }
}

/** What the head of every page asks the device before it is painted. The server alone writes it. */
export const deviceHead = (): string => `${colors}${inlineScript(readDevice, themeCookie, themeColorId, SESSION_KEY)}`;
