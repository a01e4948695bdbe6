import { formatCents, isSameAmount } from '@regen/domain';
import type { AddressInput, OrderCreate } from '@regen/sdk';
import type { Buyer } from '../../auth/buyer.ts';
import type { Tx } from '../../db/database.ts';
import { sentTogether } from '../../db/sent-together.ts';
import type { Attempt } from '../../payments/attempt.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';
import { checkAddress } from '../addresses/check-address.ts';
import type { CartOwner } from '../cart/cart-owner.ts';
import type { CartService, LoadedCart } from '../cart/cart-service.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { reserveCoupon } from './coupon-use.ts';
import { keepAddress, orderValues, WRITE_ORDER } from './order-write.ts';
import { outOfStock, takeStock } from './stock-ledger.ts';
import type { Pieces } from './stock-ledger.ts';

export interface PlacedOrder {
  orderId: string;
  /** The payment attempt; none if there is nothing to pay. */
  attempt?: Attempt;
}

export interface OrderPlacer {
  owner: CartOwner;
  buyer: Buyer;
  browserId: string;
  network: string;
}

type PlaceNeeds = Needs<'clock' | 'ids'> & { payments: Pick<Payments, 'begin'> };

const LOCK_OF_USER = { name: 'cart-lock-user', text: 'select id from carts where user_id = $1 for update' };
const LOCK_OF_GUEST = {
  name: 'cart-lock-guest',
  text: 'select id from carts where browser_id = $1 and secret_hash = $2 for update',
};

/** The cart of an order, locked; null if its owner has none. */
export interface LockedCart {
  id: string | null;
  loaded: LoadedCart;
}

/** Locks the cart, so that one cart becomes one order however many tabs try. */
async function lockCart(tx: Tx, owner: CartOwner): Promise<string | null> {
  const { rows } =
    owner.kind === 'user'
      ? await tx.query<{ id: string }>(LOCK_OF_USER, [owner.userId])
      : await tx.query<{ id: string }>(LOCK_OF_GUEST, [owner.browserId, owner.secretHash]);
  return rows[0]?.id ?? null;
}

/** The addresses of an order, checked. */
export interface OrderAddresses {
  shipping: AddressInput;
  billing: AddressInput;
}

export function orderAddresses(body: OrderCreate): OrderAddresses {
  const shipping = checkAddress(body.shippingAddress, '/shippingAddress');
  return { shipping, billing: body.billingAddress ? checkAddress(body.billingAddress, '/billingAddress') : shipping };
}

/** Locks the cart of an order and prices it for its destination. Both statements are sent together. */
export async function lockAndPrice(
  tx: Tx,
  carts: Pick<CartService, 'load'>,
  { owner, buyer }: OrderPlacer,
  shippingMethodId: string,
  destination: AddressInput,
): Promise<LockedCart> {
  const locking = lockCart(tx, owner);
  const loading = carts.load(tx, owner, buyer, { destination, shippingMethodId });
  const [id, loaded] = await sentTogether(locking, loading);
  return { id, loaded };
}

function totalsChanged(cart: PricedCart): HttpError {
  const now = formatCents(cart.totals.total);
  return refuse('totals_changed', `Your cart has changed since you saw it. The total is now ${now}.`, {
    details: [{ path: '/expectedTotal', message: `now ${now}`, code: 'totals_changed' }],
  });
}

/** Refuses everything that the buyer has not seen or that cannot be delivered. */
function assertOrderable(cart: PricedCart, body: OrderCreate): void {
  const { lines, totals } = cart;
  if (lines.length === 0) throw refuse('cart_empty');
  const gone = lines.filter((line) => line.problem === 'not_available');
  if (gone.length > 0) {
    const names = gone.map((line) => line.row.shortName).join(', ');
    throw refuse('not_available', `No longer available: ${names}. Remove it to order the rest.`, {
      details: gone.map(({ row }) => ({
        path: `/items/${row.sku}`,
        message: 'no longer available',
        code: 'not_available',
      })),
    });
  }
  const isExpected = isSameAmount(body.expectedTotal, totals.total);
  const short = lines.filter(
    (line) => line.problem === 'out_of_stock' || (line.problem === 'low_stock' && !isExpected),
  );
  if (short.length > 0) {
    throw outOfStock(short.map(({ row }) => ({ sku: row.sku, name: row.shortName, left: row.onHand })));
  }
  if (!cart.method) {
    const message = "This shipping method isn't available for this address. Choose another one.";
    throw refuse('shipping_method_unavailable', message, {
      details: [{ path: '/shippingMethodId', message }],
    });
  }
  if (cart.row.version !== body.cartVersion || !isExpected || cart.hasLostFreeItem) throw totalsChanged(cart);
  if (totals.total > 0 && !body.payment) {
    const message = `The order total is ${formatCents(totals.total)}. Add a payment.`;
    throw refuse('payment_required', message, { details: [{ path: '/payment', message }] });
  }
}

/** Everything that the order takes from stock. */
function piecesOf({ lines, freeItem }: PricedCart): Pieces[] {
  const pieces = lines.map(({ row, quantity }) => ({ sku: row.sku, name: row.shortName, quantity }));
  if (freeItem) pieces.push({ sku: freeItem.product.sku, name: freeItem.product.shortName, quantity: 1 });
  return pieces;
}

/**
 * Turns the locked cart into an order: stock, coupon, points, order and empty cart, in the caller's transaction. An order that has to be
 * paid for is written with the commit; a free one right away, because the caller marks it as paid.
 */
export async function placeOrder(
  tx: Tx,
  needs: PlaceNeeds,
  placer: OrderPlacer,
  { body, addresses, locked }: { body: OrderCreate; addresses: OrderAddresses; locked: LockedCart },
): Promise<PlacedOrder> {
  const { owner, buyer } = placer;
  const { cart } = locked.loaded;
  if (locked.id === null || locked.id !== body.cartId) throw notFound('There is no such cart.');
  assertOrderable(cart, body);

  const orderId = needs.ids('order');
  const now = needs.clock.now();
  const browserId = owner.kind === 'guest' ? placer.browserId : null;
  const coupon = cart.totals.coupon?.isApplied ? cart.row.coupon : null;
  await Promise.all([
    coupon && reserveCoupon(tx, coupon.code, orderId, { userId: buyer.userId, browserId }),
    takeStock(tx, piecesOf(cart), now),
  ]);
  const order = orderValues({
    orderId,
    placedAt: now,
    cart,
    buyer,
    ids: needs.ids,
    browserId,
    network: placer.network,
    email: body.email.trim(),
    phone: body.phone?.trim() || addresses.shipping.phone || null,
    shippingAddress: addresses.shipping,
    billingAddress: addresses.billing,
  });
  if (body.saveAddress && buyer.userId !== null)
    keepAddress(tx, needs.ids('address'), buyer.userId, addresses.shipping);
  const { total } = cart.totals;
  if (total === 0) {
    await tx.query(WRITE_ORDER, order);
    return { orderId };
  }
  tx.withCommit(WRITE_ORDER, order);
  const attempt = needs.payments.begin(tx, {
    id: needs.ids('payment'),
    of: { kind: 'order', id: orderId },
    amount: total,
    method: body.payment?.method ?? 'card',
  });
  return { orderId, attempt };
}
