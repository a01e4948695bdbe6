import { Text } from '@regen/ui-kit/Text';

/** In place of the totals of a professional's cart while a client can see the screen. */
export function TotalsHidden() {
  return (
    <Text tone="muted">
      Your prices and totals are hidden. Select “Show my prices” in your account menu to see them.
    </Text>
  );
}
