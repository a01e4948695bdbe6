import type { Queryable } from '../../db/database.ts';
import type { Audience } from '../products/audience.ts';
import { AUDIENCE_MASK_SQL } from '../products/index-loader.ts';

const SEEN = `${AUDIENCE_MASK_SQL} & $2 <> 0 and (discontinued_at is null or discontinued_at > now())`;

/** At most so many are found; a query that matches more is too vague for the rest to matter. */
export const MAX_MATCHES = 1_000;
/** The likeliest matches by their names are put in order by the whole of their text, which is much more work. */
const RANKED = 100;

export interface Found {
  skus: string[];
  total: number;
}

// A name that begins with the words, or has them in this order, says more than any sum of single words.
const RANKING = `with matched as materialized (
    select sku, name_key, featured_rank from products where search @@ to_tsquery('english', $1) and ${SEEN} limit ${MAX_MATCHES}
  ), placed as materialized (
    select sku, row_number() over (
      order by lower(sku) = $3 desc, name_key like $4 || '%' desc, name_key like '%' || $4 || '%' desc, featured_rank, sku) as place
    from matched
  ), best as (
    select placed.sku, row_number() over (
      order by lower(p.sku) = $3 desc,
        ts_rank('{0.02, 0.15, 0.45, 1}', p.search, to_tsquery('english', $1))
          + case when p.name_key like $4 || '%' then 1 when p.name_key like '%' || $4 || '%' then 0.5 else 0 end desc,
        place) as place
    from placed join products p using (sku) where place <= ${RANKED}
  ), ordered as (
    select sku, place from best union all select sku, place from placed where place > ${RANKED}
  )
  select (select count(*)::int from matched) as total,
    array_to_string(array(select sku from ordered where place > $5 and place <= $5 + $6 order by place), ' ') as skus`;

function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

export interface Match {
  audience: Audience;
  tsQuery: string;
  phrase: string;
  offset: number;
  limit: number;
  /** Whether there are so many products that planning each query separately pays off. */
  isLarge: boolean;
}

export async function matchWords(db: Queryable, match: Match): Promise<Found> {
  const { audience, tsQuery, phrase, offset, limit, isLarge } = match;
  // In a large catalog the best plan for a word that is everywhere is a bad one for a word that is rare; in a small one
  // planning costs more than any plan.
  const { rows } = await db.query<{ total: number; skus: string }>(
    isLarge ? RANKING : { name: 'search-ranked', text: RANKING },
    [tsQuery, audience.mask, phrase, likeText(phrase), offset, limit],
  );
  const row = rows[0];
  if (row === undefined) return { skus: [], total: 0 };
  return { skus: row.skus === '' ? [] : row.skus.split(' '), total: row.total };
}

/** For what no word matches: names and ingredients that resemble it, by trigrams. */
export async function matchShape(db: Queryable, audience: Audience, phrase: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ sku: string }>(
    {
      name: 'search-shape',
      text: `select sku from (
          select sku, featured_rank, word_similarity($1, search_text) as likeness from products
          where $1 <% search_text and ${SEEN} limit ${MAX_MATCHES}) near
        order by likeness desc, featured_rank, sku limit $3`,
    },
    [phrase, audience.mask, limit],
  );
  return rows.map((row) => row.sku);
}

/** The words that appear nowhere in what the audience may see. */
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
export async function catalogWords(db: Queryable): Promise<{ word: string; mask: number; uses: number }[]> {
  const { rows } = await db.query<{ word: string; mask: number; uses: number }>(
    `select word, bit_or(mask) as mask, count(*)::int as uses from (
       select string_to_table(regen_fold(name || ' ' || regen_words(key_ingredients)), ' ') as word, ${AUDIENCE_MASK_SQL} as mask
       from products where discontinued_at is null or discontinued_at > now()) words
     where length(word) > 3 group by word`,
  );
  return rows;
}
