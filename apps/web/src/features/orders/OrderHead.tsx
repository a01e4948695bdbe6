import type { Order } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { dayOf } from '~/kernel/words/dates.ts';
import { statusText, statusTone, type PaidState } from './order-status.ts';
import { ReceiptButton } from './ReceiptButton.tsx';
import { useReorder, type ReorderLine } from './use-reorder.ts';

/** Of an order what its list knows as well. */
export type HeadedOrder = PaidState &
  Pick<Order, 'id' | 'number' | 'placedAt' | 'canPay'> & { readonly items: readonly ReorderLine[] };

/** Which order it is, how far it is, and what can be done with it. */
export function OrderHead({ order }: { order: HeadedOrder }) {
  const { id, number, state, payment, placedAt, canPay, items } = order;
  const { reorder, isReordering } = useReorder();
  return (
    <Stack gap="4">
      <Inline justify="between" align="center">
        <Heading level={1} size="lg" tabIndex={-1}>
          Order {number}
        </Heading>
        <Badge tone={statusTone(state, payment.status)}>{statusText(state, payment.status)}</Badge>
      </Inline>
      <Text tone="muted">
        Placed on <time dateTime={placedAt}>{dayOf(placedAt)}</time>
      </Text>
      <Inline>
        {canPay ? (
          <Button asChild>
            <Link to="/checkout" search={{ order: id }}>
              Pay now
            </Link>
          </Button>
        ) : null}
        <Button
          variant={canPay ? 'secondary' : 'primary'}
          iconStart="refresh"
          loading={isReordering}
          onClick={() => void reorder(items)}
        >
          Order again
        </Button>
        <ReceiptButton order={order} />
      </Inline>
    </Stack>
  );
}
