// Draws the icons that cannot be SVG, from the same letter as favicon.svg, and the picture for link previews, into the browser build.
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

/** R E G E N as the Logo of the ui-kit draws it, 113 by 24 units; the package has it only as a component. */
const letters =
  'M2 22V2h7.2a5.6 5.6 0 0 1 0 11.2H2M9.4 13.2 16 22M37 2H25v20h12M25 11.8h10.4' +
  'M63.2 6.2A9.6 9.6 0 0 0 55.6 2C50 2 46 6.4 46 12s4 10 9.6 10c5.2 0 8.6-3.6 8.6-9.2h-8.4' +
  'M86 2H74v20h12M74 11.8h10.4M96 22V2l15 20V2';

/** For pages without a picture of their own: the wordmark, in the size of link previews. */
const social = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${INK}"/><path transform="translate(318 255) scale(5)" d="${letters}" fill="none" stroke="#fff" stroke-width="1.9" stroke-miterlimit="2"/></svg>`;
await writeFile(
  join(folder, 'social.png'),
  await sharp(Buffer.from(social)).png({ compressionLevel: 9, palette: true }).toBuffer(),
);
