import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { usePricesHidden, useSetPricesHidden } from '../prices-hidden.ts';
import { focusHeading } from './focus-heading.ts';

/** On a page or in place of totals while a professional's prices are hidden: that they are, and the way to see them. Otherwise nothing. */
export function HiddenPricesNotice() {
  const isHidden = usePricesHidden();
  const setHidden = useSetPricesHidden();
  if (!isHidden) return null;
  return (
    <Inline>
      <Text tone="muted">Your prices and totals are hidden.</Text>
      <Button
        size="sm"
        variant="secondary"
        iconStart="eye"
        onClick={({ currentTarget }) => {
          // The button disappears.
          const dialog = currentTarget.closest<HTMLElement>('[role="dialog"]');
          if (dialog) dialog.focus({ preventScroll: true });
          else focusHeading({ preventScroll: true });
          setHidden(false);
        }}
      >
        Show prices
      </Button>
    </Inline>
  );
}
