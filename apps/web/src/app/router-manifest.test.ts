import { expect, it } from 'vitest';
import { routeIdOf, routerManifest } from './router-manifest.ts';

it('names routes as the file convention does', () => {
  expect(
    ['__root', 'index', 'products.index', 'products.$sku', 'stock-alerts.confirm.$token'].map((name) =>
      routeIdOf(`src/routes/${name}.tsx`),
    ),
  ).toEqual(['__root__', '/', '/products/', '/products/$sku', '/stock-alerts/confirm/$token']);
});

it('preloads what a route imports besides the entry, each once', () => {
  const chunks = {
    'src/app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_core'] },
    _core: { file: 'assets/core.js' },
    _list: { file: 'assets/list.js', imports: ['_core'] },
    'src/routes/products.index.tsx?tsr-split=component': { file: 'assets/page.js', imports: ['_core', '_list'] },
    'src/routes/products.index.tsx?tsr-split=pendingComponent': { file: 'assets/pending.js', imports: ['_core'] },
  };
  const { routes } = routerManifest(chunks, ['__root__', '/products/']);
  expect(routes['__root__']?.preloads).toEqual(['/assets/core.js', '/assets/entry.js']);
  expect(routes['__root__']?.scripts).toEqual([{ attrs: { type: 'module', async: true, src: '/assets/entry.js' } }]);
  expect(routes['/products/']?.preloads).toEqual(['/assets/list.js', '/assets/page.js']);
  expect(() => routerManifest({}, [])).toThrow('no entry');
});
