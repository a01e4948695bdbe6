import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const file = (name: string): Buffer =>
  readFileSync(new URL(`../../../packages/ui-kit/src/fonts/regen-${name}.woff2`, import.meta.url));

const face = (family: string, weight: string, font: Buffer): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${font.toString('base64')}) }`;

/** The store's fonts as `Regen Sans` and `Regen Serif`, in the page itself: it has no origin to fetch them from. */
export const fontFaces: string =
  face('Regen Sans', '200 900', file('sans')) + face('Regen Serif', '200 800', file('serif'));

/** The same in the weights of documents, each a font of its own: of a font with axes, a PDF would hold every letter as a drawing, at twice the size. */
export async function printFontFaces(): Promise<string> {
  const text = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('');
  const instance = (name: string, wght: number) =>
    subsetFont(file(name), text, { targetFormat: 'truetype', variationAxes: { wght }, noHinting: true });
  const [sans, bold, serif] = await Promise.all([instance('sans', 400), instance('sans', 600), instance('serif', 500)]);
  return face('Regen Sans', '400', sans) + face('Regen Sans', '600', bold) + face('Regen Serif', '500', serif);
}
