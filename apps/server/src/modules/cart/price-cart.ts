import { cartTotals, priceFor, shippingQuotes, taxRuleFor } from '@regen/domain';
import type {
  CartInput,
  CartTotals,
  Coupon,
  Destination,
  NamedTax,
  PriceBlock,
  ShippingMethod,
  ShippingQuote,
} from '@regen/domain';
import type { Buyer } from '../../auth/buyer.ts';
import type { CartRow, CouponRow, ItemRow } from './cart-repository.ts';
import { offersFor } from './reference.ts';
import type { ChoiceProduct, Reference, TimedOffer } from './reference.ts';

export type LineProblem = 'not_available' | 'out_of_stock' | 'quantity_limited' | 'low_stock';

export interface CartLineView {
  row: ItemRow;
  price: PriceBlock;
  /** What can be bought of the stored quantity. */
  quantity: number;
  maxQuantity: number;
  isAvailable: boolean;
  problem: LineProblem | null;
}

export interface PricedCart {
  row: CartRow;
  buyer: Buyer;
  lines: CartLineView[];
  input: CartInput;
  totals: CartTotals;
  /** Where the totals ship to; null while that is unknown. */
  destination: Destination | null;
  /** The chosen method, as far as it goes there. */
  method: ShippingMethod | null;
  quotes: ShippingQuote[];
  /** Null where none is due, and while the destination is unknown. */
  tax: NamedTax | null;
  isEstimate: boolean;
  /** The chosen free item, as long as it is earned and there. */
  freeItem: { product: ChoiceProduct; offer: TimedOffer } | null;
  /** True if the chosen one is no longer earned or no longer available. */
  hasLostFreeItem: boolean;
}

function viewLine(row: ItemRow, buyer: Buyer): CartLineView {
  // Only the buyer's own columns were read; `priceFor` finds them where it looks for this channel and tier.
  const { list, own, retail } = row;
  const found =
    list === null || own === null
      ? null
      : priceFor({ retail, school: own, professional: [list, own, own, own] }, buyer.channel, buyer.tier);
  const price = found ?? {
    listPrice: 0,
    yourPrice: 0,
    reason: 'list',
    reasonText: 'No longer sold',
    retailPrice: null,
  };
  const isSold = row.isSeen && found !== null;
  const maxQuantity = isSold ? Math.min(row.limit, row.onHand) : 0;
  let problem: LineProblem | null = null;
  if (!isSold) problem = 'not_available';
  else if (row.onHand <= 0) problem = 'out_of_stock';
  else if (row.quantity > row.limit && row.limit <= row.onHand) problem = 'quantity_limited';
  else if (row.quantity > row.onHand) problem = 'low_stock';
  const isAvailable = maxQuantity > 0;
  const quantity = isAvailable ? Math.min(row.quantity, maxQuantity) : row.quantity;
  return { row, price, quantity, maxQuantity, isAvailable, problem };
}

const moment = (text: string | null) => (text === null ? null : Date.parse(text));

function toCoupon(row: CouponRow): Coupon {
  const { id, code, label, kind, value, isCombinable, usesLeft, usesLeftForBuyer } = row;
  return {
    id,
    code,
    label,
    kind,
    value,
    scope: { skus: row.skus, categories: row.categories },
    channels: row.sites,
    minimumSubtotal: row.minimum,
    startsAt: moment(row.startsAt),
    endsAt: moment(row.endsAt),
    isCombinable,
    usesLeft,
    usesLeftForBuyer,
  };
}

export interface PricingOptions {
  now: number;
  /** Instead of what the cart knows. */
  shippingMethodId?: string | null;
  destination?: Destination | null;
  showTaxes?: boolean;
}

/** Prices a cart: the row as it was read, the reference tables, and the one function of the domain. */
export function priceCart(row: CartRow, reference: Reference, buyer: Buyer, options: PricingOptions): PricedCart {
  const { now } = options;
  const destination = options.destination === undefined ? row.destination : options.destination;
  const methodId = options.shippingMethodId === undefined ? row.shippingMethodId : options.shippingMethodId;
  const lines = row.items.map((item) => viewLine(item, buyer));
  const offers = offersFor(reference, buyer.channel, now);
  const tax =
    destination && options.showTaxes !== false ? taxRuleFor(reference.taxes, destination, buyer.channel) : null;
  const base: CartInput = {
    lines: lines.map((line) => ({
      sku: line.row.sku,
      quantity: line.quantity,
      unitPrice: line.price.yourPrice,
      categories: line.row.categories,
      isSellable: line.isAvailable,
    })),
    channel: buyer.channel,
    now,
    automatic: reference.automatic,
    coupon: row.couponCode === null ? undefined : row.coupon && toCoupon(row.coupon),
    points: {
      wanted: row.pointsToSpend,
      balance: row.balance,
      isEligible: buyer.rewards.isEligible,
      policy: reference.points,
    },
    shipping: null,
    tax: tax && tax.rate > 0 ? { rate: tax.rate, isShippingTaxed: tax.isShippingTaxed } : null,
    freeItems: offers,
  };
  // Shipping depends on the amount after discounts, and discounts never on shipping.
  let totals = cartTotals(base);
  let input = base;
  let quotes: ShippingQuote[] = [];
  let quote: ShippingQuote | undefined;
  if (destination) {
    const parcel = { amount: totals.subtotal - totals.discount, pieces: totals.itemCount };
    quotes = shippingQuotes(reference, destination, buyer.channel, parcel);
    // Until a method is chosen the estimate is that of the cheapest.
    quote = quotes.find(({ method }) => method.id === methodId) ?? quotes[0];
    if (quote) {
      input = { ...base, shipping: quote.rate };
      totals = cartTotals(input);
    }
  }
  const method = quote && quote.method.id === methodId ? quote.method : null;
  const freeItem = chosenFreeItem(row, reference, offers, totals.subtotal - totals.discount);
  return {
    row,
    buyer,
    lines,
    input,
    totals,
    destination,
    method,
    quotes,
    tax,
    isEstimate: destination === null || method === null,
    freeItem,
    hasLostFreeItem: row.freeItemSku !== null && freeItem === null,
  };
}

function chosenFreeItem(
  row: CartRow,
  reference: Reference,
  offers: readonly TimedOffer[],
  amount: number,
): PricedCart['freeItem'] {
  const { freeItemSku: sku } = row;
  if (sku === null) return null;
  const product = reference.choices.get(sku);
  const offer = offers.find(
    (each) => each.id === row.freeItemOfferId && each.threshold <= amount && each.skus.includes(sku),
  );
  return product && offer && (row.stock[sku] ?? 0) > 0 ? { product, offer } : null;
}
