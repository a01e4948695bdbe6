import { expect, it } from 'vitest';
import { pageScripts } from './page-scripts.ts';

it('names the entry and what the routes import, each once', () => {
  const list = 'src/routes/(shop)/products.index.tsx';
  const chunks = {
    _core: { file: 'assets/core.js' },
    'src/entry/client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_core'] },
    _list: { file: 'assets/list.js', imports: ['_core'] },
    [`${list}?tsr-split=component`]: { file: 'assets/page.js', imports: ['_core', '_list'] },
    [`${list}?tsr-split=pendingComponent`]: { file: 'assets/pending.js', imports: ['_core'] },
  };
  const files = {
    __root__: 'src/routes/__root.tsx',
    '/(shop)/products/': list,
    '/_member': 'src/routes/_member/route.tsx',
  };
  const scriptsOf = pageScripts(chunks, files);
  expect(scriptsOf(['__root__', '/(shop)/products/'])).toEqual([
    '/assets/entry.js',
    '/assets/core.js',
    '/assets/list.js',
    '/assets/page.js',
  ]);
  expect(scriptsOf(['__root__', '/_member'])).toEqual(['/assets/entry.js', '/assets/core.js']);
  expect(() => pageScripts({}, files)).toThrow('no entry');
});
