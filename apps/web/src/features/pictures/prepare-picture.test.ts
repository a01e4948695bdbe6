import type { Image as Picture } from '@regen/sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { preparePicture } from './prepare-picture.ts';

afterEach(() => vi.unstubAllGlobals());

const image: Picture = {
  view: 'front',
  alt: 'A bottle',
  template: '/media/1401/{size}.{format}',
  sizes: ['thumbnail', 'standard'],
  formats: ['avif', 'webp'],
};

it('lets the browser choose among all sources once they are all in place, at low priority', () => {
  const appended: object[] = [];
  vi.stubGlobal('document', {
    createElement: (tag: string) =>
      tag === 'picture' ? { append: (part: object) => void appended.push({ ...part }) } : {},
  });
  vi.stubGlobal('Image', class {});
  preparePicture(image, '50vw');
  expect(appended).toEqual([
    {
      type: 'image/avif',
      sizes: '50vw',
      srcset: '/media/1401/thumbnail.avif 400w, /media/1401/standard.avif 1200w',
    },
    {
      type: 'image/webp',
      sizes: '50vw',
      srcset: '/media/1401/thumbnail.webp 400w, /media/1401/standard.webp 1200w',
    },
    { fetchPriority: 'low' },
  ]);
});
