import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';

const CHUNKS = '**/assets/*.js';

/** Documents that a page has loaded by itself, for the one forced reload. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** What the console says of a chunk that is not there. */
export const MISSING = [/status of 404/, /A part of the page did not arrive/, /Refused to execute script/];

/**
 * A deployment: the chunks that an open page names are gone. A page that is loaded anew names the ones that are there, which
 * `isHealedByReload: false` denies it.
 */
export async function deploy(
  page: Page,
  { isHealedByReload }: { isHealedByReload: boolean },
): Promise<() => Promise<void>> {
  let isOld = true;
  const forget = () => {
    isOld = false;
  };
  const gone = async (route: Route) => {
    if (isOld) await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    else await route.fallback();
  };
  const known = new Set<string>();
  if (!isHealedByReload) {
    // What is loaded already stays: a page that does not start at all is another matter.
    for (const url of await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      known.add(url);
  }
  await page.route(CHUNKS, async (route) => {
    if (known.has(route.request().url())) await route.fallback();
    else await gone(route);
  });
  if (isHealedByReload) {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) forget();
    });
  }
  return async () => {
    forget();
    await page.unroute(CHUNKS);
  };
}

interface Manifest {
  [source: string]: { file: string; imports?: string[] } | undefined;
}
const manifest = new URL('../../dist/client/manifest.json', import.meta.url);

/** The files of a module's chunk and of all that it imports; its own is the first. */
export async function filesOf(module: string): Promise<string[]> {
  const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const found = new Set([module]);
  for (const source of found) for (const imported of chunks[source]?.imports ?? []) found.add(imported);
  return [...found].map((source) => {
    const file = chunks[source]?.file;
    if (file === undefined) throw new Error(`The build has no chunk for ${source}.`);
    return file;
  });
}

/** A page that has all that it loads by itself; the last of it is what it shows when something fails. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(
    (files) => {
      const loadedFiles = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.every((file) => loadedFiles.some((name) => name.endsWith(file)));
    },
    await filesOf('src/kernel/page/ErrorPage.tsx'),
  );
  await page.waitForLoadState('networkidle');
}
