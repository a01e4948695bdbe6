// Chunks are named by their hash alone; the manifest of the build says which source is where.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const manifest = fileURLToPath(new URL('../../dist/client/manifest.json', import.meta.url));

/** Whether an address is that of the chunk of a source file, named by the end of its path. */
export function chunkOf(source: string): (url: URL) => boolean {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string; src?: string }>;
  const found = Object.values(chunks).filter(({ src }) => src?.endsWith(`/${source}`));
  const [chunk] = found;
  if (!chunk || found.length > 1) throw new Error(`The build has ${found.length} chunks of ${source}.`);
  return ({ pathname }) => pathname === `/${chunk.file}`;
}

/** Delays a chunk until the returned function is called. */
export async function holdChunk(page: Page, source: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunkOf(source), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
