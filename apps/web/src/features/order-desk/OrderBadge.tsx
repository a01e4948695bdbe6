import type { OrderState, PaymentStatus } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { statusText, statusTone } from '~/features/orders/index.ts';

/** How far an order is. */
export function OrderBadge({ state, payment }: { state: OrderState; payment: PaymentStatus }) {
  return <Badge tone={statusTone(state, payment)}>{statusText(state, payment)}</Badge>;
}
