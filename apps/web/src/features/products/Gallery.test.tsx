import type { Image } from '@regen/sdk';
import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './Gallery.tsx';

const picture = (template: string): Image => ({
  view: 'front',
  alt: 'A jar',
  template,
  sizes: ['thumbnail'],
  formats: ['avif'],
});

it('tells pictures of the same view apart', () => {
  const images = ['/a/{size}.{format}', '/b/{size}.{format}'].map(picture);
  expect(Gallery({ label: 'Pictures', images, isListed: false })).toMatchObject({
    props: {
      pictures: [
        { id: '/a/{size}.{format}', picture: { key: '/a/{size}.{format}' }, large: { key: '/a/{size}.{format}' } },
        { id: '/b/{size}.{format}', picture: { key: '/b/{size}.{format}' }, large: { key: '/b/{size}.{format}' } },
      ],
    },
  });
});

it('has nothing to choose or enlarge without a picture', () => {
  const html = markup(<Gallery label="Pictures" images={[]} isListed={false} />);
  expect(html).toMatch(/^<div [^>]*><span [^>]*><svg [^>]*aria-hidden="true"/);
});
