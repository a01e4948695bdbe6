import type { Image } from '@regen/sdk';
import { pictureSrcSet, pictureUrl } from './pictures.ts';

/** Fetches the file of a picture that a `ProductPicture` with the same `sizes` is going to show. */
export function preparePicture(image: Image, sizes: string): void {
  const picture = document.createElement('picture');
  for (const format of ['avif', 'webp'] as const) {
    if (!image.formats.includes(format)) continue;
    const source = document.createElement('source');
    picture.append(Object.assign(source, { type: `image/${format}`, sizes, srcset: pictureSrcSet(image, format) }));
  }
  const file = document.createElement('img');
  file.fetchPriority = 'low';
  picture.append(file);
  // Last: now the browser chooses.
  file.src = pictureUrl(image, 'standard', 'webp');
}
