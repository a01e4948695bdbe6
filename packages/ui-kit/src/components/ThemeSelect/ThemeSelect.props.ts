/** What a person is asked: values of `data-theme`. */
export const themeSelectChoices = ['system', 'light', 'dark', 'contrast'] as const;
export type ThemeSelectChoice = (typeof themeSelectChoices)[number];
export const themeSelectDefaults = {
  label: 'Theme',
  names: ['System', 'Light', 'Dark', 'High contrast'],
} as const;

export interface ThemeSelectProps {
  /** What is chosen when it appears. */
  current: () => string | undefined;
  onChoose: (choice: ThemeSelectChoice) => void;
  label?: string;
  /** What the choices are called, in the order System, Light, Dark, High contrast. */
  names?: readonly string[];
}
