import type { Database, Tx } from '../../db/database.ts';
import { AUDIENCE_BITS, PRICE_COLUMNS } from './audience.ts';
import { CatalogIndex } from './catalog-index.ts';
import type { IndexRow, TermLists } from './catalog-index.ts';
import { SIZE_CLASSES, SKIN_TYPES } from './vocabularies.ts';

/** Rows per step: the process serves other requests between steps. */
const STEP = 2_000;

/** Bits of the audiences that see a product, in SQL; the same bits as AUDIENCE_BITS. */
export const AUDIENCE_MASK_SQL = `(visible_web::int * ${AUDIENCE_BITS.web} + visible_retail::int * ${AUDIENCE_BITS.retail} + visible_school::int * ${AUDIENCE_BITS.school} + visible_pro::int * ${AUDIENCE_BITS.b2b})`;

/** Which transaction wrote a row: a different number after every change. */
export const ROW_VERSION_SQL = 'xmin::text::float8';

const LISTED = 'where discontinued_at is null or discontinued_at > $1';

// Of the stock, only what buyers see counts, as in `stockOf`.
const PRODUCTS = `select sku, ${AUDIENCE_MASK_SQL} as audiences,
    array_to_string(array[${PRICE_COLUMNS.map((column) => `coalesce(${column}, -1)`).join(', ')}], ' ') as prices,
    array_to_string(categories, ' ') as categories, array_to_string(concerns, ' ') as concerns,
    array_to_string(skin_types, ' ') as skin_types, size_class, featured_rank,
    floor(extract(epoch from launched_at) / 60)::float8 as launched_at,
    (row_number() over (order by sku collate "C"))::int - 1 as sku_rank, images <> '[]' as has_picture,
    products.${ROW_VERSION_SQL} as product_version,
    case when on_hand > low_threshold then -1 else greatest(coalesce(on_hand, 0), 0) end as shown_stock,
    hashtext(coalesce((images -> 0)::text, '')) as picture_version
  from products left join stock using (sku) ${LISTED}
  order by name_key collate "C", sku collate "C"`;

interface ProductLine {
  sku: string;
  audiences: number;
  prices: string;
  categories: string;
  concerns: string;
  skin_types: string;
  size_class: string;
  featured_rank: number;
  launched_at: number;
  sku_rank: number;
  has_picture: boolean;
  product_version: number;
  shown_stock: number;
  picture_version: number;
}

interface TermLine {
  slug: string;
  name: string;
  description: string;
  audiences: string[] | null;
}

const EVERYONE = 15;

function maskOf(audiences: readonly string[] | null): number {
  if (audiences === null) return EVERYONE;
  return Object.entries(AUDIENCE_BITS).reduce((mask, [name, bit]) => (audiences.includes(name) ? mask | bit : mask), 0);
}

function slugs(list: string): string[] {
  return list === '' ? [] : list.split(' ');
}

function rowOf(line: ProductLine): IndexRow {
  return {
    sku: line.sku,
    audiences: line.audiences,
    prices: line.prices.split(' ').map(Number),
    terms: {
      category: slugs(line.categories),
      concern: slugs(line.concerns),
      skinType: slugs(line.skin_types),
      sizeClass: [line.size_class],
    },
    featuredRank: line.featured_rank,
    launchedAt: line.launched_at,
    skuRank: line.sku_rank,
    hasPicture: line.has_picture,
    versions: [line.product_version, line.shown_stock, line.picture_version],
  };
}

async function loadTerms(tx: Tx): Promise<TermLists> {
  const categories = await tx.query<TermLine>(
    'select slug, name, description, audiences from categories order by position, slug',
  );
  const concerns = await tx.query<TermLine>(
    'select slug, name, description, null as audiences from concerns order by position, slug',
  );
  const stored = (lines: readonly TermLine[]) =>
    lines.map(({ slug, name, description, audiences }) => ({ slug, name, description, mask: maskOf(audiences) }));
  const fixed = (list: Readonly<Record<string, string>>) =>
    Object.entries(list).map(([slug, name]) => ({ slug, name, description: '', mask: EVERYONE }));
  return {
    category: stored(categories.rows),
    concern: stored(concerns.rows),
    skinType: fixed(SKIN_TYPES),
    sizeClass: fixed(SIZE_CLASSES),
  };
}

export interface LoadedIndex {
  index: CatalogIndex;
  /** When the next product is discontinued, in milliseconds since 1970, rounded up; infinite if none is about to. */
  validUntil: number;
}

/**
 * Reads the whole catalog, as far as lists need it, as it is at one moment. `now` decides which products are discontinued, not the database's own
 * `now()`: what is loaded once `validUntil` has come by the caller's clock must not have that product any more.
 */
export async function loadIndex(db: Database, now: Date): Promise<LoadedIndex> {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const { rows } = await tx.query<{ size: number; leaves: number | null }>(
      `select count(*)::int as size, ceil(extract(epoch from min(discontinued_at)) * 1000)::float8 as leaves from products ${LISTED}`,
      [now],
    );
    const index = new CatalogIndex(rows[0]?.size ?? 0, await loadTerms(tx));
    const loaded: LoadedIndex = { index, validUntil: rows[0]?.leaves ?? Infinity };
    await tx.query(`declare catalog_rows no scroll cursor for ${PRODUCTS}`, [now]);
    for (;;) {
      const step = await tx.query<ProductLine>(`fetch ${STEP} from catalog_rows`);
      for (const line of step.rows) index.add(rowOf(line));
      if (step.rows.length < STEP) return loaded;
    }
  });
}
