import type { Queryable } from '../../db/database.ts';
import type { Audience } from '../products/audience.ts';
import { AUDIENCE_MASK_SQL } from '../products/index-loader.ts';

const SEEN = `${AUDIENCE_MASK_SQL} & $2 <> 0 and (discontinued_at is null or discontinued_at > now())`;

/** As many matches are ranked; a question that finds more is too vague for the order of the rest to matter. */
const RANKED = 2_000;

export interface Found {
  skus: string[];
  total: number;
}

// A name that begins with the words, or has them in this order, says more than any sum of single words.
const RANKING = `with matched as materialized (
    select sku, name_key, featured_rank, search from products where search @@ to_tsquery('english', $1) and ${SEEN} limit ${RANKED}
  ), page as (
    select sku, row_number() over (
      order by (lower(sku) = $3) desc,
        ts_rank('{0.02, 0.15, 0.45, 1}', search, to_tsquery('english', $1))
          + case when name_key like $4 || '%' then 1 when name_key like '%' || $4 || '%' then 0.5 else 0 end desc,
        featured_rank, sku) as place
    from matched
  )
  select (select count(*)::int from matched) as total,
    array_to_string(array(select sku from page where place > $5 and place <= $5 + $6 order by place), ' ') as skus`;

const COUNT = `select count(*)::int as total from products where search @@ to_tsquery('english', $1) and ${SEEN}`;

function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

export async function matchWords(
  db: Queryable,
  audience: Audience,
  tsQuery: string,
  phrase: string,
  offset: number,
  limit: number,
): Promise<Found> {
  const { rows } = await db.query<{ total: number; skus: string }>({ name: 'search-ranked', text: RANKING }, [
    tsQuery,
    audience.mask,
    phrase,
    likeText(phrase),
    offset,
    limit,
  ]);
  const row = rows[0];
  if (row === undefined) return { skus: [], total: 0 };
  const skus = row.skus === '' ? [] : row.skus.split(' ');
  if (row.total < RANKED) return { skus, total: row.total };
  const all = await db.query<{ total: number }>({ name: 'search-count', text: COUNT }, [tsQuery, audience.mask]);
  return { skus, total: Math.min(all.rows[0]?.total ?? RANKED, RANKED) };
}

/** For what no word leads to: names and ingredients that look like it, by trigrams. */
export async function matchShape(db: Queryable, audience: Audience, phrase: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ sku: string }>(
    {
      name: 'search-shape',
      text: `select sku from (
          select sku, featured_rank, word_similarity($1, search_text) as likeness from products
          where $1 <% search_text and ${SEEN} limit ${RANKED}) near
        order by likeness desc, featured_rank, sku limit $3`,
    },
    [phrase, audience.mask, limit],
  );
  return rows.map((row) => row.sku);
}

/** The words that stand nowhere in what the audience may see. */
export async function unknownWords(db: Queryable, audience: Audience, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ word: string }>(
    {
      name: 'search-unknown',
      text: `select word from unnest($1::text[]) word
        where not exists (select 1 from products where search @@ to_tsquery('english', quote_literal(word) || ':*') and ${SEEN})`,
    },
    [words, audience.mask],
  );
  return rows.map((row) => row.word);
}

/** Every word of names and ingredients, with the audiences that may see it and how often it occurs. */
export async function catalogueWords(db: Queryable): Promise<{ word: string; mask: number; uses: number }[]> {
  const { rows } = await db.query<{ word: string; mask: number; uses: number }>(
    `select word, bit_or(mask) as mask, count(*)::int as uses from (
       select string_to_table(regen_fold(name || ' ' || regen_words(key_ingredients)), ' ') as word, ${AUDIENCE_MASK_SQL} as mask
       from products where discontinued_at is null or discontinued_at > now()) words
     where length(word) > 3 group by word`,
  );
  return rows;
}
