import { themes } from '@regen/ui-kit/theme';
import { themeColorId } from './theme-choice.ts';

const grounds = [
  ['high-contrast-dark', '(prefers-contrast: more) and (prefers-color-scheme: dark)'],
  ['high-contrast', '(prefers-contrast: more)'],
  ['dark', '(prefers-color-scheme: dark)'],
  ['light', ''],
] as const;

/** The colours of the browser's own bars: first the chosen one, when there is one, then by the system's settings. */
const colors = [
  `<meta id="${themeColorId}" name="theme-color" content="">`,
  ...grounds.map(
    ([name, media]) =>
      `<meta name="theme-color" content="${themes[name].color.surface.ground}"${media && ` media="${media}"`}>`,
  ),
].join('');

/**
 * Runs before the first paint, after the styles: the page is kept and the same for everybody, so only the browser knows the
 * choice. What theme-choice.ts does when something is chosen, for what was chosen before.
 */
const script = `{let t=/(?:^|; )theme=(light|dark|contrast)(?:;|$)/.exec(document.cookie);if(t){let e=document.documentElement;e.dataset.theme=t[1];document.getElementById("${themeColorId}").content=getComputedStyle(e).backgroundColor}}`;

/** What the head of every page says about themes. The server alone writes it. */
export const themeHead = (nonce: string): string => `${colors}<script nonce="${nonce}">${script}</script>`;
