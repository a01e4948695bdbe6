import { expect, it } from 'vitest';
import { pageFiles } from './page-files.ts';

const list = 'src/routes/(shop)/products.index.tsx';
const chunks = {
  _core: { file: 'assets/core.js', css: ['assets/core.css'] },
  'src/entry/client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    isEntry: true,
    imports: ['_core'],
    dynamicImports: [`${list}?tsr-split=component`, 'src/shell/Menu.tsx', 'src/shell/Footer.tsx'],
  },
  'src/shell/Menu.tsx': { file: 'assets/menu.js', css: ['assets/menu.css'] },
  'src/shell/Footer.tsx': { file: 'assets/footer.js', css: ['assets/footer.css'] },
  _l1nk: { file: 'assets/l1nk.js', name: 'link', css: ['assets/link.css'] },
  _list: { file: 'assets/list.js', css: ['assets/list.css'], imports: ['_core'], dynamicImports: ['src/below.ts'] },
  [`${list}?tsr-split=component`]: { file: 'assets/page.js', imports: ['_core', '_list'] },
  [`${list}?tsr-split=pendingComponent`]: {
    file: 'assets/pending.js',
    css: ['assets/pending.css'],
    imports: ['_core'],
  },
  'src/below.ts': { file: 'assets/below.js', imports: ['_core', '_card'] },
  _card: { file: 'assets/card.js', css: ['assets/card.css'] },
};
const files = {
  __root__: 'src/routes/__root.tsx',
  '/(shop)/products/': list,
  '/_member': 'src/routes/_member/route.tsx',
};
const filesOf = pageFiles(chunks, files);

it('lists the scripts of the entry and of what the routes import, each once', () => {
  expect(filesOf(['__root__', '/(shop)/products/']).scripts).toEqual([
    '/assets/entry.js',
    '/assets/core.js',
    '/assets/list.js',
    '/assets/page.js',
  ]);
  expect(filesOf(['__root__', '/_member']).scripts).toEqual(['/assets/entry.js', '/assets/core.js']);
  expect(() => pageFiles({}, files)).toThrow('no entry');
});

it('lists the style sheets of everything that the server renders into a page, most general first', () => {
  expect(filesOf(['__root__', '/(shop)/products/']).sheets).toEqual([
    'assets/core.css',
    'assets/entry.css',
    'assets/footer.css',
    'assets/link.css',
    'assets/list.css',
    'assets/pending.css',
    'assets/card.css',
  ]);
  expect(filesOf(['__root__', '/_member']).sheets).toEqual([
    'assets/core.css',
    'assets/entry.css',
    'assets/footer.css',
    'assets/link.css',
  ]);
});
