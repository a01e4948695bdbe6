import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { editorialCrops, editorialPictures } from './editorial/pictures.ts';
import type { EditorialCrop, EditorialName } from './editorial/pictures.ts';
import { stillLifeSvg } from './editorial/still-life.ts';
import type { Palette } from './packaging.ts';
import type { Design, Texture } from './packshot/design.ts';
import { colorsOf } from './packshot/palettes.ts';
import { contextSvg, frontSvg } from './packshot/scenes.ts';
import type { Frame } from './packshot/scenes.ts';
import { storeFrontSvg } from './store-fronts/front-svg.ts';
import type { StoreFrontName } from './store-fronts/fronts.ts';
import { hashOf } from './texture/noise.ts';
import { paintTexture } from './texture/paint.ts';
import type { ProductView } from './views.ts';

/** Pixels of the files: the largest size that a store shows. */
export const MASTER: Frame = { width: 1200, height: 1500 };
/** Textures are painted no larger than this and then enlarged: they are soft, and painting is the expensive part. */
export const PAINTED: Frame = { width: 640, height: 800 };
const PAINTED_EDITORIAL = 960;

interface TextureInput {
  readonly texture: Texture;
  readonly palette: Palette;
  readonly seed: string;
  /** How many columns are painted at most. */
  readonly painted: number;
}

function paintedTexture({ texture, palette, seed, painted }: TextureInput, { width, height }: Frame): Sharp {
  const columns = Math.min(width, painted);
  const rows = Math.round((height * columns) / width);
  const bytes = paintTexture(texture, colorsOf(palette, 'retail'), hashOf(seed), columns, rows);
  const image = sharp(bytes, { raw: { width: columns, height: rows, channels: 3 } });
  return columns === width ? image : image.resize(width, height, { kernel: 'cubic' });
}

const rendered = (svg: string): Sharp => sharp(Buffer.from(svg)).removeAlpha();

/** One picture of a product. */
export function drawProduct(design: Design, view: ProductView, frame: Frame): Sharp {
  if (view === 'front') return rendered(frontSvg(design, frame));
  if (view === 'context') return rendered(contextSvg(design, frame));
  // A kit shows what its first product feels like.
  const { texture, palette } = design.contents[0] ?? design;
  return paintedTexture({ texture, palette, seed: design.key, painted: PAINTED.width }, frame);
}

/** One editorial picture in this width. */
export function drawEditorial(name: EditorialName, crop: EditorialCrop, width: number): Sharp {
  const subject = editorialPictures[name];
  const frame = { width, height: Math.round(width * editorialCrops[crop]) };
  if (subject.kind === 'swatch') return paintedTexture({ ...subject, seed: name, painted: PAINTED_EDITORIAL }, frame);
  return rendered(stillLifeSvg(subject.palette, subject.group, frame));
}

/** The picture of a demo clinic. */
export const drawStoreFront = (name: StoreFrontName): Sharp => rendered(storeFrontSvg(name, MASTER));
