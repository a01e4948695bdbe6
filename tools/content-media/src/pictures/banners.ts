import { stillLifeSvg } from '../../../../packages/demo-store/drawing/editorial/still-life.ts';
import { letters } from '../../../../packages/ui-kit/src/components/Logo/letters.ts';
import { escape, ink } from '../figures/svg.ts';
import { fontFaces } from '../style.ts';

export interface Banner {
  name: string;
  width: number;
  height: number;
  heading: string;
  line: string;
  /** Pixels of the heading. */
  size: number;
  /** Products from left to right with the height of the block that each stands on. */
  group: readonly (readonly [sku: string, block: number])[];
}

export const banners: readonly Banner[] = [
  {
    name: 'share-1200x628',
    width: 1200,
    height: 628,
    heading: 'Your routine, between visits',
    line: 'Order what we recommend. It ships to your door.',
    size: 74,
    group: [
      ['1101', 0],
      ['1403', 120],
      ['1802', 30],
    ],
  },
  {
    name: 'square-1080x1080',
    width: 1080,
    height: 1080,
    heading: 'Two fingers, every morning',
    line: 'Sunscreen that you’ll want to wear.',
    size: 92,
    group: [
      ['1801', 0],
      ['1802', 90],
      ['1803', 30],
    ],
  },
  {
    name: 'rectangle-300x250',
    width: 300,
    height: 250,
    heading: 'Start with three',
    line: 'Cleanser. Cream. Sunscreen.',
    size: 26,
    group: [
      ['1101', 0],
      ['1501', 60],
      ['1802', 20],
    ],
  },
  {
    name: 'leaderboard-728x90',
    width: 728,
    height: 90,
    heading: 'Your routine, between visits',
    line: 'Order what we recommend.',
    size: 27,
    group: [
      ['1101', 0],
      ['1401', 40],
      ['1501', 20],
      ['1802', 0],
    ],
  },
];

/** The words on the banners, for whoever puts one on a page. */
export const altTexts: string = banners
  .map(({ name, heading, line }) => `${name}.webp\n${heading}. ${line} Regen products on stone blocks.\n`)
  .join('\n');

/** A banner as a page of its size. */
export function bannerHtml({ width, height, heading, line, size, group }: Banner): string {
  const isTall = height >= width * 0.8 && width > 600;
  const picture = isTall ? { width, height: Math.round(height * 0.56) } : { width: Math.round(width * 0.5), height };
  // Drawn for a large picture: fewer details would be lost than gained at the size of a small one.
  const factor = Math.max(1, 420 / picture.height);
  const svg = stillLifeSvg('sand', group, {
    width: Math.round(picture.width * factor),
    height: Math.round(picture.height * factor),
  });
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const pad = Math.round(Math.min(width, height) * 0.09);
  return `<!DOCTYPE html><meta charset="utf-8"><style>${fontFaces}
* { margin: 0; box-sizing: border-box }
body { inline-size: ${width}px; block-size: ${height}px; overflow: hidden; background: ${ink.sand}; color: ${ink.indigo}; display: flex; flex-direction: ${isTall ? 'column' : 'row'} }
.words { flex: 1; min-inline-size: 0; padding: ${pad}px; display: flex; flex-direction: column; justify-content: center; gap: ${Math.round(size * 0.22)}px }
h1 { font: 500 ${size}px/1.04 'Regen Serif'; letter-spacing: -.015em; text-wrap: balance }
p { font: 400 ${Math.round(size * 0.42)}px/1.3 'Regen Sans'; color: ${ink.muted} }
.words svg { inline-size: ${Math.round(size * 1.9)}px; flex: none; margin-block-end: ${Math.round(size * 0.2)}px; ${height < 120 ? 'display: none' : ''} }
img { display: block; flex: none; inline-size: ${picture.width}px; block-size: ${picture.height}px; object-fit: cover; order: ${isTall ? -1 : 1} }
</style><div class="words"><svg viewBox="0 0 113 24" fill="none" stroke="currentColor" stroke-width="1.9"><path d="${letters}"/></svg><h1>${escape(heading)}</h1><p>${escape(line)}</p></div><img src="${url}" alt="">`;
}
