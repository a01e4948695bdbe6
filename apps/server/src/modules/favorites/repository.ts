import type { FavoritePage } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import type { Audience } from '../products/audience.ts';
import { AUDIENCE_MASK_SQL } from '../products/index-loader.ts';

const seen = (mask: string, now: string) =>
  `${AUDIENCE_MASK_SQL} & ${mask} <> 0 and (p.discontinued_at is null or p.discontinued_at > ${now})`;

/** Favorites that are no longer sold and are named. */
const MAX_GONE = 50;

export interface FavoriteSkus {
  skus: string[];
  total: number;
  gone: FavoritePage['gone'];
}

/** A page of favorites that the audience sees, newest first, how many there are of them, and those that it saw while they were sold. */
export async function favoriteSkus(
  db: Queryable,
  userId: string,
  audience: Audience,
  { page, perPage, now }: { page: number; perPage: number; now: Date },
): Promise<FavoriteSkus> {
  const { rows } = await db.query<FavoriteSkus>(
    {
      name: 'favorite-list',
      text: `with seen as materialized (
               select f.sku, f.added_at from favorites f join products p on p.sku = f.sku where f.user_id = $1 and ${seen('$2', '$5')}
             )
             select (select count(*)::int from seen) as total,
               array(select sku from seen order by added_at desc, sku limit $3 offset $4) as skus,
               (select coalesce(json_agg(json_build_object('sku', sku, 'shortName', short_name)), '[]') from (
                 select p.sku, p.short_name from favorites f join products p on p.sku = f.sku
                 where f.user_id = $1 and ${AUDIENCE_MASK_SQL} & $2 <> 0 and p.discontinued_at <= $5
                 order by f.added_at desc, p.sku limit ${MAX_GONE}) left_range) as gone`,
    },
    [userId, audience.mask, perPage, (page - 1) * perPage, now],
  );
  return rows[0] ?? { skus: [], total: 0, gone: [] };
}

/** Makes the additions of one person wait for each other; says what an addition depends on. */
export async function lockFavorites(
  tx: Queryable,
  userId: string,
  sku: string,
  audience: Audience,
  now: Date,
): Promise<{ isVisible: boolean; isFavorite: boolean; count: number }> {
  await tx.query('select 1 from users where id = $1 for no key update', [userId]);
  const { rows } = await tx.query<{ is_visible: boolean; is_favorite: boolean; count: number }>(
    {
      name: 'favorite-check',
      text: `select exists (select 1 from products p where p.sku = $2 and ${seen('$3', '$4')}) as is_visible,
               exists (select 1 from favorites where user_id = $1 and sku = $2) as is_favorite,
               (select count(*)::int from favorites where user_id = $1) as count`,
    },
    [userId, sku, audience.mask, now],
  );
  const [row] = rows;
  return { isVisible: row?.is_visible === true, isFavorite: row?.is_favorite === true, count: row?.count ?? 0 };
}

/** Keeps when it was first added. */
export async function addFavorite(tx: Queryable, userId: string, sku: string, now: Date): Promise<Date> {
  const { rows } = await tx.query<{ added_at: Date }>(
    `insert into favorites as f (user_id, sku, added_at) values ($1, $2, $3)
     on conflict (user_id, sku) do update set added_at = f.added_at returning added_at`,
    [userId, sku, now],
  );
  return rows[0]?.added_at ?? now;
}

export async function removeFavorite(db: Queryable, userId: string, sku: string): Promise<void> {
  await db.query('delete from favorites where user_id = $1 and sku = $2', [userId, sku]);
}
