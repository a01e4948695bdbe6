import type { Palette } from '@regen/demo-store/catalog-source/packaging';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { designs } from './designs.ts';
import { editorialCrops, editorialPictures } from './editorial/pictures.ts';
import type { EditorialCrop, EditorialName } from './editorial/pictures.ts';
import { stillLifeSvg } from './editorial/still-life.ts';
import { encode } from './encode.ts';
import type { Design, Texture } from './packshot/design.ts';
import { colorsOf } from './packshot/palettes.ts';
import { contextSvg, frontSvg } from './packshot/scenes.ts';
import type { ProductView } from './packshot/types.ts';
import { imageSizes } from './sizes.ts';
import type { ImageFormat, ImageSize } from './sizes.ts';
import { PANEL, panelSvg, sceneSvg, socialCard, socialSize } from './social/cards.ts';
import type { SocialKind } from './social/cards.ts';
import { storeFrontSvg } from './store-fronts/front-svg.ts';
import type { StoreFrontName } from './store-fronts/fronts.ts';
import { hashOf } from './texture/noise.ts';
import { paintTexture } from './texture/paint.ts';

// One core at most: the store keeps serving while pictures are drawn.
sharp.concurrency(1);
sharp.cache(false);

/** Textures are painted at no more than this width and enlarged: they are soft, and painting is the expensive part. */
const PAINTED_WIDTH = { product: 640, editorial: 960 } as const;

interface TextureInput {
  readonly texture: Texture;
  readonly palette: Palette;
  readonly seed: string;
  readonly paintedWidth: number;
}

function paintedTexture({ texture, palette, seed, paintedWidth }: TextureInput, width: number, height: number): Sharp {
  const columns = Math.min(width, paintedWidth);
  const rows = Math.round((height * columns) / width);
  const bytes = paintTexture(texture, colorsOf(palette, 'retail'), hashOf(seed), columns, rows);
  return sharp(bytes, { raw: { width: columns, height: rows, channels: 3 } }).resize(width, height, {
    kernel: 'cubic',
  });
}

function productTexture(design: Design, width: number, height: number): Sharp {
  // A kit shows what its first product feels like.
  const { texture, palette } = design.contents[0] ?? design;
  return paintedTexture({ texture, palette, seed: design.key, paintedWidth: PAINTED_WIDTH.product }, width, height);
}

export function productSvg(design: Design, view: 'front' | 'context', size: ImageSize): string {
  return view === 'front' ? frontSvg(design, imageSizes[size]) : contextSvg(design, imageSizes[size]);
}

/** Bytes of one product picture, or `null` when there is no such design. */
export async function renderProduct(
  designKey: string,
  view: ProductView,
  size: ImageSize,
  format: ImageFormat,
): Promise<Buffer | null> {
  const design = designs.get(designKey);
  if (!design) return null;
  const { width, height } = imageSizes[size];
  const image =
    view === 'texture' ? productTexture(design, width, height) : sharp(Buffer.from(productSvg(design, view, size)));
  return encode(image.removeAlpha(), format);
}

/** Bytes of one editorial picture. */
export function renderEditorial(
  name: EditorialName,
  crop: EditorialCrop,
  width: number,
  format: ImageFormat,
): Promise<Buffer> {
  const { subject } = editorialPictures[name];
  const height = Math.round(width * editorialCrops[crop].ratio);
  if (subject.kind === 'swatch') {
    const input = { ...subject, seed: name, paintedWidth: PAINTED_WIDTH.editorial };
    return encode(paintedTexture(input, width, height), format);
  }
  const svg = stillLifeSvg(subject.palette, subject.group, { width, height });
  return encode(sharp(Buffer.from(svg)).removeAlpha(), format);
}

/** Bytes of the picture of a demo store. */
export function renderStoreFront(name: StoreFrontName, size: ImageSize, format: ImageFormat): Promise<Buffer> {
  return encode(sharp(Buffer.from(storeFrontSvg(name, imageSizes[size]))).removeAlpha(), format);
}

/** Bytes of a picture for previews of links, or `null` when there is nothing to show. PNG: every reader of links knows it. */
export async function renderSocial(kind: SocialKind, key: string): Promise<Buffer | null> {
  const card = socialCard(kind, key);
  if (!card) return null;
  const scene = await sharp(Buffer.from(sceneSvg(card)))
    .removeAlpha()
    .toBuffer();
  const image = sharp({ create: { ...socialSize, channels: 3, background: '#ffffff' } }).composite([
    { input: scene, left: PANEL, top: 0 },
    { input: Buffer.from(panelSvg(card)), left: 0, top: 0 },
  ]);
  return image.png({ compressionLevel: 9 }).toBuffer();
}
