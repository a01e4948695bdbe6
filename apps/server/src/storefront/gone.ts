import { normalizeSku } from '@regen/domain';
import type { Queryable } from '../db/database.ts';

/** Whether this was the page of a product that visitors could see and that has left the range: gone, not unknown. */
export async function isGone(db: Queryable, path: string): Promise<boolean> {
  const sku = normalizeSku(/^\/products\/([^/]+)$/.exec(path)?.[1] ?? '');
  if (sku === null) return false;
  const { rowCount } = await db.query(
    {
      name: 'product-gone',
      text: 'select 1 from products where sku = $1 and visible_web and discontinued_at <= now()',
    },
    [sku],
  );
  return rowCount > 0;
}
