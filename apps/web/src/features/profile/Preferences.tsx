import { Select } from '@regen/ui-kit/Select';
import { themeSelectChoices, type ThemeSelectChoice } from '@regen/ui-kit/ThemeSelect';
import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme } from '~/kernel/theme-choice.ts';

const names: Record<ThemeSelectChoice, string> = {
  system: 'Match system',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};
const options = themeSelectChoices.map((value) => ({ value, label: names[value] }));

/** It is chosen at the foot of the page as well. */
function followTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** What a person chooses for this device. */
export function Preferences() {
  const theme = useSyncExternalStore(followTheme, chosenTheme, () => undefined) ?? 'system';
  return (
    <Select
      id="preferences-theme"
      label="Colors"
      hint="Saved on this device"
      options={options}
      value={theme}
      // One of the options above.
      onChange={({ target }) => chooseTheme(target.value as ThemeSelectChoice)}
    />
  );
}
