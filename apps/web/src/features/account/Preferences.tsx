import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { ThemeSelect } from '@regen/ui-kit/ThemeSelect';
import { chooseTheme, chosenTheme } from '~/app/theme-choice.ts';

/** What a person chooses for this device. */
export function Preferences() {
  return (
    <Stack gap="3" align="start">
      <ThemeSelect current={chosenTheme} onChoose={chooseTheme} label="Colors of the store" />
      <Text size="sm" tone="muted">
        Kept on this device, also when you sign out. Mails are about your orders, your courses, what your professional
        recommends and what you ask for. Text messages are chosen with your phone number.
      </Text>
    </Stack>
  );
}
