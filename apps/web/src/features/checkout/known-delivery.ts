import type { Address, Cart } from '@regen/sdk';
import { shippingMethodList } from '@regen/sdk/query';
import { addressSchema, fromAddress, toDestination, type AddressValues } from '~/features/addresses/index.ts';
import type { CartAccess } from '~/features/cart/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { isPricedFor } from './steps.ts';

/** Whether a cart may be sent to a place: it is for nowhere yet, or for what is known of that very place. */
function isFor({ destination }: Cart, address: AddressValues): boolean {
  if (destination === null) return true;
  const { countryCode, region, postalCode } = toDestination(address);
  return (
    destination.countryCode === countryCode &&
    (destination.region === null || destination.region === region) &&
    (destination.postalCode === null || destination.postalCode === postalCode)
  );
}

/**
 * Prices the cart for a saved address and for the method that is chosen in the cart, or else the cheapest, which is what its estimate
 * was. Resolves with what the draft then has; null where the person has to decide: the address is incomplete, or the cart is estimated for another place.
 * @throws Error when a call fails.
 */
export async function knownDelivery(
  { call, queryClient, buyer }: AppContext,
  writer: Pick<CartAccess['writer'], 'change'>,
  cart: Cart,
  address: Address,
): Promise<Partial<CheckoutDraft> | null> {
  const shipping = fromAddress(address);
  if (!addressSchema.safeParse(shipping).success || !isFor(cart, shipping)) return null;
  const { shippingMethodId } = isPricedFor(cart, shipping)
    ? cart
    : await writer.change({ kind: 'destination', destination: toDestination(shipping) });
  const { items } = await queryClient.fetchQuery(shippingMethodList(call, { id: buyer }));
  const method = items.find(({ id }) => id === shippingMethodId) ?? items[0];
  if (method !== undefined && method.id !== shippingMethodId) {
    await writer.change({ kind: 'shipping-method', id: method.id });
  }
  return { addressId: address.id, shipping, hasChosenShipping: method !== undefined };
}
