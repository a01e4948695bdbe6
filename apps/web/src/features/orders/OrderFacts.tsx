import type { Order } from '@regen/sdk';
import { Heading } from '@regen/ui-kit/Heading';
import { Text } from '@regen/ui-kit/Text';
import type { ReactNode } from 'react';
import { cardName } from '~/features/payment/index.ts';
import { AddressText } from '~/features/addresses/index.ts';
import * as styles from './orders.css.ts';

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

/** Where an order goes, how, and how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <div className={styles.parts}>
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
    </div>
  );
}
