import { products } from '../db/seed/catalogue/index.ts';
import type { ProductView } from './packshot/types.ts';
import type { ImageSize } from './sizes.ts';

type Picture = readonly [designKey: string, view: ProductView, size: ImageSize];

/** What the first pages show: the home page's large pictures, then the featured products. All in AVIF. */
export function firstPaint(): Picture[] {
  const large: Picture[] = [
    ['1401', 'context', 'standard'],
    ['1401', 'context', 'retail'],
    ['1502', 'texture', 'retail'],
  ];
  const featured = products
    .filter((product) => product.featuredRank !== null && product.prices.retailCents !== null)
    .sort((a, b) => Number(a.featuredRank) - Number(b.featuredRank))
    .flatMap(({ designKey }): Picture[] => [
      [designKey, 'front', 'thumbnail'],
      [designKey, 'front', 'retail'],
    ]);
  return [...large, ...featured];
}
