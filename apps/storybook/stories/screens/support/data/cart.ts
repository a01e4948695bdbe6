import {
  cartRules,
  cartTotals,
  DEFAULT_POINTS_POLICY,
  deliveryEstimate,
  freeShippingGoal,
  fromCents,
  priceFor,
  taxLabel,
  toCents,
  TOTAL_LABELS,
  totalsOnWire,
  WHOLE_CART,
  type CartInput,
  type Channel,
  type Coupon,
  type FreeItemOffer as Offer,
  type ShippingRate,
} from '@regen/domain';
import type { AppliedDiscount, Cart, CartItem, FreeItemOffer, ShippingMethod, ShippingPromise } from '@regen/sdk';
import { now } from '../fixed-world.ts';
import { tierOf, userOf } from './people.ts';
import { productOf, summaryOf } from './products.ts';

/** What lies in a cart; the rest of it is worked out with the rules of the store. */
export interface Basket {
  readonly lines: readonly (readonly [sku: string, quantity: number])[];
  readonly couponCode?: string | null;
  readonly freeSku?: string | null;
  readonly points?: number;
  readonly destination?: Cart['destination'];
  readonly shippingMethodId?: string | null;
  readonly notices?: Cart['notices'];
  readonly version?: number;
}

const everywhere = { channels: [], startsAt: null, endsAt: null, usesLeft: null, usesLeftForBuyer: null };
const coupons: readonly Coupon[] = [
  {
    ...everywhere,
    id: 'cpn_serum15',
    code: 'SERUM15',
    label: '15% off serums',
    kind: 'percent',
    value: 1500,
    scope: { skus: [], categories: ['serums'] },
    minimumSubtotal: 0,
    isCombinable: true,
  },
  {
    ...everywhere,
    id: 'cpn_take20',
    code: 'TAKE20',
    label: '$20 off orders over $120',
    kind: 'fixed',
    value: 2000,
    scope: WHOLE_CART,
    minimumSubtotal: 12_000,
    isCombinable: true,
  },
];

const offers: readonly Offer[] = [
  {
    id: 'ofr_sample_60',
    label: 'Free sample with orders over $60',
    threshold: 6000,
    skus: ['9001', '9003', '9004'],
    channels: ['web', 'retail'],
  },
];

const rates: Readonly<Record<string, ShippingRate>> = {
  ground: { base: 795, perItem: 45, freeFrom: 7500 },
  'two-day': { base: 1695, perItem: 75, freeFrom: null },
};

const balance = 640;

function inputOf(channel: Channel, basket: Basket): CartInput {
  const { couponCode, points = 0, shippingMethodId, destination } = basket;
  return {
    lines: basket.lines.map(([sku, quantity]) => {
      const { cents, categories, stock } = productOf(sku);
      const unitPrice = priceFor(cents, channel, tierOf(channel))?.yourPrice ?? 0;
      return { sku, quantity, unitPrice, categories, isSellable: stock !== 'out_of_stock' };
    }),
    channel,
    now,
    automatic: [],
    ...(couponCode ? { coupon: coupons.find(({ code }) => code === couponCode) ?? null } : {}),
    points: { wanted: points, balance, isEligible: channel === 'b2b', policy: DEFAULT_POINTS_POLICY },
    shipping: (destination && shippingMethodId && rates[shippingMethodId]) || null,
    tax: destination && channel !== 'b2b' ? { rate: 88_100, isShippingTaxed: false } : null,
    freeItems: offers,
  };
}

type Line = ReturnType<typeof cartTotals>['lines'][number];

function itemOf(line: Line, channel: Channel): CartItem {
  const { sku, name, shortName, skuType, size, price, stock, image, limitPerOrder } = summaryOf(
    productOf(line.sku),
    channel,
  );
  return {
    sku,
    name,
    shortName,
    skuType,
    size,
    price,
    stock,
    image,
    quantity: line.quantity,
    maxQuantity: stock.left ?? limitPerOrder,
    discountedAmount: fromCents(line.net),
    discountAmount: fromCents(line.discount),
    hasDiscount: line.discount > 0,
    discountType: line.discountType,
    discountId: line.discountId,
    isRecommended: false,
    isFreeItem: false,
    isAvailable: line.isSellable,
  };
}

const freeOf = (sku: string, channel: Channel) => {
  const sample = summaryOf(productOf(sku), channel);
  return {
    ...sample,
    price: { ...sample.price, yourPrice: 0, reason: 'list', reasonText: 'Free with your order' } as const,
    limitPerOrder: 1,
  };
};

function freeItemOf(sku: string, offerId: string, channel: Channel): CartItem {
  const { name, shortName, skuType, size, price, stock, image } = freeOf(sku, channel);
  return {
    sku,
    name,
    shortName,
    skuType,
    size,
    price,
    stock,
    image,
    quantity: 1,
    maxQuantity: 1,
    discountedAmount: 0,
    discountAmount: 0,
    hasDiscount: false,
    discountType: 'free_item',
    discountId: offerId,
    isRecommended: false,
    isFreeItem: true,
    isAvailable: true,
  };
}

function offerOf({ earned, next }: ReturnType<typeof cartTotals>['freeItem'], basket: Basket, channel: Channel) {
  const offer = earned ?? next?.offer;
  if (!offer) return null;
  return {
    id: offer.id,
    label: offer.label,
    threshold: fromCents(offer.threshold),
    amountToGo: earned ? 0 : fromCents(next?.missing ?? 0),
    isEarned: earned !== null,
    chosenSku: earned ? (basket.freeSku ?? null) : null,
    choices: offer.skus.map((sku) => freeOf(sku, channel)),
  } satisfies FreeItemOffer;
}

/** A cart as the server would return it. */
export function cartOf(channel: Channel, basket: Basket): Cart {
  const input = inputOf(channel, basket);
  const totals = cartTotals(input);
  const { coupon, lines } = totals;
  const offer = offerOf(totals.freeItem, basket, channel);
  const discounts: AppliedDiscount[] = [];
  if (totals.couponDiscount > 0 && input.coupon) {
    const { id, label } = input.coupon;
    discounts.push({
      id,
      type: 'coupon',
      totalLabel: TOTAL_LABELS.coupon,
      label,
      amount: fromCents(totals.couponDiscount),
    });
  }
  const free = offer?.chosenSku ? [freeItemOf(offer.chosenSku, offer.id, channel)] : [];
  if (offer?.chosenSku)
    discounts.push({ id: offer.id, type: 'free_item', totalLabel: null, label: offer.label, amount: 0 });
  const at = new Date(now).toISOString();
  return {
    id: 'crt_01hzx0k51',
    userId: userOf(channel)?.id ?? null,
    version: basket.version ?? 3,
    items: [...lines.map((line) => itemOf(line, channel)), ...free],
    totalQuantity: totals.itemCount + free.length,
    totalAmountWithoutTax: fromCents(totals.totalWithoutTax),
    totalDiscount: fromCents(totals.discount),
    couponCode: basket.couponCode ?? null,
    coupon: coupon && {
      code: basket.couponCode ?? '',
      isApplied: coupon.isApplied,
      reason: coupon.isApplied ? null : coupon.code,
      message: coupon.isApplied ? (input.coupon?.label ?? '') : coupon.reason,
    },
    discounts,
    freeItem: offer,
    freeShipping: freeShippingGoal(75, totals),
    rewards:
      channel === 'b2b'
        ? {
            canUse: true,
            reason: null,
            balance,
            appliedPoints: totals.pointsSpent,
            maxPoints: Math.min(balance, totals.pointsForAll),
            pointValue: fromCents(DEFAULT_POINTS_POLICY.centsPerPoint),
            amount: fromCents(totals.rewards),
            pointsToEarn: totals.pointsEarned,
          }
        : null,
    destination: basket.destination ?? null,
    shippingMethodId: basket.shippingMethodId ?? null,
    taxLabel: basket.destination
      ? taxLabel({ name: 'Sales tax', rate: input.tax?.rate ?? 0 }, totals.taxes, basket.destination)
      : 'Tax',
    orderTotal: {
      ...totalsOnWire(totals),
      currency: 'USD',
      isEstimate: input.shipping === null,
      chargeId: null,
    },
    notices: [...(basket.notices ?? [])],
    updatedAt: at,
    expiresAt: new Date(now + 30 * 86_400_000).toISOString(),
    rules: cartRules(input, totals),
  };
}

const arrivalOf = (min: number, max: number) => {
  const { from, to } = deliveryEstimate(new Date(now), { min, max });
  return { from, to };
};

export function shippingPromise(): ShippingPromise {
  const { orderBy, ...days } = deliveryEstimate(new Date(now), { min: 3, max: 6 });
  return {
    countryCode: 'US',
    freeFrom: 75,
    delivery: { methodId: 'ground', methodName: 'Ground', carrier: 'UPS', ...days, orderBy: orderBy.toISOString() },
  };
}

const wayOf = (id: string, name: string, description: string, min: number, max: number, cart: Cart): ShippingMethod => {
  const { base = 0, perItem = 0, freeFrom = null } = rates[id] ?? {};
  const isFree = freeFrom !== null && toCents(cart.orderTotal.purchaseValue) >= freeFrom;
  const price = isFree ? 0 : fromCents(base + perItem * Math.max(0, cart.totalQuantity - 1));
  return {
    id,
    name,
    description,
    carrier: 'UPS',
    price,
    currency: 'USD',
    deliveryDays: { min, max },
    arrives: arrivalOf(min, max),
  };
};

export const shippingOf = (cart: Cart): ShippingMethod[] => [
  wayOf('ground', 'Ground', 'Tracked, to your door.', 3, 6, cart),
  wayOf('two-day', 'Two-day', 'Ships the same business day if ordered by noon MT.', 2, 2, cart),
];
