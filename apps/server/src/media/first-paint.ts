import { products } from '@regen/demo-store/catalog-source/index';
import { mediaUrl } from './drawn-images.ts';
import { editorialCrops, editorialUrl } from './editorial/pictures.ts';
import type { EditorialCrop, EditorialName } from './editorial/pictures.ts';
import type { ProductView } from './packshot/types.ts';
import type { RenderJob } from './render-job.ts';
import type { ImageSize } from './sizes.ts';

interface Picture {
  url: string;
  job: RenderJob;
}

function product(designKey: string, view: ProductView, size: ImageSize): Picture {
  const format = 'avif';
  return { url: mediaUrl(designKey, view, size, format), job: { kind: 'product', designKey, view, size, format } };
}

/** In every width, because the first visitor's screen decides. */
function editorial(name: EditorialName, crop: EditorialCrop): Picture[] {
  const format = 'avif';
  return editorialCrops[crop].widths.map((width) => ({
    url: editorialUrl(name, crop, width, format),
    job: { kind: 'editorial', name, crop, width, format },
  }));
}

/** What the first pages show: the home page's large pictures, then the featured products. All in AVIF. */
export function firstPaint(): Picture[] {
  const featured = products
    .filter((each) => each.featuredRank !== null && each.prices.retailCents !== null)
    .sort((a, b) => Number(a.featuredRank) - Number(b.featuredRank))
    .flatMap(({ designKey }) => [product(designKey, 'front', 'thumbnail'), product(designKey, 'front', 'retail')]);
  return [...editorial('hero', 'tall'), ...featured, ...editorial('clarity', 'wide')];
}
