import type { HeldPoints as Held } from '@regen/sdk';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer } from '~/kernel/use-session.ts';
import { rewardsOf } from './rewards-query.ts';
import { points } from './rewards-text.ts';

/** Points that are missing in a balance, because they are on hold for unpaid orders. */
export function HeldPointsList({ held }: { held: readonly Held[] }) {
  return held.map(({ orderId, orderNumber, points: count }) => (
    <Text key={orderId} size="sm" tone="muted">
      {points(count)} {count === 1 ? 'is' : 'are'} on hold for{' '}
      <TextLink asChild>
        <Link to="/order/$orderId" params={{ orderId }}>
          order {orderNumber}
        </Link>
      </TextLink>{' '}
      until it’s paid or canceled.
    </Text>
  ));
}

/** The same beside what can be spent on a cart. */
export function HeldPoints() {
  const { call } = useApp();
  // No loader: the cart is shown without it.
  const { data } = useQuery(rewardsOf(call, useBuyer()));
  return data ? <HeldPointsList held={data.held} /> : null;
}
