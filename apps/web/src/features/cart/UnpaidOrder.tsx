import { RegenApiError } from '@regen/sdk';
import { orderGet } from '@regen/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { UnpaidBanner } from '~/kernel/page/UnpaidBanner.tsx';
import { orderParams } from '~/kernel/stored/order-access.ts';
import { isSeenBy } from '~/kernel/stored/owned.ts';
import { forgetUnpaid, isOrderedBy, unpaidOrder } from '~/kernel/stored/unpaid-order.ts';
import { useStored } from '~/kernel/stored/use-stored.ts';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer, useSession } from '~/kernel/use-session.ts';

/** The order that emptied this cart, if it hasn’t been paid (rule O4). */
export function UnpaidOrder() {
  const buyer = useBuyer();
  const email = useSession()?.user?.email ?? '';
  const [kept] = useStored(unpaidOrder);
  if (kept === null || !isSeenBy(buyer, kept)) return null;
  return (
    <Unpaid
      key={`${buyer}-${kept.value}`}
      orderId={kept.value}
      // A guest may have ordered here before somebody else signed in.
      onlyFor={kept.owner === buyer ? undefined : email}
    />
  );
}

/** @param onlyFor The email address that the order must have to be shown. */
function Unpaid({ orderId, onlyFor }: { orderId: string; onlyFor: string | undefined }) {
  const app = useApp();
  // No loader: only this browser knows of the order, and the drawer is on every page.
  const { data, error, isFetchedAfterMount } = useQuery({
    ...orderGet(app.call, orderParams(app, orderId)),
    // The cached order may be out of date: paid on another device, or canceled.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && !isOrderedBy(onlyFor, state.data) ? false : 60_000),
  });
  const order = isFetchedAfterMount && error === null ? data : undefined;
  const isGone = order ? !order.canPay : error instanceof RegenApiError && [403, 404].includes(error.status);
  useEffect(() => {
    if (isGone) forgetUnpaid(app, orderId);
  }, [app, orderId, isGone]);
  if (!order?.canPay || !isOrderedBy(onlyFor, order)) return null;
  return <UnpaidBanner orderId={orderId} title={`Order ${order.number} hasn’t been paid yet`} live />;
}
