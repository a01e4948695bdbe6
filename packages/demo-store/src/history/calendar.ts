import type { Random } from '../large/random.ts';

/** How busy the store is, January first: gifts in winter, sun care from May on. */
const MONTHS = [0.85, 0.8, 0.9, 0.95, 1.15, 1.1, 0.95, 0.85, 0.95, 1, 1.45, 1.35];
/** Sunday first: visitors buy on Sunday evenings, clinics when they are open. */
const WEEKDAYS = {
  retail: [1.35, 1.15, 0.95, 0.95, 0.95, 0.85, 0.95],
  professional: [0.35, 1.5, 1.35, 1.15, 1.1, 0.9, 0.4],
};
/** Month and day of retail's busiest days, and how much more is bought. */
const PEAKS: readonly (readonly [number, number, number])[] = [
  [1, 12, 1.4],
  [4, 8, 1.6],
  [10, 27, 2.6],
  [10, 30, 2.3],
  [11, 10, 1.5],
];

export const DAY = 86_400_000;

export function busyness(day: Date, buyers: keyof typeof WEEKDAYS): number {
  const month = MONTHS[day.getUTCMonth()] ?? 1;
  const weekday = WEEKDAYS[buyers][day.getUTCDay()] ?? 1;
  const peak = PEAKS.find(([at, date]) => at === day.getUTCMonth() && Math.abs(date - day.getUTCDate()) <= 1);
  return month * weekday * (buyers === 'retail' && peak ? peak[2] : 1);
}

/** A time of day: mornings and afternoons for professionals, evenings for everyone else. Mountain Time is seven hours behind. */
export function momentOf(day: number, buyers: keyof typeof WEEKDAYS, random: Random): number {
  const middle = buyers === 'professional' ? 12 : 18.5;
  const spread = buyers === 'professional' ? 6 : 9;
  const hour = Math.min(23.9, Math.max(0, middle + (random() + random() - 1) * (spread / 1.5))) + 7;
  return Math.floor(day + hour * 3_600_000);
}

/** Whole number around a mean, as counts of independent visitors are. */
export function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let product = random();
  let count = 0;
  while (product > limit) {
    product *= random();
    count += 1;
  }
  return count;
}
