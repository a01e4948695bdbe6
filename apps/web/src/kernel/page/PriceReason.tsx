import type { Price } from '@regen/sdk';
import { Text } from '@regen/ui-kit/Text';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { marginText } from '~/kernel/words/margin.ts';

/** The reason for a line's price, and a professional's margin. Nothing for the list price, or while prices are hidden. */
export function PriceReason({ price }: { price: Price }) {
  const isHidden = usePricesHidden();
  if (price.reason === 'list' || isHidden) return null;
  const margin = marginText(price);
  return (
    <Text size="sm" tone="muted">
      {price.reasonText}
      {margin === null ? null : ` · ${margin}`}
    </Text>
  );
}
