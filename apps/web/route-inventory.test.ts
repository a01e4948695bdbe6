import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '~/entry/pages.ts';
import { legacyPage, routesPage, tableFile } from './docs-pages.ts';
import { FINISHED_PARTS, pageOf, ROUTE_INVENTORY } from './route-inventory.ts';

const pages = readPages();
const text = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const advice = 'after "npm run routes -w @regen/web"';

test('every page is in the inventory', () => {
  expect(pages.length).toBeGreaterThan(20);
  const known = new Set(ROUTE_INVENTORY.map(({ route }) => route));
  expect(pages.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});

test('every address of a finished part is in the router', () => {
  const missing = ROUTE_INVENTORY.filter((entry) => FINISHED_PARTS.includes(entry.part) && !pageOf(entry));
  expect(missing.map(({ url }) => url)).toEqual([]);
});

test('of every address, either its page says whom it is for or it is agreed', () => {
  const wrong = ROUTE_INVENTORY.filter((entry) => Boolean(pageOf(entry)) === Boolean(entry.agreed));
  expect(wrong.map(({ url }) => url)).toEqual([]);
});

test('no address is listed twice', () => {
  const urls = ROUTE_INVENTORY.map(({ url }) => url);
  expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
});

test('every page has a title and a description, but for those that are named by their data', () => {
  const untitled = pages.filter(({ title }) => title === undefined).map(({ path }) => path);
  expect(untitled).toEqual([
    '/$name',
    '/',
    '/blogs/$blogPostId',
    '/webinars/$webinarId',
    '/launch/$storeLabel',
    '/products/$sku',
    '/store/$storeLabel',
  ]);
  const undescribed = pages.filter(({ title, description }) => title !== undefined && (description ?? '').length < 20);
  expect(undescribed.map(({ path }) => path)).toEqual(['/search']);
});

test('what may be listed is open to everybody and has no parameter', () => {
  const listed = pages.filter(({ isListed }) => isListed);
  expect(listed.map(({ path }) => path)).toContain('/products');
  for (const { path, audience } of listed) expect(`${path} ${audience}`).toMatch(/^\/[\w/-]* (everybody|visitors)$/);
});

test('crumbs lead to pages that have a name', () => {
  const names = new Map(pages.map(({ path, crumb }) => [path, crumb]));
  const lost = pages.filter(({ under }) => under !== undefined && names.get(under) === undefined);
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test(`firstRouteTree.gen.js has every route but the staff desks ${advice}`, () => {
  const routesOf = (file: string) => [...text(file).matchAll(/'\.\/(routes\/.*)'/g)].map(([, route = '']) => route);
  const isDesk = (route: string) => route.startsWith('routes/_member/_staff/admin.') && !route.endsWith('admin.$.tsx');
  const all = routesOf('src/routeTree.gen.ts');
  expect(all.filter(isDesk).length).toBeGreaterThan(3);
  expect(routesOf('src/firstRouteTree.gen.js')).toEqual(all.filter((route) => !isDesk(route)));
});

test(`route-table.gen.ts is what is written ${advice}`, () => {
  expect(text('route-table.gen.ts')).toBe(tableFile(pages));
});

test(`docs/routes.md is what is written ${advice}`, () => {
  expect(text('../../docs/routes.md')).toBe(routesPage());
});

test(`docs/legacy-urls.md is what is written ${advice}`, () => {
  expect(text('../../docs/legacy-urls.md')).toBe(legacyPage());
});
