import type { homeSection } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import type { Call, Image, ProductImages } from '@regen/sdk';
import { productList, productListImages } from '@regen/sdk/query';
import { contentList } from '~/kernel/content.ts';

/** Chosen by hand: what the home page shows of the catalog. A product that is gone leaves its place empty. */
export const categoryPicks: Readonly<Record<string, string>> = {
  cleansers: '1101',
  exfoliants: '1206',
  'toners-mists': '1302',
  serums: '1403',
  moisturizers: '1501',
  'eye-lip': '1601',
  masks: '1701',
  'sun-care': '1802',
};

export const bestsellers = (call: Call, userId: string) => productList(call, { userId, perPage: 8 });
export const kits = (call: Call, userId: string) => productList(call, { userId, perPage: 3, category: ['kits'] });
export const categoryPictures = (call: Call) =>
  productListImages(call, { sku: Object.values(categoryPicks).join(',') });

/** Parts of the page that editors write, for each channel its own. */
export const homeSections = (call: Call, caller: string) =>
  contentList(call, modelRef<typeof homeSection>('homeSection'), { perPage: 6 }, caller);

/** Null while the product has no picture, undefined when it is gone. */
export const imageOf = (
  images: ProductImages | undefined,
  sku: string,
  view: Image['view'],
): Image | null | undefined => {
  const own = images?.items.find((item) => item.sku === sku)?.images;
  return own && (own.find((image) => image.view === view) ?? own[0] ?? null);
};
