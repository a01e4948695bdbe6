import {
  cartRules,
  freeShippingExceptions,
  freeShippingFrom,
  freeShippingGoal,
  fromCents,
  priceOnWire,
  taxLabel,
  TOTAL_LABELS,
  totalsOnWire,
} from '@regen/domain';
import type { Cart, CartItem, CartNotice, FreeItemOffer, OrderTotal, ProductSummary } from '@regen/sdk';
import { toFrontImage } from '../../media/product-image.ts';
import { stockOf } from '../products/present.ts';
import type { CartLineView, PricedCart } from './price-cart.ts';
import type { ChoiceProduct, Reference } from './reference.ts';

function itemView(line: CartLineView, index: number, cart: PricedCart): CartItem {
  const { row, price } = line;
  const priced = cart.totals.lines[index];
  return {
    sku: row.sku,
    name: row.name,
    shortName: row.shortName,
    skuType: row.skuType,
    size: row.size,
    quantity: line.quantity,
    maxQuantity: line.maxQuantity,
    price: priceOnWire(price),
    discountedAmount: fromCents(priced?.net ?? 0),
    discountAmount: fromCents(priced?.discount ?? 0),
    hasDiscount: (priced?.discount ?? 0) > 0,
    discountType: priced?.discountType ?? null,
    discountId: priced?.discountId ?? null,
    isRecommended: row.isRecommended,
    isFreeItem: false,
    isAvailable: line.isAvailable,
    stock: stockOf({ on_hand: row.onHand, low_threshold: row.lowThreshold }),
    image: toFrontImage(row.front),
  };
}

function freePrice(product: ChoiceProduct): CartItem['price'] {
  const listPrice = fromCents(product.valueCents ?? 0);
  return { listPrice, yourPrice: 0, currency: 'USD', reason: 'list', reasonText: 'Free with your order' };
}

function freeItemView({ product, offer }: NonNullable<PricedCart['freeItem']>, isAvailable: boolean): CartItem {
  const { sku, name, shortName, skuType, size, front } = product;
  return {
    sku,
    name,
    shortName,
    skuType,
    size,
    quantity: 1,
    maxQuantity: 1,
    price: freePrice(product),
    discountedAmount: 0,
    discountAmount: 0,
    hasDiscount: false,
    discountType: 'free_item',
    discountId: offer.id,
    isRecommended: false,
    isFreeItem: true,
    isAvailable,
    stock: { state: 'in_stock', left: null },
    image: toFrontImage(front),
  };
}

function choiceView(product: ChoiceProduct): ProductSummary {
  const { sku, name, shortName, skuType, size, sizeClass, tagline, front } = product;
  return {
    sku,
    name,
    shortName,
    skuType,
    size,
    sizeClass,
    tagline,
    price: freePrice(product),
    stock: { state: 'in_stock', left: null },
    image: toFrontImage(front),
    categories: [],
    concerns: [],
    isNew: false,
    isBestseller: false,
    limitPerOrder: 1,
    rating: null,
  };
}

function offerView(cart: PricedCart, reference: Reference): FreeItemOffer | null {
  const { earned, next } = cart.totals.freeItem;
  const offer = earned ?? next?.offer;
  if (!offer) return null;
  const choices = offer.skus
    .filter((sku) => (cart.row.stock[sku] ?? 0) > 0)
    .flatMap((sku) => reference.choices.get(sku) ?? []);
  return {
    id: offer.id,
    label: offer.label,
    threshold: fromCents(offer.threshold),
    amountToGo: earned ? 0 : fromCents(next?.missing ?? 0),
    isEarned: earned !== null,
    chosenSku: cart.freeItem?.product.sku ?? null,
    choices: choices.map(choiceView),
  };
}

/** Where most parcels go: what a cart without a destination is measured by. */
const HOME = { countryCode: 'US' };

function freeShippingView({ destination, buyer, totals }: PricedCart, reference: Reference): Cart['freeShipping'] {
  const place = destination ?? HOME;
  const threshold = freeShippingFrom(reference, place, buyer.channel);
  if (threshold === null) return null;
  return freeShippingGoal(fromCents(threshold), totals, freeShippingExceptions(reference, place, buyer.channel));
}

function totalView(cart: PricedCart): OrderTotal {
  return {
    ...totalsOnWire(cart.totals),
    currency: 'USD',
    isEstimate: cart.isEstimate,
    chargeId: null,
  };
}

/** Everything that takes money off, with its amount in cents: for the cart on the wire and for the order that is kept. */
export function appliedDiscounts(cart: PricedCart) {
  const { totals, input, freeItem } = cart;
  const applied: {
    id: string;
    type: 'coupon' | 'automatic' | 'free_item' | 'free_shipping';
    label: string;
    amountCents: number;
  }[] = totals.automatic.map(({ id, label, amount }) => ({ id, type: 'automatic', label, amountCents: amount }));
  if (totals.couponDiscount > 0 && input.coupon) {
    const { id, label } = input.coupon;
    applied.push({ id, type: 'coupon', label, amountCents: totals.couponDiscount });
  }
  if (totals.freeShipping && totals.shippingDiscount > 0) {
    const { id, label } = totals.freeShipping;
    applied.push({ id, type: 'free_shipping', label, amountCents: totals.shippingDiscount });
  }
  if (freeItem) applied.push({ id: freeItem.offer.id, type: 'free_item', label: freeItem.offer.label, amountCents: 0 });
  return applied;
}

const PROBLEMS: Readonly<Record<NonNullable<CartLineView['problem']>, (line: CartLineView) => string>> = {
  not_available: ({ row }) => `${row.shortName} is no longer available. Remove it to order the rest.`,
  out_of_stock: ({ row }) => `${row.shortName} is out of stock. Remove it to order the rest.`,
  low_stock: ({ row, maxQuantity }) =>
    `Only ${maxQuantity} of ${row.shortName} ${maxQuantity === 1 ? 'is' : 'are'} left.`,
  quantity_limited: ({ row, maxQuantity }) => `You can order at most ${maxQuantity} of ${row.shortName} at a time.`,
};

/** What the buyer should know about the cart as it stands. */
function standingNotices(cart: PricedCart): CartNotice[] {
  const notices: CartNotice[] = [];
  for (const line of cart.lines) {
    if (line.problem) notices.push({ code: line.problem, message: PROBLEMS[line.problem](line), sku: line.row.sku });
  }
  if (cart.hasLostFreeItem && cart.row.freeItemSku) {
    const message = 'We removed the free item: your cart no longer qualifies for it, or it is out of stock.';
    notices.push({ code: 'free_item_removed', message, sku: cart.row.freeItemSku });
  }
  const { wanted } = cart.input.points;
  const { pointsSpent } = cart.totals;
  const { isEligible, balance } = cart.input.points;
  // A buyer who wants to spend their full balance wants all that can be spent, which changes with the cart.
  if (wanted !== balance && wanted > pointsSpent && cart.lines.length > 0 && isEligible) {
    notices.push({
      code: 'points_reduced',
      message: `${pointsSpent} of the ${wanted} points can be spent on this cart.`,
    });
  }
  return notices;
}

/** The cart of the contract. `notices` are about the change that was just made; each is reported once. */
export function cartView(cart: PricedCart, reference: Reference, notices: readonly CartNotice[] = []): Cart {
  const { row, buyer, totals, input } = cart;
  const items = cart.lines.map((line, index) => itemView(line, index, cart));
  if (cart.freeItem) items.push(freeItemView(cart.freeItem, true));
  const reported = new Set(notices.map((notice) => `${notice.code} ${notice.sku ?? ''}`));
  const standing = standingNotices(cart).filter((notice) => !reported.has(`${notice.code} ${notice.sku ?? ''}`));
  return {
    id: row.id,
    userId: buyer.userId,
    version: row.version,
    items,
    totalQuantity: items.reduce((sum, item) => sum + (item.isAvailable ? item.quantity : 0), 0),
    totalAmountWithoutTax: fromCents(totals.totalWithoutTax),
    totalDiscount: fromCents(totals.discount),
    couponCode: row.couponCode,
    coupon:
      row.couponCode === null || totals.coupon === null
        ? null
        : {
            code: row.couponCode,
            isApplied: totals.coupon.isApplied,
            reason: totals.coupon.code,
            message: totals.coupon.reason ?? `${row.couponCode}: ${input.coupon?.label ?? ''}`,
          },
    discounts: appliedDiscounts(cart).map(({ amountCents, ...discount }) => ({
      ...discount,
      totalLabel: TOTAL_LABELS[discount.type],
      amount: fromCents(amountCents),
    })),
    freeItem: offerView(cart, reference),
    freeShipping: freeShippingView(cart, reference),
    rewards:
      buyer.userId === null
        ? null
        : {
            canUse: buyer.rewards.isEligible,
            reason: buyer.rewards.reason,
            balance: row.balance,
            maxPoints: buyer.rewards.isEligible ? Math.min(row.balance, totals.pointsForAll) : 0,
            pointValue: fromCents(input.points.policy.centsPerPoint),
            appliedPoints: totals.pointsSpent,
            amount: fromCents(totals.rewards),
            pointsToEarn: totals.pointsEarned,
          },
    destination: cart.destination && {
      countryCode: cart.destination.countryCode,
      region: cart.destination.region ?? null,
      postalCode: cart.destination.postalCode ?? null,
    },
    shippingMethodId: cart.method?.id ?? null,
    taxLabel: cart.destination && cart.tax ? taxLabel(cart.tax, totals.taxes, cart.destination) : 'Tax',
    orderTotal: totalView(cart),
    notices: [...notices, ...standing],
    updatedAt: row.updatedAt?.toISOString() ?? null,
    expiresAt: buyer.userId === null ? (row.expiresAt?.toISOString() ?? null) : null,
    rules: cartRules(input, totals),
  };
}
