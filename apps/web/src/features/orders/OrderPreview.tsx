import type { OrderSummary } from '@regen/sdk';
import { Card } from '@regen/ui-kit/Card';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { counted } from '~/kernel/words/counts.ts';
import { usd } from '~/kernel/words/money.ts';
import { canPayNow } from './order-status.ts';
import { OrderHead } from './OrderHead.tsx';
import * as styles from './orders.css.ts';

/** An order as its list knows it, while the rest is loading. */
export function OrderPreview({ order }: { order: OrderSummary }) {
  const { paymentStatus, items, total, itemCount } = order;
  return (
    <Stack gap="8" className={styles.preview}>
      <OrderHead order={{ ...order, payment: { status: paymentStatus }, canPay: canPayNow(order) }} />
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
            <strong>{usd(total)}</strong> · {counted(itemCount, 'item')}
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
