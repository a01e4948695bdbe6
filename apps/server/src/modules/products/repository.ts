import type { ProductContent } from '../../db/schema.ts';
import type { Queryable } from '../../db/database.ts';
import type { Audience } from './audience.ts';
import { AUDIENCE_MASK_SQL } from './index-loader.ts';

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
  design_key: string;
  on_hand: number;
  low_threshold: number;
}

export interface DetailRow extends SummaryRow {
  gtin: string | null;
  skin_types: string;
  content: ProductContent;
  updated_at: Date;
}

// Lists of slugs travel as one text: the driver's parser of arrays costs more than the rest of the row.
const SUMMARY = `p.sku, p.name, p.short_name, p.sku_type, p.size, p.size_class, p.tagline, p.retail_price_cents,
  p.school_price_cents, p.pro_tier1_price_cents, p.pro_tier2_price_cents, p.pro_tier3_price_cents, p.pro_tier4_price_cents,
  array_to_string(p.categories, ' ') as categories, array_to_string(p.concerns, ' ') as concerns, p.limit_per_order,
  p.is_bestseller, p.launched_at, p.design_key, coalesce(s.on_hand, 0) as on_hand, coalesce(s.low_threshold, 0) as low_threshold`;

/** A product that the audience may not see is as if it did not exist; the index says the same, this is the lock behind it. */
const SEEN = `${AUDIENCE_MASK_SQL} & $2 <> 0 and (p.discontinued_at is null or p.discontinued_at > now())`;

const FROM = 'from products p left join stock s on s.sku = p.sku';

export async function summaryRows(db: Queryable, skus: readonly string[], audience: Audience): Promise<SummaryRow[]> {
  const { rows } = await db.query<SummaryRow>(
    { name: 'product-summaries', text: `select ${SUMMARY} ${FROM} where p.sku = any($1::text[]) and ${SEEN}` },
    [skus, audience.mask],
  );
  return rows;
}

export async function detailRow(db: Queryable, sku: string, audience: Audience): Promise<DetailRow | null> {
  const { rows } = await db.query<DetailRow>(
    {
      name: 'product-detail',
      text: `select ${SUMMARY}, p.gtin, array_to_string(p.skin_types, ' ') as skin_types, p.content, p.updated_at ${FROM} where p.sku = $1 and ${SEEN}`,
    },
    [sku, audience.mask],
  );
  return rows[0] ?? null;
}

export interface PictureRow {
  sku: string;
  name: string;
  design_key: string;
}

/** Names for the contents of a kit. Professional items stay hidden from those who do not see them; samples inside a kit do not. */
export async function kitNames(
  db: Queryable,
  skus: readonly string[],
  audience: Audience,
): Promise<Map<string, string>> {
  const { rows } = await db.query<{ sku: string; name: string }>(
    {
      name: 'product-kit-names',
      text: `select p.sku, p.name from products p where p.sku = any($1::text[]) and (${AUDIENCE_MASK_SQL} & $2 <> 0 or p.sku_type = 'sample')`,
    },
    [skus, audience.mask],
  );
  return new Map(rows.map((row) => [row.sku, row.name]));
}

export async function pictureRows(db: Queryable, skus: readonly string[], audience: Audience): Promise<PictureRow[]> {
  const { rows } = await db.query<PictureRow>(
    {
      name: 'product-pictures',
      text: `select p.sku, p.name, p.design_key from products p where p.sku = any($1::text[]) and ${SEEN}`,
    },
    [skus, audience.mask],
  );
  return rows;
}
