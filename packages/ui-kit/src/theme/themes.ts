import { dark } from './dark.ts';
import { highContrastDark } from './high-contrast-dark.ts';
import { highContrast } from './high-contrast.ts';
import { light } from './light.ts';
import type { Theme } from './theme.ts';

export const themeNames = ['light', 'dark', 'high-contrast', 'high-contrast-dark'] as const;
export type ThemeName = (typeof themeNames)[number];
/**
 * Values of `data-theme`. Without one, or with `system`, the person's settings decide; `contrast` is high contrast, on white or
 * black as the person has it.
 */
export const themeChoices = ['system', 'contrast', ...themeNames] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const themes = {
  light,
  dark,
  'high-contrast': highContrast,
  'high-contrast-dark': highContrastDark,
} as const satisfies Record<ThemeName, Theme>;
