import { normalizeSku } from '@regen/domain';
import type { Needs } from '../platform.ts';

/** Whether this was the page of a product that visitors could see and that has left the range: gone, not unknown. */
export async function isGone({ clock, db }: Needs<'clock' | 'db'>, path: string): Promise<boolean> {
  const sku = normalizeSku(/^\/products\/([^/]+)$/.exec(path)?.[1] ?? '');
  if (sku === null) return false;
  const { rowCount } = await db.query(
    {
      name: 'product-gone',
      text: 'select 1 from products where sku = $1 and visible_web and discontinued_at <= $2',
    },
    [sku, clock.now()],
  );
  return rowCount > 0;
}
