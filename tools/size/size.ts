// What the first load of each public page costs: the entry, the page's own chunks and everything they import, as the page's
// HTML names them, in ordinary gzip (zlib level 9). Fails over budget. Run after a build: `npm run size`. Then each page for
// those who have signed in, and what comes after the cart, with all that the page and its guards load behind that.
// Beside it: the gzip that the server sends, squeezed once with zopfli, and brotli, which is what browsers really get.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}

const budgets = { js: 130, signedIn: 180, checkout: 200, css: 20, fonts: 70 } as const;
const pages = {
  home: 'src/routes/index.tsx',
  list: 'src/routes/products.index.tsx',
  product: 'src/routes/products.$sku.tsx',
  search: 'src/routes/search.tsx',
  store: 'src/routes/store.$storeLabel.tsx',
  locations: 'src/routes/locations.tsx',
} as const;

const root = join(import.meta.dirname, '../../apps/web/dist/client');

function readManifest(): Record<string, Chunk> {
  try {
    return JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  } catch {
    throw new Error('There is no build of the storefront. Run `npm run build` first.');
  }
}

const chunks = readManifest();
const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
if (entry === undefined) throw new Error('The build has no entry.');

function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key);
    for (const imported of chunks[key]?.imports ?? []) withImports(imported, seen);
  }
  return seen;
}

/** The fonts that the server's entry preloads on every page. Browsers load the others when a page has text in them. */
const renderer = readFileSync(join(root, '../server/entry-server.js'), 'utf8');
const fonts = Object.values(chunks)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.woff2') && renderer.includes(file));
if (fonts.length === 0) throw new Error('The server preloads no font of this build.');

const kilobytes = (bytes: number) => bytes / 1000;
const read = (file: string) => readFileSync(join(root, file));
const served = (file: string) => read(`${file}.gz`).length;
const gzip9 = (file: string) => gzipSync(read(file), { level: 9 }).length;
const brotli = (file: string) => brotliCompressSync(read(file)).length;
const sum = (files: Iterable<string>, measure: (file: string) => number) =>
  kilobytes([...files].reduce((total, file) => total + measure(file), 0));

let isOver = false;
const show = (value: number, budget: number): string => {
  if (value > budget) isOver = true;
  return `${value.toFixed(1).padStart(6)} / ${budget} kB${value > budget ? ' !' : '  '}`;
};

console.log('First load, gzip    JavaScript       CSS              fonts            as sent   brotli');
for (const [name, route] of Object.entries(pages)) {
  const keys = new Set([...withImports(entry), ...withImports(`${route}?tsr-split=component`)]);
  const js = new Set([...keys].map((key) => chunks[key]?.file ?? ''));
  // One style sheet serves all pages.
  const css = new Set(Object.values(chunks).flatMap(({ file }) => (file.endsWith('.css') ? [file] : [])));
  const cells = [
    show(sum(js, gzip9), budgets.js),
    show(sum(css, gzip9), budgets.css),
    show(
      sum(fonts, (file) => read(file).length),
      budgets.fonts,
    ),
  ];
  const others = [served, brotli].map((measure) => `${sum(js, measure).toFixed(1)} kB`);
  console.log(`${name.padEnd(19)}${[...cells, ...others].join('  ')}`);
}

/** What the entry loads on demand and several pages share: guards, the rest of the API. */
const shared = (chunks[entry]?.dynamicImports ?? []).filter(
  (key) => key.startsWith('_') || key.endsWith('keep-fresh.ts'),
);

/** The page and the layouts around it: `a.b.tsx` stands within `a.tsx`. */
function signedInKeys(route: string): Set<string> {
  const parts = ['component', 'pendingComponent'];
  const own = Object.keys(chunks).filter((key) => {
    const [path = '', part = ''] = key.split('?tsr-split=');
    return parts.includes(part) && route.startsWith(path.replace(/tsx$/, ''));
  });
  // A dialog comes with the press that opens it, the question of a bank with its asking.
  const later = own
    .flatMap((key) => chunks[key]?.dynamicImports ?? [])
    .filter((key) => !/(Dialog|BankChallenge)\.tsx$/.test(key));
  const keys = new Set<string>();
  for (const key of [entry ?? '', ...own, ...later, ...shared]) withImports(key, keys);
  return keys;
}

console.log('\nSigned in, gzip                 JavaScript');
for (const key of Object.keys(chunks).toSorted()) {
  const [, route] =
    /^(src\/routes\/(?:\$site\.|b2b\.|reward-|checkout|cart|order\.).*tsx)\?tsr-split=component$/.exec(key) ?? [];
  if (route === undefined) continue;
  const js = new Set(
    [...signedInKeys(route)].map((each) => chunks[each]?.file ?? '').filter((file) => file.endsWith('.js')),
  );
  const name = route.replace(/^src\/routes\/|\.tsx$/g, '');
  console.log(
    `${name.padEnd(32)}${show(sum(js, gzip9), /^(cart|checkout|order)/.test(name) ? budgets.checkout : budgets.signedIn)}`,
  );
}
if (isOver) {
  console.error('Over budget (!).');
  process.exitCode = 1;
}
