import type { Image } from '@regen/sdk';
import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ItemPicture } from './ItemPicture.tsx';
import { ProductPicture } from './ProductPicture.tsx';

const image: Image = {
  view: 'front',
  alt: 'A bottle',
  template: '/media/pictures/1/{size}.{format}',
  sizes: ['thumbnail'],
  formats: ['avif', 'webp', 'png'],
};

it('offers the smallest format in every size, and one picture for browsers without it', () => {
  expect(markup(<ProductPicture image={image} sizes="50vw" />)).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/media/pictures/1/thumbnail.avif 400w" sizes="50vw"/>' +
      '<img src="/media/pictures/1/retail.webp" alt="A bottle" width="800" height="1000" loading="lazy" decoding="async"/>' +
      '</picture>',
  );
});

it('offers no format that there is not', () => {
  const html = markup(<ProductPicture image={{ ...image, formats: ['webp'] }} sizes="50vw" />);
  expect(html.match(/<source/g)).toHaveLength(1);
  expect(html).toContain('src="/media/pictures/1/retail.webp"');
});

it.each([
  ['beside a name', <ItemPicture key="item" image={null} />],
  ['by itself', <ProductPicture key="picture" image={null} sizes="50vw" />],
])('draws what stands for a missing picture %s, as decoration', (_where, element) => {
  const html = markup(element);
  expect(html).toMatch(/<svg [^>]*aria-hidden="true"/);
  expect(html).not.toContain('<img');
});
