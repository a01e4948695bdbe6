import type { ThemeSelectChoice } from '@regen/ui-kit/ThemeSelect';

/** A cookie and not local storage, which signing out clears: the theme belongs to the device. */
export const themeCookie = 'theme';
export const themeColorId = 'theme-color';

/** The theme that the page has now, once it was chosen. */
export const chosenTheme = (): string | undefined => document.documentElement.dataset['theme'];

/** Turns the page, and remembers the choice for a year. */
export function chooseTheme(choice: ThemeSelectChoice): void {
  document.cookie = `${themeCookie}=${choice};path=/;max-age=31536000;samesite=lax`;
  applyTheme(choice);
}

function applyTheme(choice: string): void {
  const root = document.documentElement;
  root.dataset['theme'] = choice;
  // Without content, the browser goes on to the colors that follow the system.
  document
    .getElementById(themeColorId)
    ?.setAttribute('content', choice === 'system' ? '' : getComputedStyle(root).backgroundColor);
}
