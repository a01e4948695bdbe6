import type { Channel, ProductPrices } from '@regen/domain';
import type { Database } from '../host.ts';
import type { Random } from '../large/random.ts';

export interface ShelfProduct {
  sku: string;
  name: string;
  shortName: string;
  skuType: string;
  size: string;
  categories: string[];
  prices: ProductPrices;
  channels: Channel[];
  launchedAt: number;
  /** How much more often it is bought than others. */
  weight: number;
}

interface Row {
  sku: string;
  name: string;
  shortName: string;
  skuType: string;
  size: string;
  categories: string[];
  retail: number | null;
  school: number | null;
  tiers: [number, number, number, number] | null;
  channels: Channel[];
  launchedAt: Date;
  isBestseller: boolean;
  rank: number;
}

export async function readShelf(db: Pick<Database, 'query'>): Promise<ShelfProduct[]> {
  const { rows } = await db.query<Row>(
    `select sku, name, short_name as "shortName", sku_type as "skuType", size, categories, retail_price_cents as retail,
       school_price_cents as school, is_bestseller as "isBestseller", launched_at as "launchedAt",
       case when pro_tier1_price_cents is not null then array[pro_tier1_price_cents, pro_tier2_price_cents,
         pro_tier3_price_cents, pro_tier4_price_cents] end as tiers,
       array_remove(array[case when visible_web then 'web' end, case when visible_retail then 'retail' end,
         case when visible_pro then 'b2b' end, case when visible_school then 'school' end], null) as channels,
       (row_number() over (order by featured_rank, sku))::int as rank
     from products where discontinued_at is null and sku_type <> 'sample' order by sku`,
  );
  return rows.map(({ retail, school, tiers, isBestseller, rank, launchedAt, ...product }) => ({
    ...product,
    prices: { retail, school, professional: tiers },
    launchedAt: launchedAt.getTime(),
    weight: (isBestseller ? 3 : 1) * (1 + 4 / (1 + rank / 12)),
  }));
}

const LAUNCH = 21 * 86_400_000;

/** A product that this channel can buy at that moment, the popular and the newly launched ones more often. */
export function takeFrom(
  shelf: readonly ShelfProduct[],
  channel: Channel,
  at: number,
  random: Random,
): ShelfProduct | null {
  const weightOf = (product: ShelfProduct) => {
    if (!product.channels.includes(channel) || product.launchedAt > at) return 0;
    const summer = product.categories.includes('sun-care') && [4, 5, 6, 7].includes(new Date(at).getUTCMonth());
    return product.weight * (at - product.launchedAt < LAUNCH ? 5 : 1) * (summer ? 2.5 : 1);
  };
  const weights = shelf.map(weightOf);
  let place = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, product] of shelf.entries()) {
    place -= weights[index] ?? 0;
    if (place < 0) return product;
  }
  return null;
}
