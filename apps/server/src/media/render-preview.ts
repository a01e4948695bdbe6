import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';
import { cutAround, keepsEnough } from './crop.ts';
import type { FocalPoint } from './crop.ts';
import { openUpload } from './uploaded-picture.ts';

export interface PreviewJob {
  kind: 'preview';
  bytes: Uint8Array;
  focus: FocalPoint;
}

/** Pixels that social networks and messengers expect of a link preview. */
const PREVIEW = { width: 1200, height: 630 } as const;
/** Pixels of a picture's edge that give its background its colors, and how many they are blurred into. */
const EDGE = 12;
const COLORS = 8;

/**
 * The link preview of a picture: cropped around its focal point, or whole on a background that extends its edges if cropping would leave
 * too little, as with a bottle. JPEG, because every client supports it and some ignore large files.
 */
export async function renderPreview({ bytes, focus }: PreviewJob): Promise<Buffer> {
  const source = openUpload(bytes);
  const { autoOrient: given } = await source.metadata();
  const upright = source.flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha();
  const { width, height } = PREVIEW;
  if (keepsEnough(given, PREVIEW))
    return toJpeg(upright.extract(cutAround(given, PREVIEW, focus)).resize(width, height));
  const { data, info } = await upright
    .resize(width, height, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toJpeg(await onGround({ data, width: info.width, height: info.height }));
}

const toJpeg = (image: Sharp): Promise<Buffer> => image.jpeg({ quality: 84 }).toBuffer();

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function onGround(whole: Pixels): Promise<Sharp> {
  const [left, top] = [Math.floor((PREVIEW.width - whole.width) / 2), Math.floor((PREVIEW.height - whole.height) / 2)];
  const [right, bottom] = [PREVIEW.width - whole.width - left, PREVIEW.height - whole.height - top];
  const picture = {
    input: whole.data,
    raw: { width: whole.width, height: whole.height, channels: 3 },
    left,
    top,
  } as const;
  const grounds =
    left > 0
      ? [await groundOf(whole, 'left', left), await groundOf(whole, 'right', right)]
      : [await groundOf(whole, 'top', top), await groundOf(whole, 'bottom', bottom)];
  return sharp({ create: { ...PREVIEW, channels: 3, background: '#fff' } }).composite([...grounds, picture]);
}

/** A part of the background, in the colors of the adjacent edge. */
async function groundOf({ data, width, height }: Pixels, side: 'left' | 'right' | 'top' | 'bottom', depth: number) {
  const isUpright = side === 'left' || side === 'right';
  const edge = isUpright
    ? { left: side === 'left' ? 0 : width - EDGE, top: 0, width: EDGE, height }
    : { left: 0, top: side === 'top' ? 0 : height - EDGE, width, height: EDGE };
  const raw = { width, height, channels: 3 } as const;
  const [columns, rows] = isUpright ? [1, COLORS] : [COLORS, 1];
  const colors = await sharp(data, { raw }).extract(edge).resize(columns, rows, { fit: 'fill' }).png().toBuffer();
  const size = isUpright ? [depth, PREVIEW.height] : [PREVIEW.width, depth];
  const input = await sharp(colors).resize(size[0], size[1], { fit: 'fill', kernel: 'cubic' }).png().toBuffer();
  const overlay: OverlayOptions = {
    input,
    gravity: { left: 'west', right: 'east', top: 'north', bottom: 'south' }[side],
  };
  return overlay;
}
