import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How alike two pictures must be. A pixel counts as different when it is off by more than about ten of 256 levels of gray
 * (`pixel`, pixelmatch's scale), unless it lies on the edge of a letter or a line, where versions of Chromium differ. A few
 * such pixels are let pass; a border of one pixel along a button, or a moved word, are more.
 */
const tolerance = { pixel: 0.04, pixels: 16 };

export interface Comparison {
  /** How many pixels differ. */
  pixels: number;
  /** Both pictures over each other, with what differs in red; present when they are not alike. */
  difference?: Buffer;
}

interface Size {
  width: number;
  height: number;
}

async function decode(picture: Buffer): Promise<Size & { data: Buffer }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixels at the top left of a larger picture, whose rest is empty. */
function pad({ data, width, height }: Size & { data: Buffer }, to: Size): Buffer {
  if (width === to.width && height === to.height) return data;
  const padded = Buffer.alloc(to.width * to.height * 4);
  for (let row = 0; row < height; row += 1)
    data.copy(padded, row * to.width * 4, row * width * 4, (row + 1) * width * 4);
  return padded;
}

export const isAlike = ({ pixels }: Comparison): boolean => pixels <= tolerance.pixels;

/** Compares two pictures; what one has and the other has not, because it is larger, differs. */
export async function compare(expected: Buffer, actual: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all([decode(expected), decode(actual)]);
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const differing = (output?: Buffer): number =>
    pixelmatch(pad(before, size), pad(after, size), output, size.width, size.height, {
      threshold: tolerance.pixel,
      alpha: 0.2,
    });
  const area = (each: Size) => each.width * each.height;
  // An added strip may be of the color that emptiness is compared as.
  const added = area(size) - Math.min(area(before), area(after));
  const comparison = { pixels: Math.max(differing(), added) };
  if (isAlike(comparison)) return comparison;
  // Drawing what differs costs as much as finding it, and most pictures are alike.
  const output = Buffer.alloc(size.width * size.height * 4);
  differing(output);
  return {
    ...comparison,
    difference: await sharp(output, { raw: { ...size, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

/**
 * The same picture in fewer bytes, as lossless WebP: in 256 colors where that leaves it as alike as a comparison with room to
 * spare asks for.
 */
export async function pack(png: Buffer): Promise<Buffer> {
  // More effort takes seconds and saves nothing.
  const webp = { lossless: true, quality: 100, effort: 4 };
  const inFewColors = await sharp(png)
    .removeAlpha()
    .png({ palette: true, colors: 256, quality: 100, dither: 0 })
    .toBuffer();
  const small = await sharp(inFewColors).webp(webp).toBuffer();
  if ((await compare(small, png)).pixels <= tolerance.pixels / 2) return small;
  return sharp(png).removeAlpha().webp(webp).toBuffer();
}

/** For readers of the report. */
export const toPng = (picture: Buffer): Promise<Buffer> => sharp(picture).png().toBuffer();
