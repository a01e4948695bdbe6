import type { Queryable } from '../../db/database.ts';
import type { Audience } from '../products/audience.ts';
import { AUDIENCE_MASK_SQL } from '../products/index-loader.ts';

export interface OrderedSku {
  sku: string;
  orders: number;
  lastOrderedAt: Date;
}

/** What somebody has ordered and can buy today, most often ordered first. However many orders there are, the latest hundred are read. */
export async function orderedSkus(
  db: Queryable,
  userId: string,
  audience: Audience,
  limit: number,
  now: Date,
): Promise<OrderedSku[]> {
  const { rows } = await db.query<OrderedSku>(
    {
      name: 'ordered-products',
      text: `with latest as materialized (
               select id, placed_at from orders where user_id = $1 and state <> 'canceled'
               order by placed_at desc, id limit 100)
             select i.sku, count(distinct i.order_id)::int as orders, max(o.placed_at) as "lastOrderedAt"
             from latest o join order_items i on i.order_id = o.id and not i.is_free
               join products p on p.sku = i.sku and ${AUDIENCE_MASK_SQL} & $2 <> 0
                 and (p.discontinued_at is null or p.discontinued_at > $4)
             group by i.sku order by orders desc, "lastOrderedAt" desc, i.sku limit $3`,
    },
    [userId, audience.mask, limit, now],
  );
  return rows;
}
