import { averageRating } from '@regen/domain';
import type { Review, ReviewPage, ReviewSort } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import { VISITORS, type Audience } from '../products/audience.ts';
import type { CatalogIndex } from '../products/catalog-index.ts';
import type { Catalog } from '../products/catalog.ts';
import { SKIN_TYPES } from '../products/vocabularies.ts';

export interface ReviewQuery {
  sku: string;
  page: number;
  perPage: number;
  sort: ReviewSort;
  rating: readonly number[];
  skinType: readonly string[];
  concern: readonly string[];
}

interface Row {
  id: string;
  rating: number;
  title: string;
  body: string;
  authorName: string;
  isProfessional: boolean;
  skinType: Review['skinType'];
  concern: string | null;
  publishedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
}

const ORDERS: Readonly<Record<ReviewSort, string>> = {
  newest: 'published_at desc, id',
  highest: 'rating desc, published_at desc, id',
  lowest: 'rating, published_at desc, id',
};

const pageOf = (sort: ReviewSort) => ({
  name: `review-page-${sort}`,
  text: `select id, rating, title, body, author_name as "authorName", is_professional as "isProfessional", skin_type as "skinType",
      concern, coalesce(published_at, submitted_at) as "publishedAt", answer, answered_at as "answeredAt"
    from reviews where sku = $1 and state = 'published' and ($2::int[] is null or rating = any($2))
      and ($3::text[] is null or skin_type = any($3)) and ($4::text[] is null or concern = any($4))
    order by ${ORDERS[sort]} limit $5 offset $6`,
});

const COUNT = {
  name: 'review-count',
  text: `select count(*)::int as total from reviews where sku = $1 and state = 'published' and ($2::int[] is null or rating = any($2))
      and ($3::text[] is null or skin_type = any($3)) and ($4::text[] is null or concern = any($4))`,
};

const RATING = {
  name: 'review-rating',
  text: `select review_count as count, rating_sum as sum, array_to_string(array[stars5, stars4, stars3, stars2, stars1], ' ') as stars
    from product_ratings where sku = $1`,
};

const CHOICES = {
  name: 'review-choices',
  text: `select skin_type as "skinType", concern, count(*)::int as count from reviews where sku = $1 and state = 'published'
    group by grouping sets ((skin_type), (concern))`,
};

function toReview(row: Row): Review {
  return {
    reviewId: row.id,
    rating: row.rating,
    title: row.title,
    text: row.body,
    authorName: row.authorName,
    isProfessional: row.isProfessional,
    skinType: row.skinType,
    concern: row.concern,
    publishedAt: row.publishedAt.toISOString(),
    answer:
      row.answer === null || row.answeredAt === null
        ? null
        : { text: row.answer, answeredAt: row.answeredAt.toISOString() },
  };
}

type Choices = ReviewPage['skinTypes'];

async function readPage(db: Queryable, query: ReviewQuery, index: CatalogIndex): Promise<ReviewPage> {
  const { sku, page, perPage, sort } = query;
  const orNull = <T>(values: readonly T[]): readonly T[] | null => (values.length === 0 ? null : values);
  const filters = [sku, orNull(query.rating), orNull(query.skinType), orNull(query.concern)];
  const [{ rows }, counted, rated, named] = await Promise.all([
    db.query<Row>(pageOf(sort), [...filters, perPage, (page - 1) * perPage]),
    db.query<{ total: number }>(COUNT, filters),
    db.query<{ count: number; sum: number; stars: string }>(RATING, [sku]),
    db.query<{ skinType: string | null; concern: string | null; count: number }>(CHOICES, [sku]),
  ]);
  const { count, sum, stars } = rated.rows[0] ?? { count: 0, sum: 0, stars: '0 0 0 0 0' };
  // The page is the same for everyone who sees the product, so it names what visitors may read.
  const isNamed = (concern: string | null) => concern !== null && index.canRead(VISITORS, 'concern', concern);
  const average = averageRating(sum, count);
  const totalCount = counted.rows[0]?.total ?? 0;
  const choices = (all: readonly (readonly [value: string, label: string])[], key: 'skinType' | 'concern'): Choices =>
    all.flatMap(([value, label]) => {
      const found = named.rows.find((row) => row[key] === value);
      return found ? [{ value, label, count: found.count }] : [];
    });
  return {
    items: rows.map((row) => toReview(isNamed(row.concern) ? row : { ...row, concern: null })),
    currentPage: page,
    totalPages: Math.ceil(totalCount / perPage),
    totalCount,
    perPage,
    sort,
    rating: average === null ? null : { average, count },
    stars: stars.split(' ').map((one, place) => ({ rating: 5 - place, count: Number(one) })),
    skinTypes: choices(Object.entries(SKIN_TYPES), 'skinType'),
    concerns: choices(
      index.terms.concern.filter(({ slug }) => isNamed(slug)).map(({ slug, name }) => [slug, name]),
      'concern',
    ),
  };
}

/** Replaces a value that matches nothing. */
const NOTHING = ' ';

/** Known values once, in one order: the same question always gets the same key, and made-up values cannot fill the cache. */
function known(values: readonly string[], isKnown: (value: string) => boolean): string[] {
  if (values.length === 0) return [];
  const found = [...new Set(values)].filter(isKnown).sort();
  return found.length === 0 ? [NOTHING] : found;
}

/** A page of reviews as JSON; null if the audience has no such product. */
export async function reviewPage(
  db: Queryable,
  catalog: Catalog,
  audience: Audience,
  asked: ReviewQuery,
): Promise<Buffer | null> {
  const { sku } = asked;
  const index = await catalog.index();
  if (!index.isVisible(sku, audience)) return null;
  const query: ReviewQuery = {
    ...asked,
    rating: [...new Set(asked.rating)].sort(),
    skinType: known(asked.skinType, (value) => index.canRead(audience, 'skinType', value)),
    concern: known(asked.concern, (value) => index.canRead(audience, 'concern', value)),
  };
  const { page, perPage, sort, rating, skinType, concern } = query;
  // The same for everyone who sees the product.
  const key = `reviews/${sku}/${sort}/${perPage}/${page}/${rating.join()}|${skinType.join()}|${concern.join()}`;
  return catalog.answer(key, async () => {
    const answer = await readPage(db, query, await catalog.index());
    return { json: JSON.stringify(answer), skus: [sku] };
  });
}
