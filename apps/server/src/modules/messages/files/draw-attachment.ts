import type { Sharp } from 'sharp';
import { redraw } from '../../../media/uploaded-picture.ts';

export interface DrawnAttachment {
  bytes: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** What a screen can show; phones take pictures of four times as many pixels. */
const LONGEST_SIDE = 2_560;
/** Twice the pixels of its place in a conversation. */
const THUMBNAIL_SIDE = 640;

const ENCODE: ReadonlyMap<string, (picture: Sharp) => Sharp> = new Map([
  ['image/png', (picture) => picture.png()],
  ['image/jpeg', (picture) => picture.jpeg({ quality: 85, mozjpeg: true })],
  ['image/webp', (picture) => picture.webp({ quality: 85 })],
]);

const inside = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** The picture of a message, in the type that it was sent in, and a small one. Throws `RefusedPicture` for a file that cannot be used. */
export function drawAttachment(bytes: Buffer, contentType: string): Promise<DrawnAttachment> {
  return redraw(bytes, { contentType, shortestSide: 1 }, async (upright) => {
    const encode = ENCODE.get(contentType);
    if (!encode) throw new Error(`Pictures of the type ${contentType} are not drawn.`);
    const small = upright.clone();
    const drawn = await encode(upright.resize(inside(LONGEST_SIDE)).toColourspace('srgb')).toBuffer({
      resolveWithObject: true,
    });
    const thumbnail = await small.resize(inside(THUMBNAIL_SIDE)).toColourspace('srgb').webp({ quality: 75 }).toBuffer();
    return { bytes: drawn.data, thumbnail, width: drawn.info.width, height: drawn.info.height };
  });
}
