import type { Cents } from './money.ts';

/** A level of REGEN rewards and what has to be bought in a year to reach it. */
export type RewardsLevel = { name: string; from: Cents };

/** Lowest first. Levels come from the server, as the points rates do; these are what a new installation is seeded with. */
export const DEFAULT_REWARDS_LEVELS: readonly RewardsLevel[] = [
  { name: 'Silver', from: 1_000_00 },
  { name: 'Gold', from: 5_000_00 },
  { name: 'Platinum', from: 12_000_00 },
];

export type RewardsStanding = { level: string | null; nextLevel: string | null; needed: Cents | null };

/** The higher of the level an account holds and the one it has bought itself this year, and the next one above. */
export function rewardsStanding(levels: readonly RewardsLevel[], held: string | null, bought: Cents): RewardsStanding {
  const reached = levels.findLastIndex(({ from }) => bought >= from);
  const place = Math.max(
    reached,
    levels.findIndex(({ name }) => name === held),
  );
  const next = levels[place + 1];
  return {
    level: levels[place]?.name ?? held,
    nextLevel: next?.name ?? null,
    needed: next?.from ?? null,
  };
}
