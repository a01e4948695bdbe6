import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { unicodeRanges } from '../../../packages/ui-kit/src/fonts/metrics.ts';

const file = (name: string): Buffer =>
  readFileSync(new URL(`../../../packages/ui-kit/src/fonts/regen-${name}.woff2`, import.meta.url));

/** The files of a font, with the characters that each is for. */
const partsOf = (name: string) => [
  { font: file(name), range: unicodeRanges.common },
  { font: file(`${name}-rare`), range: unicodeRanges.rare },
];

const face = (family: string, weight: string, { font, range }: { font: Buffer; range: string }): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; unicode-range: ${range}; src: url(data:font/ttf;base64,${font.toString('base64')}) }`;

const faces = (family: string, weight: string, name: string): string =>
  partsOf(name)
    .map((part) => face(family, weight, part))
    .join('');

/** The store's fonts as `Regen Sans` and `Regen Serif`, in the page itself: it has no origin to fetch them from. */
export const fontFaces: string =
  faces('Regen Sans', '200 900', 'sans') +
  faces('Regen Serif', '200 400', 'serif') +
  faces('Regen Serif', '500 800', 'serif-medium');

/** The same in the weights of documents, each a font of its own: of a font with axes, a PDF would hold every letter as a drawing, at twice the size. */
export async function printFontFaces(): Promise<string> {
  const text = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('');
  const instances = async (
    family: string,
    name: string,
    weight: string,
    variationAxes: Record<string, number> = {},
  ) => {
    const parts = await Promise.all(
      partsOf(name).map(async ({ font, range }) => ({
        font: await subsetFont(font, text, { targetFormat: 'truetype', variationAxes, noHinting: true }),
        range,
      })),
    );
    return parts.map((part) => face(family, weight, part)).join('');
  };
  const all = await Promise.all([
    instances('Regen Sans', 'sans', '400', { wght: 400 }),
    instances('Regen Sans', 'sans', '600', { wght: 600 }),
    instances('Regen Serif', 'serif-medium', '500'),
  ]);
  return all.join('');
}
