import { dark } from './dark.ts';
import { highContrastDark } from './high-contrast-dark.ts';
import { highContrast } from './high-contrast.ts';
import { light } from './light.ts';
import type { Theme } from './theme.ts';

/** Values of `data-theme`. Without one, or with `system`, the person's settings decide. */
export const themeNames = ['light', 'dark', 'high-contrast', 'high-contrast-dark'] as const;
export type ThemeName = (typeof themeNames)[number];
export const themeChoices = ['system', ...themeNames] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const themes = {
  light,
  dark,
  'high-contrast': highContrast,
  'high-contrast-dark': highContrastDark,
} as const satisfies Record<ThemeName, Theme>;
