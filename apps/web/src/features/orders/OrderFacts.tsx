import type { Order } from '@regen/sdk';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import type { ReactNode } from 'react';
import { AddressText } from '~/features/addresses/index.ts';
import { cardName } from '~/kernel/words/card-name.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading level={3} size="xs">
        {title}
      </Heading>
      {children}
    </div>
  );
}

function paidWith({ orderTotal, payment, pointsSpent }: Order): string {
  if (orderTotal.total > 0) return cardName(payment);
  return pointsSpent > 0 ? 'Paid with points' : 'Nothing to pay';
}

/** Delivery, shipping, billing and payment of an order. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <Stack as="section" gap="4" aria-labelledby="order-facts">
      <Heading level={2} size="md" id="order-facts">
        Details
      </Heading>
      <Grid columns={{ base: '1', tablet: '2' }} gap="6">
        <Part title="Delivery">
          <AddressText address={order.shippingAddress} />
        </Part>
        <Part title="Shipping">
          <Text>{order.shippingMethod.name}</Text>
          {order.tracking ? (
            <Text>
              {order.tracking.carrier}: {order.tracking.number}
            </Text>
          ) : null}
        </Part>
        <Part title="Billing">
          <AddressText address={order.billingAddress} />
        </Part>
        <Part title="Payment">
          <Text>{paidWith(order)}</Text>
          <Text tone="muted" size="sm">
            {order.email}
          </Text>
        </Part>
      </Grid>
    </Stack>
  );
}
