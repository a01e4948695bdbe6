// Draws the pictures of the demo's products and stores: `npm run demo:draw`. The results are committed.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Sharp } from 'sharp';
import { designs } from './designs.ts';
import { filesFingerprint, drawingFingerprint, DRAWN, PICTURES, STORES } from './fingerprint.ts';
import { drawProduct, drawStoreFront, MASTER, PAINTED } from './render.ts';
import { storeFrontNames } from './store-fronts/fronts.ts';
import { productViews } from './views.ts';

/** Differs from the drawing by 0.9 of 255 on average; quality 94 would differ by 0.7, at almost three times the bytes. */
const WEBP = { quality: 76, effort: 6 } as const;

let bytes = 0;

async function save(file: URL, image: Sharp): Promise<void> {
  await mkdir(dirname(file.pathname), { recursive: true });
  const drawn = await image.webp(WEBP).toBuffer();
  await writeFile(file, drawn);
  bytes += drawn.length;
}

const wanted = new Set<string>();
for (const design of designs.values()) {
  for (const view of productViews) {
    const file = new URL(`${design.key}-${view}.webp`, PICTURES);
    wanted.add(basename(file.pathname));
    await save(file, drawProduct(design, view, view === 'texture' ? PAINTED : MASTER));
  }
}
for (const name of await readdir(PICTURES)) if (!wanted.has(name)) await rm(new URL(name, PICTURES));
for (const name of storeFrontNames) await save(new URL(`${name}.webp`, STORES), drawStoreFront(name));
const drawn = { drawings: drawingFingerprint(), files: await filesFingerprint() };
await writeFile(DRAWN, `${JSON.stringify(drawn, null, 2)}\n`);
process.stdout.write(
  `${wanted.size} pictures of products, ${storeFrontNames.length} of stores: ${(bytes / 1e6).toFixed(1)} MB\n`,
);
