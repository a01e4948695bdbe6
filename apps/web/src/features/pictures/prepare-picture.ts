import type { Image } from '@regen/sdk';
import { pictureSrcSet } from './pictures.ts';

/** Fetches the file of a picture that a `ProductPicture` with the same `sizes` is going to show. */
export function preparePicture(image: Image, sizes: string): void {
  const picture = document.createElement('picture');
  for (const format of image.formats) {
    const source = document.createElement('source');
    picture.append(Object.assign(source, { type: `image/${format}`, sizes, srcset: pictureSrcSet(image, format) }));
  }
  // Inserted last: now the browser chooses.
  picture.append(Object.assign(new Image(), { fetchPriority: 'low' }));
}
