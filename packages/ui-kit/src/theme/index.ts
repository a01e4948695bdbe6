export { below, breakpoints, canHover, forcedColors, from, reducedMotion, type Breakpoint } from './breakpoints.ts';
export { checkContrast, type ContrastIssue } from './check-contrast.ts';
export { vars } from './contract.css.ts';
export { defineTheme, themeRule } from './define-theme.ts';
export type { ContrastLevel } from './pairs.ts';
export type { Space } from './scales.ts';
export type { Theme } from './theme.ts';
export { themeChoices, themeNames, themes, type ThemeChoice, type ThemeName } from './themes.ts';
