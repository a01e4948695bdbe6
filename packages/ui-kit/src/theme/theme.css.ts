// All themes are in the stylesheet, as blocks of custom properties, and CSS alone chooses: nothing flashes on a page from
// the server, and nothing waits for a script. Each is written twice, for the setting and for the choice; gzip folds that.
import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themeRule } from './define-theme.ts';
import { scales } from './scales.ts';
import type { Theme } from './theme.ts';
import { themeNames, themes } from './themes.ts';

const { color: _color, shadow: _shadow, ...scaleVars } = vars;

createGlobalTheme(':root', scaleVars, scales);

globalStyle(':root, [data-theme]', themeRule(themes.light));
// Paper is white, whatever the screen.
const onScreen = (selector: string, theme: Theme, setting?: string) =>
  globalStyle(selector, { '@media': { [setting ? `screen and ${setting}` : 'screen']: themeRule(theme) } });

const undecided = ':root:not([data-theme]), [data-theme="system"]';
onScreen(undecided, themes.dark, '(prefers-color-scheme: dark)');
onScreen(undecided, themes['high-contrast'], '(prefers-contrast: more)');
onScreen(undecided, themes['high-contrast-dark'], '(prefers-contrast: more) and (prefers-color-scheme: dark)');
onScreen('[data-theme="contrast"]', themes['high-contrast']);
// Written twice to win: the block of this condition stands before that of the screen, whatever the order here.
onScreen('[data-theme="contrast"][data-theme]', themes['high-contrast-dark'], '(prefers-color-scheme: dark)');
for (const name of themeNames) {
  if (name !== 'light') onScreen(`[data-theme="${name}"]`, themes[name]);
}
