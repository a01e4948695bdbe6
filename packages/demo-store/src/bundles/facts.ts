const DAY = 86_400_000;

export const bundleId = (key: number): string => `bdl_${String(key).padStart(26, '0')}`;

export function countSkus(skus: readonly string[]): { sku: string; quantity: number }[] {
  const counts = new Map<string, number>();
  for (const sku of skus) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  return [...counts].map(([sku, quantity]) => ({ sku, quantity }));
}

/** In the middle of a working day, so many days ago. */
export function ago(days: number, now: number, minutes = 0): string {
  const day = Math.floor(now / DAY) * DAY - days * DAY;
  return new Date(Math.min(day + 17 * 3_600_000 + minutes * 60_000, now)).toISOString();
}
