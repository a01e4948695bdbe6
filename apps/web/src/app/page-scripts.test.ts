import { expect, it } from 'vitest';
import { pageScripts, routeIdOf } from './page-scripts.ts';

it('names routes as the file convention does', () => {
  expect(
    ['__root', 'index', 'products.index', 'products.$sku', 'stock-alerts.confirm.$token'].map((name) =>
      routeIdOf(`src/routes/${name}.tsx`),
    ),
  ).toEqual(['__root__', '/', '/products/', '/products/$sku', '/stock-alerts/confirm/$token']);
});

it('names the entry and what the routes import, each once', () => {
  const chunks = {
    _core: { file: 'assets/core.js' },
    'src/app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_core'] },
    _list: { file: 'assets/list.js', imports: ['_core'] },
    'src/routes/products.index.tsx?tsr-split=component': { file: 'assets/page.js', imports: ['_core', '_list'] },
    'src/routes/products.index.tsx?tsr-split=pendingComponent': { file: 'assets/pending.js', imports: ['_core'] },
  };
  const scriptsOf = pageScripts(chunks);
  expect(scriptsOf(['__root__', '/products/'])).toEqual([
    '/assets/entry.js',
    '/assets/core.js',
    '/assets/list.js',
    '/assets/page.js',
  ]);
  expect(scriptsOf(['__root__', '/other'])).toEqual(['/assets/entry.js', '/assets/core.js']);
  expect(() => pageScripts({})).toThrow('no entry');
});
