export { below, breakpoints, canHover, forcedColors, from, reducedMotion, type Breakpoint } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export type { Space } from './scales.ts';
export type { Theme } from './theme.ts';
export { themeChoices, themeNames, themes, type ThemeChoice, type ThemeName } from './themes.ts';
