import { counted } from '~/kernel/words/counts.ts';

const MAX_POINTS = 1_000_000;

/** Why so many points can't be added or deducted, as a sentence; null if they can. */
export function pointsProblem(amount: string, points: number, balance: number): string | null {
  if (!/^\d+$/.test(amount) || points === 0) return 'Enter a whole number of at least 1.';
  if (Math.abs(points) > MAX_POINTS) return 'Enter no more than 1,000,000.';
  return balance + points < 0 ? `They only have ${counted(balance, 'point')}.` : null;
}
