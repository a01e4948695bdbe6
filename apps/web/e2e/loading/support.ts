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
  [source: string]: { file: string } | undefined;
}
const manifest = new URL('../../dist/client/manifest.json', import.meta.url);

/** A page that has all that it loads by itself; the last of it is what it shows when something fails. */
export async function loaded(page: Page): Promise<void> {
  const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const last = chunks['src/kernel/page/ErrorPage.tsx']?.file;
  if (last === undefined) throw new Error('The build has no error page.');
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    last,
  );
  await page.waitForLoadState('networkidle');
}
