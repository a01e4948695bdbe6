import sharp from 'sharp';
import { sniff } from '../../media/uploaded-picture.ts';

/** A file of 5 MB can claim far more when unpacked. */
const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 2_600;
const PATIENCE_S = 15;

export function isPicture(bytes: Buffer): boolean {
  return sniff(bytes) !== null;
}

/** The picture re-encoded: upright, without the location and device that cameras write into it. Null if it is damaged. */
export async function drawLicense(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: PATIENCE_S })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 86 })
      .toBuffer();
  } catch {
    return null;
  }
}
