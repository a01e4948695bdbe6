import type { Channel } from '@regen/domain';
import type { Actor } from '../../auth/actor.ts';

/** Everyone in one audience sees the same products at the same prices, so responses are cached by its key. */
export interface Audience {
  readonly key: string;
  readonly channel: Channel;
  /** 1–4 for professionals, otherwise null. */
  readonly tier: number | null;
  /** Which bit of a product's `audiences` mask decides whether it is seen. */
  readonly mask: number;
  /** Which of a product's six prices decides the order by price. */
  readonly priceColumn: number;
}

export const AUDIENCE_BITS = { web: 1, retail: 2, school: 4, b2b: 8 } as const satisfies Record<Channel, number>;

/** Order of the prices in the catalog index. */
export const PRICE_COLUMNS = [
  'retail_price_cents',
  'school_price_cents',
  'pro_tier1_price_cents',
  'pro_tier2_price_cents',
  'pro_tier3_price_cents',
  'pro_tier4_price_cents',
] as const;

function audience(channel: Channel, tier: number | null): Audience {
  const priceColumn = channel === 'b2b' ? 1 + (tier ?? 1) : channel === 'school' ? 1 : 0;
  return {
    key: tier === null ? channel : `${channel}${tier}`,
    channel,
    tier,
    mask: AUDIENCE_BITS[channel],
    priceColumn,
  };
}

export const AUDIENCES: readonly Audience[] = [
  audience('web', null),
  audience('retail', null),
  audience('school', null),
  ...[1, 2, 3, 4].map((tier) => audience('b2b', tier)),
];

const BY_KEY = new Map(AUDIENCES.map((one) => [one.key, one]));

/** The audience of a caller: visitors are `web`; a professional without a tier buys at tier 1. */
export function audienceOf(channel: Channel, tier: number | null): Audience {
  const key = channel === 'b2b' ? `b2b${Math.min(Math.max(tier ?? 1, 1), 4)}` : channel;
  const found = BY_KEY.get(key);
  if (found === undefined) throw new Error(`No audience ${key}`);
  return found;
}

export const VISITORS = audienceOf('web', null);

/** The caller's audience. */
export function callerAudience(actor: Actor): Audience {
  if (actor.kind !== 'user') return VISITORS;
  return audienceOf(actor.site, actor.tier === null ? null : Number(actor.tier.replace(/\D/g, '')));
}
