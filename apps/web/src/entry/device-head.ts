import { themes } from '@regen/ui-kit/theme';
import { themeColorId } from '~/kernel/theme-choice.ts';

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

/**
 * The same for who has signed in: what is only theirs keeps its room empty until it is there. The record is that of the SDK; a
 * session that has ended meanwhile hides nothing once the page is hydrated.
 */
const known = `try{let s=JSON.parse(localStorage.getItem("regen.session"));if(s)document.documentElement.dataset.known=s.site}catch{}`;

/** What the head of every page asks the device before it is painted. The server alone writes it. */
export const deviceHead = (nonce: string): string => `${colors}<script nonce="${nonce}">${script}${known}</script>`;
