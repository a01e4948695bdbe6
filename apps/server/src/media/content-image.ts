import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';

/** How an image of the content service is to be shown; the parameters of its image URLs. */
export interface ImageOptions {
  width: number | null;
  height: number | null;
  fit: 'default' | 'pad' | 'fill' | 'scale' | 'crop' | 'thumb';
  focus: ImageFocus;
  format: 'jpg' | 'png' | 'webp' | 'gif' | 'avif';
  /** Percent; null for the format's own. */
  quality: number | null;
  isProgressive: boolean;
  /** Pixels, or `max` for a circle or an ellipse. */
  radius: number | 'max' | null;
  /** `#rrggbb` of what is not image; null: transparent where the format can. */
  background: string | null;
}

export const IMAGE_FOCUS = [
  'center',
  'top',
  'right',
  'left',
  'bottom',
  'top_right',
  'top_left',
  'bottom_right',
  'bottom_left',
  'face',
  'faces',
] as const;
export type ImageFocus = (typeof IMAGE_FOCUS)[number];

const MAX_PIXELS = 40_000_000;
const PATIENCE_S = 15;
const WHITE = '#ffffff';
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

const isOpaque = ({ format }: ImageOptions): boolean => format === 'jpg';

/** Where something of `inner` pixels begins within `outer`. */
function offset(outer: number, inner: number, isStart: boolean, isEnd: boolean): number {
  if (isStart) return 0;
  return isEnd ? outer - inner : Math.round((outer - inner) / 2);
}

/** A part of the image in its own size. */
async function cropped(image: Sharp, { width, height, focus }: ImageOptions): Promise<Sharp> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const [w, h] = [Math.min(width ?? info.width, info.width), Math.min(height ?? info.height, info.height)];
  return sharp(data).extract({
    left: offset(info.width, w, focus.includes('left'), focus.includes('right')),
    top: offset(info.height, h, focus.includes('top'), focus.includes('bottom')),
    width: w,
    height: h,
  });
}

/** Without a detector of faces, the part that draws the eye. */
function positionOf(focus: ImageFocus): string | number {
  return focus === 'face' || focus === 'faces' ? sharp.strategy.attention : focus.split('_').toReversed().join(' ');
}

function resized(image: Sharp, options: ImageOptions): Sharp | Promise<Sharp> {
  const { fit, focus } = options;
  const size = { width: options.width ?? undefined, height: options.height ?? undefined };
  if (size.width === undefined && size.height === undefined) return image;
  const background = options.background ?? (isOpaque(options) ? WHITE : NOTHING);
  switch (fit) {
    case 'default':
      return image.resize({ ...size, fit: 'inside', withoutEnlargement: true });
    case 'pad':
      return image.resize({ ...size, fit: 'contain', background });
    case 'scale':
      return image.resize({ ...size, fit: 'fill' });
    case 'fill':
    case 'thumb':
      return image.resize({ ...size, fit: 'cover', position: positionOf(focus) });
    case 'crop':
      return cropped(image, options);
  }
}

async function rounded(image: Sharp, radius: number | 'max'): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [rx, ry] = radius === 'max' ? [width / 2, height / 2] : [radius, radius];
  const svg = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`;
  const mask: OverlayOptions = { input: Buffer.from(svg), blend: 'dest-in' };
  return sharp(await sharp(data).composite([mask]).png({ compressionLevel: 1 }).toBuffer());
}

function encoded(image: Sharp, { format, quality, isProgressive }: ImageOptions): Promise<Buffer> {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: quality ?? 80, progressive: isProgressive }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 7 }).toBuffer();
    case 'webp':
      return image.webp({ quality: quality ?? 82, effort: 2 }).toBuffer();
    case 'gif':
      return image.gif().toBuffer();
    case 'avif':
      return image.avif({ quality: quality ?? 60, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
  }
}

/** Bytes of an image, resized, cropped and encoded as asked. Throws for a file that is not an image. */
export async function renderContentImage(bytes: Uint8Array, options: ImageOptions): Promise<Buffer> {
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: PATIENCE_S }).autoOrient();
  const sized = await resized(source, options);
  const shaped = options.radius === null ? sized : await rounded(sized, options.radius);
  const background = options.background ?? (isOpaque(options) ? WHITE : null);
  return encoded(background === null ? shaped : shaped.flatten({ background }), options);
}

/** The size of an image as people see it, upright; null for a file that is not an image. */
export async function imageSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}
