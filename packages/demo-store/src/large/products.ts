import type { Database } from '../host.ts';
import { readDemoLines, writeProducts } from './product-lines.ts';
import { variant, VARIANT_PATTERN } from './variants.ts';

const BATCH = 1_000;

/** How many generated products there are; they are made in order, so this is also the number of the next one. */
async function countVariants(db: Database): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from products where sku ~ '${VARIANT_PATTERN}'`,
  );
  return rows[0]?.count ?? 0;
}

export async function countProducts(db: Database): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from products');
  return rows[0]?.count ?? 0;
}

/** Adds generated products until there are `target` in all. Continues where an earlier run ended. */
export async function growProducts(db: Database, target: number, onProgress: (done: number) => void): Promise<void> {
  const bases = await readDemoLines(db);
  const total = await countProducts(db);
  const made = await countVariants(db);
  const last = made + Math.max(0, target - total);
  for (let next = made; next < last; next += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, last - next) }, (_, at) => next + at);
    const lines = numbers.map((number) => variant(bases, number));
    // One transaction per batch: an interrupted run leaves whole batches, and the next run continues after them.
    await db.transaction((tx) => writeProducts(tx, lines));
    onProgress(total - made + next + lines.length);
  }
}
