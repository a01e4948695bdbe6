import { paymentText, toCents } from '@regen/domain';
import type { Order } from '@regen/sdk';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import type { ReactNode } from 'react';
import { AddressText } from '~/features/addresses/index.ts';
import * as styles from './orders.css.ts';
import { PackageLink } from './PackageLink.tsx';

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

/** Delivery, shipping, billing and payment of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { orderTotal, payment, pointsSpent } = order;
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
          {order.tracking ? <PackageLink tracking={order.tracking} /> : null}
        </Part>
        <Part title="Billing">
          <AddressText address={order.billingAddress} />
        </Part>
        <Part title="Payment">
          <Text>{paymentText(payment, toCents(orderTotal.total), pointsSpent)}</Text>
          <Text tone="muted" size="sm" className={styles.withEmail}>
            {order.email}
          </Text>
        </Part>
      </Grid>
    </Stack>
  );
}
