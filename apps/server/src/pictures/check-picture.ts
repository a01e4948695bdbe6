import { redraw, RefusedPicture, sniff } from '../media/uploaded-picture.ts';
import type { Dimensions } from '../media/uploaded-picture.ts';
import { fileOf } from './picture-file.ts';

/** Pixels. Half of the largest size: less would look blurred everywhere. */
const SHORTEST_SIDE = 600;
/** Bytes of one picture. */
const MAX_PICTURE_BYTES = 20_000_000;

/** A file that can be used as a picture of a product. */
export interface CheckedPicture extends Dimensions {
  bytes: Buffer;
  contentType: string;
  file: string;
}

/** Reads a file as a picture: PNG, JPEG or WebP. Throws `RefusedPicture`, whose message says what is wrong with it. */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture> {
  if (bytes.length > MAX_PICTURE_BYTES)
    throw new RefusedPicture(`The picture is larger than ${MAX_PICTURE_BYTES / 1_000_000} MB.`);
  const contentType = sniff(bytes);
  if (contentType === null) throw new RefusedPicture('The file is not a PNG, JPEG or WebP picture.');
  const dimensions = await redraw(bytes, { contentType, shortestSide: SHORTEST_SIDE }, async (upright, given) => {
    // Decoded once, so that a damaged file is refused now and not when somebody wants to see it.
    await upright.resize(8).raw().toBuffer();
    return given;
  });
  return { bytes, contentType, file: fileOf(bytes), ...dimensions };
}
