import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A file that is not usable as a picture; the message is for its sender. */
export class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture';
}

const LONGEST_SIDE = 10_000;
/** 160 MB when unpacked: a file of 5 MB can claim far more. */
const MAX_PIXELS = 40_000_000;
const PATIENCE_S = 15;

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

export interface Dimensions {
  width: number;
  height: number;
}

/** From the header of the file, before anything is unpacked. */
async function readDimensions(bytes: Buffer, shortestSide: number): Promise<Dimensions> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MAX_PIXELS) {
    throw new RefusedPicture('The picture is too large: at most 10,000 pixels per side and 40 million in total.');
  }
  if (Math.min(width, height) < shortestSide) {
    throw new RefusedPicture(`The picture is too small: at least ${shortestSide} pixels per side.`);
  }
  return { width, height };
}

/** An uploaded file as an image, upright. A file that was accepted is never refused later: damage that can be shown is shown. */
export const openUpload = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: PATIENCE_S }).autoOrient();

/**
 * Checks an uploaded file by its content and redraws it, upright, with nothing but its pixels. Throws `RefusedPicture` for a file that is
 * not a picture, has a different type than declared, or would take too much memory.
 */
export async function redraw<T>(
  bytes: Buffer,
  { contentType, shortestSide }: { contentType: string; shortestSide: number },
  draw: (upright: Sharp, given: Dimensions) => Promise<T>,
): Promise<T> {
  checkType(bytes, contentType);
  try {
    const given = await readDimensions(bytes, shortestSide);
    return await draw(openUpload(bytes), given);
  } catch (error) {
    if (error instanceof RefusedPicture) throw error;
    throw new RefusedPicture('The picture cannot be read. It may be damaged.', { cause: error });
  }
}
