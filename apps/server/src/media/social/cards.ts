// Pictures for previews of links: the name of what is linked on the left, what it looks like on the right.
import { products } from '@regen/demo-store/catalog-source/index';
import type { Palette } from '@regen/demo-store/catalog-source/packaging';
import { categories, concerns } from '@regen/demo-store/catalog-source/taxonomy';
import { createHash } from 'node:crypto';
import { designs } from '../designs.ts';
import { DRAWING_VERSION } from '../drawing-version.ts';
import { stillLifeSvg } from '../editorial/still-life.ts';
import { mix } from '../packshot/color.ts';
import { sans } from '../packshot/generated/sans.ts';
import { serif } from '../packshot/generated/serif.ts';
import { wordmark } from '../packshot/label.ts';
import { colorsOf } from '../packshot/palettes.ts';
import { frontSvg } from '../packshot/scenes.ts';
import { breakLines, centeredText, textWidth } from '../packshot/text.ts';
import type { LabelFace, TextOptions } from '../packshot/text.ts';

export const socialKinds = ['products', 'categories', 'concerns'] as const;
export type SocialKind = (typeof socialKinds)[number];

export const socialSize = { width: 1200, height: 630 } as const;
/** Where the picture begins. */
export const PANEL = 500;
const ROOM = { left: 64, width: PANEL - 64 - 48 } as const;
const INK = '#353954';

export interface SocialCard {
  title: string;
  line: string;
  palette: Palette;
  /** One design alone, or several together. */
  designKeys: readonly string[];
}

/** Three packs of a public part of the catalog, of three kinds if there are as many; or one box. */
function groupOf(picked: (product: (typeof products)[number]) => boolean): string[] {
  const open = products.filter((product) => picked(product) && designs.get(product.designKey)?.line === 'retail');
  const single = open.filter(({ skuType }) => skuType === 'retail');
  if (single.length === 0) return open.slice(0, 1).map(({ designKey }) => designKey);
  const kinds = new Map(single.toReversed().map((product) => [product.packaging, product.designKey]));
  return [...new Set([...kinds.values(), ...single.map(({ designKey }) => designKey)])].slice(0, 3);
}

/** The card for a URL, or `null` if it shows nothing public. */
export function socialCard(kind: SocialKind, key: string): SocialCard | null {
  if (kind === 'products') {
    const design = designs.get(key);
    const product = products.find(({ designKey }) => designKey === key);
    if (!design || !product || design.line === 'professional') return null;
    return {
      title: product.name,
      line: design.subtitle,
      palette: design.palette,
      designKeys: [key],
    };
  }
  const named = (kind === 'categories' ? categories : concerns).find(({ slug }) => slug === key);
  if (!named) return null;
  const designKeys = groupOf((product) => product[kind].includes(key));
  const [first] = designKeys;
  if (first === undefined) return null;
  return { title: named.name, line: 'Skin care', palette: designs.get(first)?.palette ?? 'sand', designKeys };
}

export const socialHash = (card: SocialCard): string =>
  createHash('sha256')
    .update(DRAWING_VERSION + JSON.stringify([card, card.designKeys.map((key) => designs.get(key))]))
    .digest('hex')
    .slice(0, 8);

function fromStart(face: LabelFace, text: string, y: number, fill: string, options: TextOptions): string {
  return centeredText(face, text, ROOM.left + textWidth(face, text, options) / 2, y, fill, options);
}

/** The panel with the name. */
export function panelSvg({ title, line, palette }: SocialCard): string {
  const colors = colorsOf(palette, 'retail');
  let size = 76;
  let lines = breakLines(serif, title, ROOM.width, { size });
  const isTooWide = () => lines.length > 4 || lines.some((text) => textWidth(serif, text, { size }) > ROOM.width);
  while (size > 40 && isTooWide()) {
    size -= 4;
    lines = breakLines(serif, title, ROOM.width, { size });
  }
  const leading = size * 1.1;
  const top = 330 - ((lines.length - 1) * leading) / 2;
  const mark = textWidth(serif, 'REGEN', { size: 30, tracking: 0.3 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL}" height="${socialSize.height}">`,
    `<rect width="100%" height="100%" fill="${mix(colors.floor, '#ffffff', 0.45)}"/>`,
    wordmark(ROOM.left + mark / 2, 96, 30, INK),
    ...lines.map((text, index) => fromStart(serif, text, top + index * leading, INK, { size })),
    fromStart(sans, line, socialSize.height - 72, '#5a5c70', { size: 24 }),
    '</svg>',
  ].join('');
}

/** The packs beside it. */
export function sceneSvg({ palette, designKeys }: SocialCard): string {
  const frame = { width: socialSize.width - PANEL, height: socialSize.height };
  const [alone] = designKeys;
  const design = designKeys.length === 1 && alone !== undefined ? designs.get(alone) : undefined;
  if (design) return frontSvg(design, frame);
  const blocks = [60, 170, 0];
  return stillLifeSvg(
    palette,
    designKeys.map((key, index) => [key, blocks[index] ?? 0] as const),
    frame,
  );
}
