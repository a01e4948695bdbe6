import { rewardsEligibility } from '@regen/domain';
import type { Channel, RewardsEligibility } from '@regen/domain';
import { channelOf } from '../../auth/actor.ts';
import type { Actor } from '../../auth/actor.ts';

/** Who a cart is priced for. */
export interface Buyer {
  userId: string | null;
  accountId: string | null;
  email: string | null;
  channel: Channel;
  /** 1–4 for professionals, otherwise null. */
  tier: number | null;
  rewards: RewardsEligibility;
}

/** "Tier 2" → 2. */
function tierNumber(tier: string | null): number | null {
  const digit = /^Tier ([1-4])$/.exec(tier ?? '')?.[1];
  return digit === undefined ? null : Number(digit);
}

export function buyerOf(actor: Actor): Buyer {
  const channel = channelOf(actor);
  if (actor.kind !== 'user') {
    const rewards = rewardsEligibility({ channel, discountModel: null, tier: null, exemptForReward: false });
    return { userId: null, accountId: null, email: null, channel, tier: null, rewards };
  }
  const { userId, accountId, email, discountModel, exemptForReward } = actor;
  const tier = tierNumber(actor.tier);
  const rewards = rewardsEligibility({ channel, discountModel, tier, exemptForReward });
  return { userId, accountId, email, channel, tier, rewards };
}

/** The columns of `products` that decide whether this buyer sees a product, what it costs before and after the tier. */
export function priceColumns(buyer: Buyer): { key: string; visible: string; list: string; own: string } {
  switch (buyer.channel) {
    case 'b2b': {
      const tier = Math.min(Math.max(buyer.tier ?? 1, 1), 4);
      const own = `pro_tier${tier}_price_cents`;
      return { key: `b2b${tier}`, visible: 'visible_pro', list: 'pro_tier1_price_cents', own };
    }
    case 'school':
      return { key: 'school', visible: 'visible_school', list: 'school_price_cents', own: 'school_price_cents' };
    case 'retail':
      return { key: 'retail', visible: 'visible_retail', list: 'retail_price_cents', own: 'retail_price_cents' };
    case 'web':
      return { key: 'web', visible: 'visible_web', list: 'retail_price_cents', own: 'retail_price_cents' };
  }
}
