import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../refuse.ts';

export interface Item {
  sku: string;
  quantity: number;
}

/** SKU strings as products with quantities, in the order in which each first appears (rule B1). */
export function countSkus(skus: readonly string[]): Item[] {
  const counts = new Map<string, number>();
  for (const sku of skus) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  return [...counts].map(([sku, quantity]) => ({ sku, quantity }));
}

const SOLD = {
  name: 'bundle-skus-sold',
  text: `select sku from products where sku = any($1::text[]) and (visible_retail or visible_pro)
    and (discontinued_at is null or discontinued_at > $2)`,
};

/**
 * A bundle may hold what retail clients or professionals can buy today. What only professionals buy is left out, and
 * counted, when a retail client opens it.
 */
export async function assertSold(db: Queryable, skus: readonly string[], now: Date): Promise<void> {
  const unique = [...new Set(skus)];
  const { rows } = await db.query<{ sku: string }>(SOLD, [unique, now]);
  if (rows.length === unique.length) return;
  const sold = new Set(rows.map(({ sku }) => sku));
  const missing = unique.filter((sku) => !sold.has(sku));
  throw refuse('sku_unknown', `Not sold to clients or professionals: ${missing.join(', ')}.`, {
    details: missing.map((sku) => ({ path: `/items/${skus.indexOf(sku)}`, message: `${sku} is not sold` })),
  });
}
