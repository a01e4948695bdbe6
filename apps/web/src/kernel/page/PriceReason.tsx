import type { Price } from '@regen/sdk';
import { Text } from '@regen/ui-kit/Text';
import { useClientView } from '~/kernel/client-view.ts';
import { marginText } from '~/kernel/words/margin.ts';

/** The reason for a line's price, and a professional's margin. Nothing for the list price, or while prices are hidden. */
export function PriceReason({ price }: { price: Price }) {
  const isClientView = useClientView();
  if (price.reason === 'list' || isClientView) return null;
  const margin = marginText(price);
  return (
    <Text size="sm" tone="muted">
      {price.reasonText}
      {margin === null ? null : ` · ${margin}`}
    </Text>
  );
}
