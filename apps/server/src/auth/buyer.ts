import { rewardsEligibility } from '@regen/domain';
import type { Channel, RewardsEligibility } from '@regen/domain';
import { channelOf } from './actor.ts';
import type { Actor } from './actor.ts';

/** Who prices and points are for. */
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
