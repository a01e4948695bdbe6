import type { Channel } from './channels.ts';
import type { Cents } from './money.ts';

/** Who a person is to the rewards program. Field names are those of `User` in the contract. */
export type RewardsProfile = {
  channel: Channel;
  discountModel: string | null;
  tier: number | null;
  exemptForReward: boolean;
};

/** Rates come from the server (rule C20); these are what a new installation is seeded with. */
export type PointsPolicy = {
  /** Points earned for each full dollar of purchase value. */
  earnPerDollar: number;
  /** The value of one point when spent. */
  centsPerPoint: Cents;
};

export const DEFAULT_POINTS_POLICY: PointsPolicy = { earnPerDollar: 2, centsPerPoint: 5 };

export type RewardsEligibility =
  | { isEligible: true; code: null; reason: null }
  | { isEligible: false; code: RewardsRefusal; reason: string };

export type RewardsRefusal =
  | 'rewards_sign_in'
  | 'rewards_professionals_only'
  | 'rewards_discount_model'
  | 'rewards_tier_4'
  | 'rewards_exempt';

const REASONS: Readonly<Record<RewardsRefusal, string>> = {
  rewards_sign_in: 'Sign in with a professional account to earn and spend REGEN rewards points.',
  rewards_professionals_only: 'REGEN rewards is for professional accounts.',
  rewards_discount_model: 'REGEN rewards comes with the Professional discount model. Your account has another one.',
  rewards_tier_4: 'Tier 4 prices already include the rewards discount, so Tier 4 accounts do not earn or spend points.',
  rewards_exempt: 'Your account is exempt from REGEN rewards.',
};

function refuse(code: RewardsRefusal): RewardsEligibility {
  return { isEligible: false, code, reason: REASONS[code] };
}

/** May earn and spend: Professional discount model, not Tier 4, not exempt (rule C19). Others see why not. */
export function rewardsEligibility(profile: RewardsProfile): RewardsEligibility {
  if (profile.channel === 'web') return refuse('rewards_sign_in');
  if (profile.channel !== 'b2b') return refuse('rewards_professionals_only');
  if (profile.exemptForReward) return refuse('rewards_exempt');
  if (profile.discountModel !== 'Professional') return refuse('rewards_discount_model');
  if (profile.tier === 4) return refuse('rewards_tier_4');
  return { isEligible: true, code: null, reason: null };
}

/** How many of the wanted points can be spent on an amount: never more than the balance, never more than it costs. */
export function spendablePoints(wanted: number, balance: number, amount: Cents, policy: PointsPolicy): number {
  const most = Math.floor(amount / policy.centsPerPoint);
  return Math.max(0, Math.min(wanted, balance, most));
}

/** Points for a purchase: full dollars only. */
export function earnedPoints(purchaseValue: Cents, policy: PointsPolicy): number {
  return Math.floor(purchaseValue / 100) * policy.earnPerDollar;
}
