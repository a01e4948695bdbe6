import { RegenApiError } from '@regen/sdk';
import { orderGet } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { orderParams } from '~/kernel/stored/order-access.ts';
import { isSeenBy } from '~/kernel/stored/owned.ts';
import { unpaidOrder } from '~/kernel/stored/unpaid-order.ts';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer } from '~/kernel/use-session.ts';

/** In an empty cart: the order that has emptied it, if that is not paid (rule O4). */
export function UnpaidOrder() {
  const buyer = useBuyer();
  const [kept, store] = useStored(unpaidOrder);
  if (kept === null || !isSeenBy(buyer, kept)) return null;
  return <Unpaid key={`${buyer}-${kept.value}`} orderId={kept.value} forget={() => store.write(null)} />;
}

function Unpaid({ orderId, forget }: { orderId: string; forget: () => void }) {
  const app = useApp();
  // No loader: only this browser knows of the order, and the drawer is on every page.
  const { data, error, isFetchedAfterMount } = useQuery({
    ...orderGet(app.call, orderParams(app, orderId)),
    // What is at hand is of before: the order may be paid on another device, or canceled for want of a payment.
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  });
  const order = isFetchedAfterMount && error === null ? data : undefined;
  const isGone = order ? !order.canPay : error instanceof RegenApiError && [403, 404].includes(error.status);
  useEffect(() => {
    if (isGone) forget();
  });
  if (!order?.canPay) return null;
  return (
    <Banner
      tone="warning"
      live
      title={`Order ${order.number} is not paid yet`}
      action={
        <Button size="sm" asChild>
          <Link to="/checkout" search={{ order: orderId }}>
            Pay now
          </Link>
        </Button>
      }
    >
      <Text>We’ve saved your order. It ships once payment goes through.</Text>
    </Banner>
  );
}
