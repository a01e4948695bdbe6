import { averageRating, priceFor, priceOnWire } from '@regen/domain';
import type { Price, Product, ProductRating, ProductSummary, Stock } from '@regen/sdk';
import { toFrontImage, toImages } from '../../media/product-image.ts';
import type { Audience } from './audience.ts';
import type { DetailRow, SummaryRow } from './repository.ts';

const NEW_FOR_MS = 90 * 24 * 60 * 60 * 1000;

/** Slugs that this audience may read, in the order of the product. */
export type SlugFilter = (facet: 'category' | 'concern', slug: string) => boolean;

function slugs(list: string): string[] {
  return list === '' ? [] : list.split(' ');
}

/** The price of a product for an audience; null when it is not sold to them. */
function priceOf(row: SummaryRow, audience: Audience): Price | null {
  const {
    pro_tier1_price_cents: one,
    pro_tier2_price_cents: two,
    pro_tier3_price_cents: three,
    pro_tier4_price_cents: four,
  } = row;
  const professional =
    one === null || two === null || three === null || four === null ? null : ([one, two, three, four] as const);
  const price = priceFor(
    { retail: row.retail_price_cents, school: row.school_price_cents, professional },
    audience.channel,
    audience.tier,
  );
  return price && priceOnWire(price);
}

/** How many are left is only said when few are. */
export function stockOf(row: { on_hand: number; low_threshold: number }): Stock {
  if (row.on_hand <= 0) return { state: 'out_of_stock', left: 0 };
  return row.on_hand <= row.low_threshold
    ? { state: 'low_stock', left: row.on_hand }
    : { state: 'in_stock', left: null };
}

/** Null while there is no published review. */
function ratingOf({ review_count, rating_sum }: Pick<SummaryRow, 'review_count' | 'rating_sum'>): ProductRating | null {
  const count = review_count ?? 0;
  const average = averageRating(rating_sum ?? 0, count);
  return average === null ? null : { average, count };
}

/** Null when the audience has no price for it, which the database's own checks exclude. */
export function summaryOf(
  row: SummaryRow,
  audience: Audience,
  now: number,
  canRead: SlugFilter,
): ProductSummary | null {
  const price = priceOf(row, audience);
  if (price === null) return null;
  const launched = row.launched_at.getTime();
  return {
    sku: row.sku,
    name: row.name,
    shortName: row.short_name,
    skuType: row.sku_type,
    size: row.size,
    sizeClass: row.size_class,
    tagline: row.tagline,
    price,
    stock: stockOf(row),
    image: toFrontImage(row.front),
    categories: slugs(row.categories).filter((slug) => canRead('category', slug)),
    concerns: slugs(row.concerns).filter((slug) => canRead('concern', slug)),
    isNew: launched <= now && now - launched < NEW_FOR_MS,
    isBestseller: row.is_bestseller,
    limitPerOrder: row.limit_per_order,
    rating: ratingOf(row),
  };
}

export interface Surroundings {
  /** Next steps that the audience sees, in order. */
  related: readonly ProductSummary[];
  /** The sizes that the audience sees, in order. */
  sizes: readonly ProductSummary[];
  /** Names of what is in a kit and may be named to this audience. */
  kitNames: ReadonlyMap<string, string>;
}

export function detailOf(row: DetailRow, summary: ProductSummary, { related, sizes, kitNames }: Surroundings): Product {
  const { content } = row;
  return {
    ...summary,
    gtin: row.gtin,
    description: content.description,
    skinTypes: slugs(row.skin_types) as Product['skinTypes'], // checked where the catalog is written
    keyIngredients: content.keyIngredients,
    inci: content.inci,
    howToUse: content.howToUse,
    warnings: content.warnings,
    actives: content.actives,
    images: toImages(row.images),
    kitContents: content.kitContents.flatMap(({ sku, quantity }) => {
      const name = kitNames.get(sku);
      return name === undefined ? [] : [{ sku, name, quantity }];
    }),
    sizes:
      sizes.length < 2
        ? []
        : sizes.map(({ sku, name, size, sizeClass, price, stock }) => ({ sku, name, size, sizeClass, price, stock })),
    related: [...related],
    updatedAt: row.updated_at.toISOString(),
  };
}
