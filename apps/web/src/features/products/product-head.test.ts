import type { Image, Product } from '@regen/sdk';
import { expect, it } from 'vitest';
import { PUBLIC } from '~/kernel/context.ts';
import { openContext } from '~/testing/context.ts';
import { productHead } from './product-head.ts';
import { productOf } from './product-queries.ts';

/** The head of a product with these pictures, as robots read it. */
async function headOf(images: readonly Image[]) {
  const { context, mocks } = openContext();
  mocks.on('productGet', (_call, example): Product => ({ ...example, image: images[0] ?? null, images: [...images] }));
  const { sku, name } = await context.ensure(productOf, '1401', PUBLIC);
  const { meta, links, scripts } = productHead(sku, { ...context, crumbsTo: () => [] }) as {
    meta: { property?: string; content?: string }[];
    links: { rel: string; imageSrcSet?: string }[];
    scripts: { children: string }[];
  };
  const [jsonLd] = scripts.map(({ children }) => JSON.parse(children) as object);
  return {
    name,
    social: Object.fromEntries(
      meta.flatMap(({ property, content }) => (property?.startsWith('og:image') ? [[property, content]] : [])),
    ),
    preloaded: links.flatMap(({ imageSrcSet }) => imageSrcSet ?? []),
    jsonLd,
  };
}

const picture = (template: string): Image => ({
  view: 'front',
  alt: 'A jar',
  template,
  sizes: ['thumbnail', 'standard'],
  formats: ['avif', 'webp', 'png'],
});

it('gives link previews the first picture in their shape', async () => {
  const { social, preloaded, jsonLd } = await headOf([
    picture('/media/pictures/a1/{size}.{format}'),
    picture('/media/pictures/b2/{size}.{format}'),
  ]);
  expect(social).toEqual({
    'og:image': 'https://shop.example/media/pictures/a1/social.jpg',
    'og:image:alt': 'A jar',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  expect(preloaded).toEqual(['/media/pictures/a1/thumbnail.avif 400w, /media/pictures/a1/standard.avif 1200w']);
  expect(jsonLd).toMatchObject({
    image: [
      'https://shop.example/media/pictures/a1/standard.png',
      'https://shop.example/media/pictures/b2/standard.png',
    ],
  });
});

it('shows previews the picture of the store where a product has none', async () => {
  const { name, social, preloaded, jsonLd } = await headOf([]);
  expect(social).toMatchObject({
    'og:image': 'https://shop.example/social.png',
    'og:image:alt': 'Regen',
  });
  expect(preloaded).toEqual([]);
  expect(jsonLd).toMatchObject({ '@type': 'Product', name });
  expect(jsonLd).not.toHaveProperty('image');
});
