import { encode } from './encode.ts';
import { imageSizes } from './sizes.ts';
import type { ImageFormat, ImageSize } from './sizes.ts';
import { openUpload } from './uploaded-picture.ts';

/** What stays in the middle when a picture is cropped, in percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface PhotoJob {
  kind: 'photo';
  bytes: Uint8Array;
  focus: FocalPoint;
  size: ImageSize;
  format: ImageFormat;
}

/** Of a picture's area that cropping has to leave; wider or taller ones, such as a tube lying down, are shown whole. */
const LEAST_KEPT = 0.5;
const WHITE = { r: 255, g: 255, b: 255 };

/** Where a part of `length` begins that has the point at `percent` in its middle, as far as the whole allows. */
const startOf = (whole: number, length: number, percent: number): number =>
  Math.min(Math.max(Math.round((whole * percent) / 100 - length / 2), 0), whole - length);

/** Bytes of an uploaded picture in one size and format, cropped around its focal point. */
export async function renderPhoto({ bytes, focus, size, format }: PhotoJob): Promise<Buffer> {
  const source = openUpload(bytes);
  const { autoOrient: given } = await source.metadata();
  const { width, height } = imageSizes[size];
  const upright = source.flatten({ background: WHITE }).toColourspace('srgb');
  const [ratio, wanted] = [given.width / given.height, width / height];
  if (Math.min(ratio, wanted) / Math.max(ratio, wanted) < LEAST_KEPT)
    return encode(upright.resize(width, height, { fit: 'contain', background: WHITE }).removeAlpha(), format);
  const cut = {
    width: Math.min(given.width, Math.round(given.height * wanted)),
    height: Math.min(given.height, Math.round(given.width / wanted)),
  };
  const left = startOf(given.width, cut.width, focus.x);
  const top = startOf(given.height, cut.height, focus.y);
  return encode(
    upright
      .extract({ left, top, ...cut })
      .resize(width, height)
      .removeAlpha(),
    format,
  );
}
