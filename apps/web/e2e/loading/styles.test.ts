// A page includes the styles of everything that the server rendered into it; a browser loads others with the scripts that need them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, newVisitor, phone } from '../support/visitor.ts';

const assets = fileURLToPath(new URL('../../dist/client/assets/', import.meta.url));
const classesIn = (css: string): string[] => [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
/** Classes of the storefront that are styled by any style sheet. */
const styled = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => classesIn(readFileSync(assets + name, 'utf8')));

/** Classes in use that are styled somewhere, but not in this page. */
async function bareClasses(page: Page): Promise<string[]> {
  const { used, here } = await page.evaluate(() => ({
    used: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    here: [...document.styleSheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')),
  }));
  const present = new Set(here.flatMap(classesIn));
  const known = new Set(styled);
  return [...new Set(used)].filter((name) => known.has(name) && !present.has(name));
}

it.each([
  '/',
  '/products',
  '/products/1401',
  '/search?q=serum',
  '/courses',
  '/faqs',
  '/locations',
  '/compare',
  '/cart',
  '/login',
  '/become-pro',
  '/b2b/my-account/my-orders',
  '/b2b/nowhere/at/all',
  '/nothing-here',
])('%s has all of its styles without scripts or further files', async (path) => {
  const page = await newVisitor(desktop, { hasScripts: false, allowed: [/status of 404/] });
  const sheets: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'stylesheet' && sheets.push(request.url())));
  await page.goto(path);
  expect([await bareClasses(page), sheets]).toEqual([[], []]);
});

it.each([desktop, phone])('loads the styles of other pages while navigating in the app', async (screen) => {
  const page = await newVisitor(screen);
  await page.goto('/faqs');
  // The footer comes last; before, the browser follows its links itself, and loads a page.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer a[href="/contact"]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  for (const path of ['/contact', '/locations', '/']) {
    await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), path);
    await page.waitForURL(`**${path}`);
    await expect.poll(() => bareClasses(page)).toEqual([]);
  }
  const { sheets, links } = await page.evaluate(() => ({
    sheets: document.querySelector<HTMLElement>('style[data-sheets]')?.dataset['sheets']?.split(' '),
    links: [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? ''),
  }));
  expect(links.length).toBeGreaterThan(0);
  // Each is loaded once, and none that the page already had.
  expect(new Set([...links, ...(sheets ?? [])]).size).toBe(links.length + (sheets?.length ?? 0));
});
