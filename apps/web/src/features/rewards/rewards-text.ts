import { fromCents, toCents } from '@regen/domain';
import type { RewardsInfo } from '@regen/sdk';
import { counted, figure } from '~/kernel/words/counts.ts';
import { usd } from '~/kernel/words/money.ts';

export function points(value: number): string {
  return counted(value, 'point');
}

/** "+614" or "−2,500", with the minus sign of the locale's typography. */
export function signedPoints(value: number): string {
  return `${value < 0 ? '−' : '+'}${figure(Math.abs(value))}`;
}

/** What a balance is worth when spent, in whole cents. */
export function worth(balance: number, pointValue: number): string {
  return usd(fromCents(Math.round(balance * pointValue * 100)));
}

/** How far it is to the next level; null when there is none above. */
export function wayToNextLevel({ nextLevel, needed, spent }: RewardsInfo['progress']): string | null {
  if (nextLevel === null || needed === null) return null;
  const missing = fromCents(toCents(needed) - toCents(spent));
  return missing > 0 ? `${usd(missing)} to ${nextLevel}` : `${nextLevel} reached`;
}

/** The years that can be chosen: those with entries and the shown one, newest first. */
export function yearsToChoose(years: readonly number[], shown: number, thisYear: number): number[] {
  return [...new Set([...years, shown, thisYear])].toSorted((a, b) => b - a);
}
