import type { CartInput } from '../cart-totals.ts';
import { CHANNELS } from '../channels.ts';
import type { AutomaticDiscount, Coupon, DiscountScope, FreeItemOffer } from '../discounts.ts';

const CATEGORIES = ['cleansers', 'serums', 'masks', 'sun', 'back-bar'];
const NOW = Date.UTC(2026, 10, 21);

/** A small deterministic generator (mulberry32): the same seed is the same cart on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random cart with every feature that can move a total. @internal For tests. */
export function randomCart(seed: number): CartInput {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const maybe = (share: number) => random() < share;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;

  const lines = Array.from({ length: below(9) }, (_, index) => ({
    sku: `GM${1000 + index * 37 + below(36)}`,
    quantity: 1 + below(maybe(0.1) ? 200 : 6),
    unitPrice: maybe(0.05) ? below(10) : 100 + below(20_000),
    categories: CATEGORIES.filter(() => maybe(0.3)),
    isSellable: !maybe(0.1),
  }));
  const scope = (): DiscountScope => {
    if (maybe(0.5) || lines.length === 0) return { skus: [], categories: [] };
    return maybe(0.5) ? { skus: [pick(lines).sku], categories: [] } : { skus: [], categories: [pick(CATEGORIES)] };
  };
  const time = (share: number, offset: number) => (maybe(share) ? NOW + offset - below(2_000_000) : null);
  const channels = () => (maybe(0.7) ? [] : CHANNELS.filter(() => maybe(0.5)));

  const automatic = Array.from({ length: below(4) }, (_, index): AutomaticDiscount => {
    const kind = pick(['percent', 'percent', 'fixed', 'free_shipping'] as const);
    return {
      id: `dsc_${index}`,
      label: `Discount ${index}`,
      kind,
      value: kind === 'free_shipping' ? 0 : below(5000),
      scope: scope(),
      channels: channels(),
      minimumQuantity: below(6),
      minimumSubtotal: maybe(0.5) ? below(20_000) : 0,
      startsAt: time(0.2, 1_000_000),
      endsAt: time(0.2, 1_500_000),
    };
  });
  const kind = pick(['percent', 'fixed', 'free_shipping'] as const);
  const coupon: Coupon = {
    id: 'cpn_1',
    code: 'RANDOM',
    label: 'Random',
    kind,
    value: kind === 'percent' ? below(10_001) : kind === 'fixed' ? below(30_000) : 0,
    scope: scope(),
    channels: channels(),
    minimumSubtotal: maybe(0.4) ? below(20_000) : 0,
    startsAt: time(0.1, 1_000_000),
    endsAt: time(0.1, 1_500_000),
    isCombinable: !maybe(0.2),
    usesLeft: maybe(0.1) ? below(2) : null,
    usesLeftForBuyer: maybe(0.1) ? below(2) : null,
  };
  const freeItems = Array.from({ length: below(3) }, (_, index): FreeItemOffer => ({
    id: `ofr_${index}`,
    label: `Offer ${index}`,
    threshold: below(30_000),
    skus: ['GM1'],
    channels: channels(),
  }));
  return {
    lines,
    channel: pick(CHANNELS),
    now: NOW,
    automatic,
    coupon: maybe(0.3) ? undefined : maybe(0.1) ? null : coupon,
    points: {
      wanted: maybe(0.5) ? 0 : below(5000),
      balance: below(3000),
      isEligible: maybe(0.6),
      policy: { earnPerDollar: 1 + below(3), centsPerPoint: 1 + below(7) },
    },
    shipping: maybe(0.2)
      ? null
      : { base: below(3000), perItem: below(300), freeFrom: maybe(0.5) ? below(20_000) : null },
    tax: maybe(0.3) ? null : { rate: below(110_000), isShippingTaxed: maybe(0.5) },
    freeItems,
  };
}
