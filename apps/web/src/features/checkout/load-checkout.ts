import { addressList, cartGet, paymentGetConfig } from '@regen/sdk/query';
import type { AppContext } from '~/kernel/context.ts';

/** Starts what the checkout is going to ask for. */
export function loadCheckout({ prefetch, buyer, person }: AppContext): void {
  void prefetch(cartGet, { id: buyer });
  void prefetch(paymentGetConfig);
  if (person !== null) void prefetch(addressList, { userId: person.userId });
}
