import type { Image } from '@regen/sdk';
import { expect, it } from 'vitest';
import { imageOf } from './home-queries.ts';

const image = (view: Image['view']): Image => ({ view, alt: '', template: `/${view}`, sizes: [], formats: [] });
const images = {
  items: [
    { sku: 'two', images: [image('texture'), image('front')] },
    { sku: 'none', images: [] },
  ],
};

it('finds the picture of that view, else the first', () => {
  expect(imageOf(images, 'two', 'front')?.view).toBe('front');
  expect(imageOf(images, 'two', 'context')?.view).toBe('texture');
});

it('tells a product without a picture from one that is gone', () => {
  expect(imageOf(images, 'none', 'front')).toBeNull();
  expect(imageOf(images, 'gone', 'front')).toBeUndefined();
  expect(imageOf(undefined, 'none', 'front')).toBeUndefined();
});
