import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { usd } from '~/kernel/words/money.ts';
import { freeShippingText } from './free-shipping-text.ts';
import type { CartView } from './pending-changes.ts';

/** How much is missing for free shipping, or that the order ships free. */
export function FreeShipping({ cart }: { cart: CartView }) {
  const { freeShipping: goal } = cart;
  const text = freeShippingText(cart);
  if (goal === null || text === null) return null;
  return (
    <Stack gap="2">
      <Inline gap="2" wrap="nowrap">
        <Icon name="truck" />
        <Text as="span" size="sm">
          {text}
        </Text>
      </Inline>
      {goal.isEarned ? null : (
        <ProgressBar
          label="Free shipping"
          labelHidden
          value={Math.max(0, goal.threshold - goal.amountToGo)}
          max={goal.threshold}
          valueText={`${usd(goal.amountToGo)} to go`}
        />
      )}
    </Stack>
  );
}
