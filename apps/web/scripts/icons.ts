// Draws the icons that cannot be SVG, from the same letter as favicon.svg, into the browser build.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../dist/client');
const INK = '#353954';

/** The letter of favicon.svg in its own box of 64, on a tile. `corner` rounds it; `letter` is the part that it fills. */
function iconSvg({ corner, letter }: { corner: number; letter: number }): string {
  const inset = 32 * (1 - letter);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${INK}"/><path transform="translate(${inset} ${inset}) scale(${letter})" d="M23 48V16h10.5a9 9 0 0 1 0 18H23M34.5 34 43 48" fill="none" stroke="#fff" stroke-width="${letter < 1 ? 3.4 : 3.6}" stroke-linejoin="bevel"/></svg>`;
}

const tile = iconSvg({ corner: 14, letter: 1 });
// Systems cut these to a shape of their own: the tile goes to the edge, and the letter stays in the middle.
const bleed = iconSvg({ corner: 0, letter: 1 });
const maskable = iconSvg({ corner: 0, letter: 0.8 });

for (const [name, svg, size] of [
  ['favicon-32.png', iconSvg({ corner: 12, letter: 1.12 }), 32],
  ['apple-touch-icon.png', bleed, 180],
  ['icon-192.png', tile, 192],
  ['icon-512.png', tile, 512],
  ['icon-maskable-512.png', maskable, 512],
] as const) {
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size);
  await writeFile(join(folder, name), await image.png({ compressionLevel: 9 }).toBuffer());
}
