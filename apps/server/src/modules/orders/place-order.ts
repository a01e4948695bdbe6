import { formatCents, isSameAmount } from '@regen/domain';
import type { AddressInput, OrderCreate } from '@regen/sdk';
import type { Buyer } from '../../auth/buyer.ts';
import type { Tx } from '../../db/database.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';
import { checkAddress } from '../addresses/check-address.ts';
import type { CartOwner } from '../cart/cart-owner.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { reserveCoupon } from './coupon-use.ts';
import { keepAddress, writeOrder } from './order-write.ts';
import { outOfStock, takeStock } from './stock-ledger.ts';

export interface PlacedOrder {
  orderId: string;
  /** The attempt to pay it; null when there is nothing to pay. */
  paymentId: string | null;
}

export interface OrderPlacer {
  owner: CartOwner;
  buyer: Buyer;
  browserId: string;
  network: string;
}

type PlaceNeeds = Needs<'ids' | 'clock'> & { carts: CartService; provider: Pick<PaymentProvider, 'name'> };

/** Locks the cart, so that one cart becomes one order however many tabs try. */
async function lockCart(tx: Tx, owner: CartOwner): Promise<string | null> {
  const { rows } =
    owner.kind === 'user'
      ? await tx.query<{ id: string }>('select id from carts where user_id = $1 for update', [owner.userId])
      : await tx.query<{ id: string }>('select id from carts where browser_id = $1 and secret_hash = $2 for update', [
          owner.browserId,
          owner.secretHash,
        ]);
  return rows[0]?.id ?? null;
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

/** Turns the cart into an order: stock, coupon, points, order and empty cart, in the transaction of the caller. */
export async function placeOrder(
  tx: Tx,
  needs: PlaceNeeds,
  placer: OrderPlacer,
  body: OrderCreate,
): Promise<PlacedOrder> {
  const { owner, buyer } = placer;
  const shippingAddress: AddressInput = checkAddress(body.shippingAddress, '/shippingAddress');
  const billingAddress = body.billingAddress ? checkAddress(body.billingAddress, '/billingAddress') : shippingAddress;

  const cartId = await lockCart(tx, owner);
  if (cartId === null || cartId !== body.cartId) throw notFound('There is no such cart.');
  const { cart } = await needs.carts.load(tx, owner, buyer, {
    destination: shippingAddress,
    shippingMethodId: body.shippingMethodId,
  });
  assertOrderable(cart, body);

  const orderId = needs.ids('order');
  const browserId = owner.kind === 'guest' ? placer.browserId : null;
  const email = body.email.trim();
  if (cart.totals.coupon?.isApplied && cart.row.coupon) {
    await reserveCoupon(tx, cart.row.coupon.code, orderId, { userId: buyer.userId, browserId });
  }
  const pieces = cart.lines.map(({ row, quantity }) => ({ sku: row.sku, name: row.shortName, quantity }));
  if (cart.freeItem) {
    const { sku, shortName: name } = cart.freeItem.product;
    pieces.push({ sku, name, quantity: 1 });
  }
  await takeStock(tx, pieces);
  const paymentId = cart.totals.total > 0 ? needs.ids('payment') : null;
  await writeOrder(tx, {
    orderId,
    paymentId,
    cart,
    buyer,
    ids: needs.ids,
    browserId,
    network: placer.network,
    email,
    phone: body.phone?.trim() || shippingAddress.phone || null,
    shippingAddress,
    billingAddress,
    method: body.payment?.method ?? 'card',
    provider: needs.provider.name,
  });
  if (body.saveAddress && buyer.userId !== null)
    await keepAddress(tx, needs.ids('address'), buyer.userId, shippingAddress);
  return { orderId, paymentId };
}
