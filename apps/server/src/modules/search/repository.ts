import type { Queryable } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import type { Audience } from '../products/audience.ts';
import { AUDIENCE_MASK_SQL, ROW_VERSION_SQL } from '../products/index-loader.ts';

const SEEN = `${AUDIENCE_MASK_SQL} & $2 <> 0 and (discontinued_at is null or discontinued_at > $4)`;

/** How many products a search for similar names compares. */
const MAX_COMPARED = 1_000;

/** For what no word matches: names and ingredients that resemble it, by trigrams. */
export async function matchShape(
  { clock, db }: Needs<'clock' | 'db'>,
  audience: Audience,
  phrase: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ sku: string }>(
    {
      name: 'search-shape',
      text: `select sku from (
          select sku, featured_rank, word_similarity($1, search_text) as likeness from products
          where $1 <% search_text and ${SEEN} limit ${MAX_COMPARED}) near
        order by likeness desc, featured_rank, sku limit $3`,
    },
    [phrase, audience.mask, limit, clock.now()],
  );
  return rows.map((row) => row.sku);
}

/** A product's text by how telling it is. */
export interface ProductText {
  sku: string;
  /** Differs after every change of the row. */
  version: number;
  /** Folded. */
  nameKey: string;
  name: string;
  ingredients: string;
  keywords: string;
  categories: string;
  description: string;
}

/** What search knows of these products. */
export async function productTexts(db: Queryable, skus: readonly string[]): Promise<ProductText[]> {
  if (skus.length === 0) return [];
  const { rows } = await db.query<ProductText>(
    {
      name: 'search-texts',
      text: `select sku, ${ROW_VERSION_SQL} as version, name_key as "nameKey", name || ' ' || short_name as name,
          array_to_string(key_ingredients, ' ') as ingredients, array_to_string(concerns || keywords, ' ') as keywords,
          array_to_string(categories || tagline, ' ') as categories, coalesce(content ->> 'description', '') as description
        from products where sku = any($1::text[])`,
    },
    [skus],
  );
  return rows;
}
