import type { ContentFile } from '@regen/content-sdk/query';
import { expect, it } from 'vitest';
import { contentPictureUrl, contentSrcSet, shownSize } from './content-pictures.ts';

const file: ContentFile = {
  id: 'back-bar',
  title: 'Back bar',
  description: '',
  url: '/content/files/back-bar.webp',
  fileName: 'back-bar.webp',
  contentType: 'image/webp',
  size: 40_000,
  width: 1600,
  height: 1000,
};
const crop = { focus: 'top_right', ratio: 2 / 3 } as const;

it('is whole unless a crop is asked for', () => {
  expect(contentSrcSet(file)?.split(', ')[0]).toBe('/content/files/back-bar.webp?fm=avif&w=320 320w');
  expect(shownSize(file)).toEqual({ width: 1600, height: 1000 });
});

it('is cropped by its focus in every size, beside a grant too', () => {
  const granted = { ...file, url: `${file.url}?grant=abc` };
  expect(contentSrcSet(granted, crop)?.split(', ')).toContain(
    '/content/files/back-bar.webp?grant=abc&fm=avif&w=640&h=427&fit=fill&f=top_right 640w',
  );
  expect(contentPictureUrl(file, 960, crop)).toBe(
    '/content/files/back-bar.webp?fm=webp&w=960&h=640&fit=fill&f=top_right',
  );
  expect(shownSize(file, crop)).toEqual({ width: 1500, height: 1000 });
  // None is larger than the part that is shown.
  expect(contentSrcSet(file, crop)).toMatch(/w=1500&h=1000&fit=fill&f=top_right 1500w$/);
});

it('is as it is sent where the service draws no sizes', () => {
  const drawing = { ...file, contentType: 'image/svg+xml' };
  expect(contentSrcSet(drawing, crop)).toBeUndefined();
  expect(contentPictureUrl(drawing, 960, crop)).toBe(file.url);
});
