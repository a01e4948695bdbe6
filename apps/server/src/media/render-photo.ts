import { cutAround, keepsEnough } from './crop.ts';
import type { FocalPoint } from './crop.ts';
import { encode } from './encode.ts';
import { imageSizes } from './sizes.ts';
import type { ImageFormat, ImageSize } from './sizes.ts';
import { openUpload } from './uploaded-picture.ts';

export interface PhotoJob {
  kind: 'photo';
  bytes: Uint8Array;
  focus: FocalPoint;
  size: ImageSize;
  format: ImageFormat;
}

const WHITE = { r: 255, g: 255, b: 255 };

/** Bytes of an uploaded picture in one size and format, cropped around its focal point. */
export async function renderPhoto({ bytes, focus, size, format }: PhotoJob): Promise<Buffer> {
  const source = openUpload(bytes);
  const { autoOrient: given } = await source.metadata();
  const wanted = imageSizes[size];
  const { width, height } = wanted;
  const upright = source.flatten({ background: WHITE }).toColourspace('srgb');
  const shaped = keepsEnough(given, wanted)
    ? upright.extract(cutAround(given, wanted, focus)).resize(width, height)
    : upright.resize(width, height, { fit: 'contain', background: WHITE });
  return encode(shaped.removeAlpha(), format);
}
