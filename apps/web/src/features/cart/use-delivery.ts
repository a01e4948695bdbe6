import type { Cart, ShippingPromise } from '@regen/sdk';
import { shippingMethodList, shippingMethodPromise } from '@regen/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';
import { useBuyer } from '~/kernel/use-session.ts';

type Deliverable = Pick<Cart, 'destination' | 'shippingMethodId' | 'totalQuantity'> & { isPending?: boolean };

/**
 * When what is ordered now arrives: by the method that was chosen, or else the cheapest, to the destination of the cart; in the United States
 * while nobody has said where to. `null` while the cart is not known.
 */
export function useDelivery(cart: Deliverable | null): {
  days: { from: string; to: string } | null;
  freeFrom: ShippingPromise['freeFrom'];
  exceptRegions: ShippingPromise['exceptRegions'];
} {
  const { call } = useApp();
  const id = useBuyer();
  const { destination = null, shippingMethodId = null, totalQuantity = 0, isPending = false } = cart ?? {};
  // Which method is the cheapest depends on what is shipped.
  const hasMethod = destination !== null && (shippingMethodId !== null || totalQuantity > 0);
  const { countryCode, region, postalCode } = destination ?? {};
  const place = { ...(countryCode && { countryCode }), ...(region && { region }), ...(postalCode && { postalCode }) };
  // No loader: pages are shown without it, and are kept for longer than it is true.
  const promise = useQuery({ ...shippingMethodPromise(call, place), enabled: cart !== null && !hasMethod });
  // No loader: the methods follow the destination.
  const methods = useQuery({ ...shippingMethodList(call, { id }), enabled: hasMethod && !isPending });
  const items = methods.data?.items ?? [];
  const method = items.find((each) => each.id === shippingMethodId) ?? items[0];
  return {
    days: (hasMethod ? method?.arrives : promise.data?.delivery) ?? null,
    freeFrom: promise.data?.freeFrom ?? null,
    exceptRegions: promise.data?.exceptRegions,
  };
}
