import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { useClientView, useShowPrices } from '../client-view.ts';

/** On a page or in place of totals while a professional's prices are hidden: that they are, and the way to see them. Otherwise nothing. */
export function PricesHidden() {
  const isHidden = useClientView();
  const show = useShowPrices();
  if (!isHidden) return null;
  return (
    <Inline>
      <Text tone="muted">Your prices and totals are hidden.</Text>
      <Button
        size="sm"
        variant="secondary"
        iconStart="eye"
        onClick={({ currentTarget }) =>
          show(currentTarget.closest('[role="dialog"]') ?? document.querySelector('main h1'))
        }
      >
        Show prices
      </Button>
    </Inline>
  );
}
