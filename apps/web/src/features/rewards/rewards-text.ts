import { formatCents, toCents } from '@regen/domain';
import type { RewardsInfo } from '@regen/sdk';

const usd = (dollars: number) => formatCents(toCents(dollars));
const whole = new Intl.NumberFormat('en-US');

export function points(count: number): string {
  return count === 1 ? '1 point' : `${whole.format(count)} points`;
}

/** "+614" or "−2,500", with the minus sign of the locale's typography. */
export function signedPoints(count: number): string {
  return `${count < 0 ? '−' : '+'}${whole.format(Math.abs(count))}`;
}

/** What a balance is worth when spent, in whole cents. */
export function worth(balance: number, pointValue: number): string {
  return formatCents(Math.round(balance * pointValue * 100));
}

/** How far it is to the next level; null when there is none above. */
export function wayToNextLevel({ nextLevel, needed, spent }: RewardsInfo['progress']): string | null {
  if (nextLevel === null || needed === null) return null;
  const missing = Math.round((needed - spent) * 100) / 100;
  return missing > 0 ? `${usd(missing)} to ${nextLevel}` : `${nextLevel} is reached`;
}

/** The years that can be chosen: those with entries and the shown one, newest first. */
export function yearsToChoose(years: readonly number[], shown: number, thisYear: number): number[] {
  return [...new Set([...years, shown, thisYear])].toSorted((a, b) => b - a);
}
