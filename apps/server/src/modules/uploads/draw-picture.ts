import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { encode } from '../../media/encode.ts';
import { imageSizes } from '../../media/sizes.ts';
import { redraw } from '../../media/uploaded-picture.ts';
import type { Dimensions } from '../../media/uploaded-picture.ts';
import { STORE_PICTURE_FORMATS, STORE_PICTURE_SIZES } from '../stores/store-picture.ts';
import type { StorePictureFile } from '../stores/store-picture.ts';

export interface DrawnFile extends Pick<StorePictureFile, 'size' | 'format'> {
  bytes: Buffer;
}

const SHORTEST_SIDE = 200;
/** Of the picture that is left after cropping; wider or taller ones, such as logos, are shown whole instead. */
const LEAST_KEPT = 0.4;

/** The picture in the largest size, on white. */
async function unpack(upright: Sharp, given: Dimensions): Promise<Buffer> {
  const { width, height } = imageSizes.standard;
  const source = await upright
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

/** Redraws an uploaded file in every size and format. Throws `RefusedPicture` for a file that cannot be used. */
export async function drawStorePicture(bytes: Buffer, contentType: string): Promise<DrawnFile[]> {
  const pixels = await redraw(bytes, { contentType, shortestSide: SHORTEST_SIDE }, unpack);
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
