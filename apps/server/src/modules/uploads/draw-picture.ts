import sharp from 'sharp';
import { encode } from '../../media/render.ts';
import { imageSizes } from '../../media/sizes.ts';
import { STORE_PICTURE_FORMATS, STORE_PICTURE_SIZES } from '../stores/store-picture.ts';
import type { StorePictureFile } from '../stores/store-picture.ts';

/** A file that is not usable as a store picture; the message is for its sender. */
export class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture';
}

export interface DrawnFile extends Pick<StorePictureFile, 'size' | 'format'> {
  bytes: Buffer;
}

const LONGEST_SIDE = 10_000;
const SHORTEST_SIDE = 200;
/** 160 MB when unpacked: a file of 5 MB can claim far more. */
const MAX_PIXELS = 40_000_000;
const PATIENCE_S = 15;
/** Of the picture that is left after cropping; wider or taller ones, such as logos, are shown whole instead. */
const LEAST_KEPT = 0.4;

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP' }),
);

/** The type of a file by its first bytes. Nothing else ever reaches the image library: no SVG, PDF or TIFF. */
export function sniff(bytes: Buffer): string | null {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}

function checkType(bytes: Buffer, contentType: string): void {
  const type = sniff(bytes);
  if (type === null) throw new RefusedPicture('The file is not a PNG, JPEG or WebP picture.');
  if (type === contentType) return;
  throw new RefusedPicture(
    `The file is a ${NAMES.get(type) ?? type} picture, not a ${NAMES.get(contentType)} as declared.`,
  );
}

interface Dimensions {
  width: number;
  height: number;
}

/** From the header of the file, before anything is unpacked. */
async function readDimensions(bytes: Buffer): Promise<Dimensions> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MAX_PIXELS) {
    throw new RefusedPicture('The picture is too large: at most 10,000 pixels per side and 40 million in total.');
  }
  if (Math.min(width, height) < SHORTEST_SIDE) {
    throw new RefusedPicture(`The picture is too small: at least ${SHORTEST_SIDE} pixels per side.`);
  }
  return { width, height };
}

/** The picture in the largest size: upright, on white, without anything but its pixels. */
async function unpack(bytes: Buffer, given: Dimensions): Promise<Buffer> {
  const { width, height } = imageSizes.standard;
  const source = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: PATIENCE_S })
    .autoOrient()
    .resize(2 * width, 2 * height, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = source;
  const [ratio, wanted] = [given.width / given.height, width / height];
  const isCropped = Math.min(ratio, wanted) / Math.max(ratio, wanted) >= LEAST_KEPT;
  const [r = 255, g = 255, b = 255] = data;
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize(width, height, {
      fit: isCropped ? 'cover' : 'contain',
      position: isCropped ? sharp.strategy.attention : 'centre',
      background: { r, g, b },
    })
    .raw()
    .toBuffer();
}

/**
 * Checks an uploaded file by its content and redraws it in every size and format. Throws `RefusedPicture` for a file that is not a
 * picture, has a different type than declared, or would take too much memory.
 */
export async function drawStorePicture(bytes: Buffer, contentType: string): Promise<DrawnFile[]> {
  checkType(bytes, contentType);
  let pixels: Buffer;
  try {
    pixels = await unpack(bytes, await readDimensions(bytes));
  } catch (error) {
    if (error instanceof RefusedPicture) throw error;
    throw new RefusedPicture('The picture cannot be read. It may be damaged.', { cause: error });
  }
  const { width, height } = imageSizes.standard;
  const files: DrawnFile[] = [];
  // One at a time: the store keeps serving in the meantime.
  for (const size of STORE_PICTURE_SIZES) {
    const target = imageSizes[size];
    const image = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(target.width, target.height);
    for (const format of STORE_PICTURE_FORMATS)
      files.push({ size, format, bytes: await encode(image.clone(), format) });
  }
  return files;
}
