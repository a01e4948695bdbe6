import type { OrderSummary } from '@regen/sdk';
import { Card } from '@regen/ui-kit/Card';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useOwnUsd } from '~/kernel/shown-price.ts';
import { counted } from '~/kernel/words/counts.ts';

/** What the list of orders knows of one, while the rest is loading. */
export function OrderPreview({ order }: { order: OrderSummary }) {
  const { items, total, itemCount } = order;
  const ownUsd = useOwnUsd();
  return (
    <>
      <VisuallyHidden>
        <output>Loading the order</output>
      </VisuallyHidden>
      <Card padding="lg">
        <Stack gap="3">
          {items.map(({ sku, shortName, quantity }, at) => (
            <Text key={`${sku}-${at}`}>
              {quantity} × {shortName}
            </Text>
          ))}
          <Text numeric>
            <strong>{ownUsd(total)}</strong> · {counted(itemCount, 'item')}
          </Text>
        </Stack>
      </Card>
    </>
  );
}
