import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isThere, legacyPage, routerPaths, routesPage } from './docs-pages.ts';
import { FINISHED_PARTS, listedPaths, ROUTE_INVENTORY } from './route-inventory.ts';

const docs = join(import.meta.dirname, '../../docs');
const folder = join(import.meta.dirname, 'src/routes');
const paths = routerPaths(readFileSync(join(import.meta.dirname, 'src/routeTree.gen.ts'), 'utf8'));
const advice = 'after "npm run routes -w @regen/web"';

test('every route of the router is in the inventory', () => {
  expect(paths.length).toBeGreaterThan(20);
  const known = new Set(ROUTE_INVENTORY.flatMap(({ routes }) => routes));
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

test('every address of a finished part is in the router', () => {
  const missing = ROUTE_INVENTORY.filter((entry) => FINISHED_PARTS.includes(entry.part) && !isThere(entry, paths));
  expect(missing.map(({ url }) => url)).toEqual([]);
});

test('no address is listed twice', () => {
  const urls = ROUTE_INVENTORY.map(({ url }) => url);
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
});

test('what is rendered by the browser alone says so in its route, or in one above it', () => {
  const file = (name: string) => join(folder, `${name}.tsx`);
  const isPrivate = (name: string) => existsSync(file(name)) && readFileSync(file(name), 'utf8').includes('ssr: false');
  const named = new Map<string, string>();
  for (const entry of readdirSync(folder)) {
    const name = entry.replace(/\.tsx$/, '');
    if (name === '__root') continue;
    named.set(`/${name.replaceAll('.', '/')}`.replace(/\/index$/, '') || '/', name);
  }
  for (const path of paths) {
    const name = named.get(path);
    if (name === undefined) throw new Error(`No route file for ${path}.`);
    const parts = name.split('.');
    const isInBrowser = parts.some((_, at) => isPrivate(parts.slice(0, at + 1).join('.')));
    const [entry] = ROUTE_INVENTORY.filter(({ routes }) => routes.includes(path));
    expect(`${path} ${entry?.rendered}`).toBe(`${path} ${isInBrowser ? 'browser' : 'server'}`);
  }
});

test('what may be listed is open to everybody and has no parameter', () => {
  expect(listedPaths).toContain('/products');
  for (const { url, who } of ROUTE_INVENTORY.filter(({ isListed }) => isListed)) {
    expect(`${url} ${who}`).toMatch(/^\/[\w/-]* (everybody|visitors)$/);
  }
});

test(`docs/routes.md is what is written ${advice}`, () => {
  expect(readFileSync(join(docs, 'routes.md'), 'utf8')).toBe(routesPage(paths));
});

test(`docs/legacy-urls.md is what is written ${advice}`, () => {
  expect(readFileSync(join(docs, 'legacy-urls.md'), 'utf8')).toBe(legacyPage());
});
