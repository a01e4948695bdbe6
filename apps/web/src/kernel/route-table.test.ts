import { describe, expect, it } from 'vitest';
import { crumbsTo, isSite, menuOf, type RoutesByPath } from './route-table.ts';

const route = (fullPath: string, staticData: NonNullable<RoutesByPath[string]>['options']['staticData']) => ({
  fullPath,
  options: { ...(staticData && { staticData }) },
});

const routes: RoutesByPath = Object.fromEntries(
  [
    route('/', { crumb: 'Home' }),
    route('/$site/$', {
      crumb: 'Your account',
      under: '/',
      audience: 'site',
      menu: { icon: 'leaf', order: 1, label: 'Overview' },
    }),
    route('/$site/orders/', { crumb: 'Orders', under: '/$site/$', audience: 'site', menu: { icon: 'box', order: 2 } }),
    route('/$site/orders/$orderId', { under: '/$site/orders', audience: 'site' }),
    route('/b2b/list', { crumb: 'List', audience: 'b2b', menu: { icon: 'file', order: 3 } }),
    route('/refer', { crumb: 'Refer', audience: 'member', menu: { icon: 'star', order: 0, sites: ['b2b'] } }),
    route('/learning', {
      crumb: 'Learning',
      audience: 'member',
      menu: { icon: 'star', order: 8, needs: 'hasLearningPlatform' },
    }),
    route('/cart', { audience: 'everybody' }),
  ].map((each) => [each.fullPath.replace(/(.)\/$/, '$1'), each]),
);

describe('the way to a page', () => {
  const names = (path: string, params: Record<string, string>, here?: string) =>
    crumbsTo(routes, path, params, here).map(({ name, path: to }) => `${name} ${to}`);

  it('goes through its parents, with the channel of the URL', () => {
    const start = ['Home /', 'Your account /retail'];
    expect(names('/$site/orders/', { site: 'retail' })).toEqual([...start, 'Orders /retail/orders']);
    expect(names('/$site/orders/$orderId', { site: 'retail', orderId: 'ord_1' }, 'R-1')).toEqual([
      ...start,
      'Orders /retail/orders',
      'R-1 /retail/orders/ord_1',
    ]);
  });

  it('leads from an address that is not there to the start of the area', () => {
    expect(names('/$site/$', { site: 'b2b', _splat: 'no/where' }, 'Page not found')).toEqual([
      'Home /',
      'Your account /b2b',
      'Page not found /b2b/no/where',
    ]);
  });

  it('is empty for a page without crumbs', () => {
    expect(names('/cart', {})).toEqual([]);
    expect(names('/unknown', {})).toEqual([]);
  });
});

it('gives each channel its own menu, in order', () => {
  const menu = (site: 'b2b' | 'retail', config = {}) =>
    menuOf(routes, site, config).map(({ to, label }) => `${label} ${to}`);
  expect(menu('retail')).toEqual(['Overview /retail', 'Orders /retail/orders']);
  expect(menu('b2b')).toEqual(['Refer /refer', 'Overview /b2b', 'Orders /b2b/orders', 'List /b2b/list']);
  expect(menu('retail', { hasLearningPlatform: true })).toEqual([
    'Overview /retail',
    'Orders /retail/orders',
    'Learning /learning',
  ]);
});

it('knows which channels have accounts', () => {
  expect(['b2b', 'retail', 'school', 'web', 'admin', ''].filter(isSite)).toEqual(['b2b', 'retail', 'school']);
});
