import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { cutAround, keepsEnough } from './crop.ts';
import type { FocalPoint } from './crop.ts';
import { openUpload } from './uploaded-picture.ts';

export interface PreviewJob {
  kind: 'preview';
  bytes: Uint8Array;
  focus: FocalPoint;
}

/** Pixels that networks and messengers ask of the picture of a link. */
const PREVIEW = { width: 1200, height: 630 } as const;
/** So small that enlarging it leaves nothing but its colors. */
const BLURRED = { width: 20, height: 10 } as const;

/**
 * What previews of links show of a picture: cropped around its focal point, or whole on a ground of its own colors where that would leave
 * too little, as of a bottle. JPEG: every reader of links knows it, and some take no large file.
 */
export async function renderPreview({ bytes, focus }: PreviewJob): Promise<Buffer> {
  const source = openUpload(bytes);
  const { autoOrient: given } = await source.metadata();
  const upright = source.flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha();
  const { width, height } = PREVIEW;
  const picture = keepsEnough(given, PREVIEW)
    ? upright.extract(cutAround(given, PREVIEW, focus)).resize(width, height)
    : await wholeOnGround(
        await upright.resize(width, height, { fit: 'inside' }).png({ compressionLevel: 1 }).toBuffer(),
      );
  return picture.jpeg({ quality: 84 }).toBuffer();
}

async function wholeOnGround(whole: Buffer): Promise<Sharp> {
  const colors = await sharp(whole).resize(BLURRED.width, BLURRED.height, { fit: 'fill' }).png().toBuffer();
  const { width, height } = PREVIEW;
  return sharp(colors)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: whole }]);
}
