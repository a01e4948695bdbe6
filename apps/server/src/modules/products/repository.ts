import type { Queryable } from '../../db/database.ts';
import { onHandSql } from '../../db/kit-rules.ts';
import type { ProductContent, StoredImage } from '../../db/schema.ts';
import type { Needs } from '../../platform.ts';
import type { Audience } from './audience.ts';
import { AUDIENCE_MASK_SQL } from './index-loader.ts';

/** What products are read with; the time decides which are discontinued. */
export interface ProductReading extends Needs<'clock'> {
  db: Queryable;
}

export interface SummaryRow {
  sku: string;
  name: string;
  short_name: string;
  sku_type: 'retail' | 'professional' | 'kit' | 'sample';
  size: string;
  size_class: 'travel' | 'standard' | 'professional';
  tagline: string;
  retail_price_cents: number | null;
  school_price_cents: number | null;
  pro_tier1_price_cents: number | null;
  pro_tier2_price_cents: number | null;
  pro_tier3_price_cents: number | null;
  pro_tier4_price_cents: number | null;
  categories: string;
  concerns: string;
  limit_per_order: number;
  is_bestseller: boolean;
  launched_at: Date;
  front: StoredImage | null;
  on_hand: number;
  low_threshold: number;
  /** Null without a published review, as the sum is. */
  review_count: number | null;
  rating_sum: number | null;
}

/** Including what only the product page shows. */
export interface DetailRow extends SummaryRow {
  gtin: string | null;
  skin_types: string;
  content: ProductContent;
  images: StoredImage[];
  updated_at: Date;
}

// Lists of slugs travel as one text: the driver's parser of arrays costs more than the rest of the row.
const SUMMARY = `p.sku, p.name, p.short_name, p.sku_type, p.size, p.size_class, p.tagline, p.retail_price_cents,
  p.school_price_cents, p.pro_tier1_price_cents, p.pro_tier2_price_cents, p.pro_tier3_price_cents, p.pro_tier4_price_cents,
  array_to_string(p.categories, ' ') as categories, array_to_string(p.concerns, ' ') as concerns, p.limit_per_order,
  p.is_bestseller, p.launched_at, p.images -> 0 as front, ${onHandSql('$3')} as on_hand, coalesce(s.low_threshold, 0) as low_threshold,
  r.review_count, r.rating_sum`;

/** A product that the audience may not see is as if it did not exist; the index says the same, this is the lock behind it. */
const SEEN = `${AUDIENCE_MASK_SQL} & $2 <> 0 and (p.discontinued_at is null or p.discontinued_at > $3)`;

const FROM = 'from products p left join stock s on s.sku = p.sku left join product_ratings r on r.sku = p.sku';

export async function summaryRows(
  { clock, db }: ProductReading,
  skus: readonly string[],
  audience: Audience,
): Promise<SummaryRow[]> {
  const { rows } = await db.query<SummaryRow>(
    { name: 'product-summaries', text: `select ${SUMMARY} ${FROM} where p.sku = any($1::text[]) and ${SEEN}` },
    [skus, audience.mask, clock.now()],
  );
  return rows;
}

// One round trip for the product, its sizes, its next steps and what is in a kit.
const DETAIL = `with main as (select * from products where sku = $1)
  select ${SUMMARY}, case when p.sku = $1 then p.gtin end as gtin,
    case when p.sku = $1 then array_to_string(p.skin_types, ' ') end as skin_types,
    case when p.sku = $1 then p.content end as content, case when p.sku = $1 then p.images end as images, p.updated_at ${FROM}
  where p.sku = any(array(
      select $1 union all select jsonb_array_elements_text(content -> 'related') from main
      union all select jsonb_array_elements_text(content -> 'sizes') from main
      union all select jsonb_array_elements(content -> 'kitContents') ->> 'sku' from main))
    and (${SEEN} or p.sku_type = 'sample')`;

/** A product on the page; fields that only the main product has are null for the others. */
interface PageRow extends SummaryRow {
  gtin: string | null;
  skin_types: string | null;
  content: ProductContent | null;
  images: StoredImage[] | null;
  updated_at: Date;
}

function detailOf(row: PageRow | undefined): DetailRow | null {
  if (!row) return null;
  const { skin_types, content, images, ...rest } = row;
  return skin_types === null || content === null || images === null ? null : { ...rest, skin_types, content, images };
}

export interface DetailRows {
  main: DetailRow | null;
  /** Products that the page mentions, by SKU: those that the audience sees, and samples, which may be part of a kit. */
  mentioned: ReadonlyMap<string, SummaryRow>;
}

export async function detailRows({ clock, db }: ProductReading, sku: string, audience: Audience): Promise<DetailRows> {
  const { rows } = await db.query<PageRow>({ name: 'product-detail', text: DETAIL }, [sku, audience.mask, clock.now()]);
  const mentioned = new Map<string, SummaryRow>(rows.map((row) => [row.sku, row]));
  return { main: detailOf(rows.find((row) => row.sku === sku)), mentioned };
}

/** Whether the audience could see this product before it left the range. */
export async function hasLeft({ clock, db }: ProductReading, sku: string, audience: Audience): Promise<boolean> {
  const { rowCount } = await db.query(
    {
      name: 'product-has-left',
      text: `select 1 from products p where p.sku = $1 and ${AUDIENCE_MASK_SQL} & $2 <> 0 and p.discontinued_at <= $3`,
    },
    [sku, audience.mask, clock.now()],
  );
  return rowCount > 0;
}

export interface PictureRow {
  sku: string;
  images: StoredImage[];
}

export async function pictureRows(
  { clock, db }: ProductReading,
  skus: readonly string[],
  audience: Audience,
): Promise<PictureRow[]> {
  const { rows } = await db.query<PictureRow>(
    {
      name: 'product-pictures',
      text: `select p.sku, p.images from products p where p.sku = any($1::text[]) and ${SEEN}`,
    },
    [skus, audience.mask, clock.now()],
  );
  return rows;
}
