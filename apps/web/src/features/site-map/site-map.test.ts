import { expect, it } from 'vitest';
import { openApp } from '~/testing/open-app.ts';
import { siteMapOf, writtenOf } from './site-map.ts';

it('has every page of the route table that search engines may list, once', () => {
  const routes = Object.values(openApp().router.routesByPath);
  const listed = routes.filter((route) => route.options.staticData?.isListed);
  const paths = siteMapOf(routes, []).flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(listed.length).toBeGreaterThan(8);
  expect(paths).toHaveLength(listed.length);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/resources');
  expect(paths).not.toContain('/cart');
});

it('leaves out what is not for the person', () => {
  const routes = Object.values(openApp().router.routesByPath);
  const pathsOf = (without: readonly string[] = []) =>
    siteMapOf(routes, without).flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(pathsOf()).toContain('/12-days-of-glymed');
  expect(pathsOf(['/12-days-of-glymed'])).toEqual(pathsOf().filter((path) => path !== '/12-days-of-glymed'));
});

it('calls each page by its name', () => {
  for (const { entries } of siteMapOf(Object.values(openApp().router.routesByPath), [])) {
    for (const { title } of entries) expect(title).toMatch(/^\S.*\S$/);
  }
});

it('lists a page of the storefront with words of the editors once', () => {
  const listed = siteMapOf(Object.values(openApp().router.routesByPath), []);
  const pages = [
    { slug: 'education', title: 'Education' },
    { slug: 'founder', title: 'Our founder' },
  ];
  expect(writtenOf(pages, listed)).toEqual([{ path: '/founder', title: 'Our founder' }]);
});
