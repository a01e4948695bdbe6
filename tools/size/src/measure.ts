import { pageFiles } from '@regen/web/page-files';
import { ROUTE_FILES } from '@regen/web/route-files';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Kilobytes (1,000 bytes) as sent: scripts and styles in brotli (styles at the quality that the server uses for pages), fonts unchanged. */
const budgets = { signedIn: 191.5, css: 13.6, fonts: 26.5 } as const;

interface PublicPage {
  readonly id: keyof typeof ROUTE_FILES;
  /** Budget of its scripts. */
  readonly js: number;
}

/** The public pages. Their budgets leave a few hundred bytes: names of files alone make that difference between two builds. */
const pages: Readonly<Record<string, PublicPage>> = {
  home: { id: '/(shop)/', js: 136.5 },
  list: { id: '/(shop)/products/', js: 138.8 },
  product: { id: '/(shop)/products/$sku', js: 140.3 },
  // With the filters of the list.
  search: { id: '/(shop)/search', js: 141 },
  store: { id: '/(shop)/store/$storeLabel', js: 137.1 },
  locations: { id: '/(shop)/locations', js: 136.3 },
};

/** A figure in kB, and what it may be. */
export interface Cost {
  readonly value: number;
  readonly budget: number;
}
export interface PageCost {
  readonly name: string;
  readonly js: Cost;
  readonly css: Cost;
  readonly fonts: Cost;
  /** JavaScript in the gzip that the server sends to what knows no brotli, squeezed once with zopfli. */
  readonly gzip: number;
}
export interface Sizes {
  /** The first load of each public page. */
  readonly pages: readonly PageCost[];
  /** Staff routes, and paths that only staff may call, in what public pages load. */
  readonly staffParts: readonly string[];
  /** Each page for signed-in users, and what comes after the cart, with everything that the page and its guards load afterward. */
  readonly signedIn: readonly { readonly name: string; readonly js: Cost }[];
}

/** Pages of signed-in users, and what comes after the cart. */
const signedInRoute = /^\/_member\/|^\/\(shop\)\/(checkout|cart|order\/)/;

/** In minified scripts: names of routes, and the paths of routes and operations. */
const staffPart = /(?<=[`'"])\/_member\/_staff[^`'"]*|(?<=path:[`'"])\/admin\/[^`'"]+/g;

/** Where the other routes come from, once staff open one of theirs. */
const WHOLE_TREE = 'src/routeTree.gen.ts';

const outDir = join(import.meta.dirname, '../../../apps/web/dist/client');

/**
 * What the built storefront costs: the entry, the page's own chunks and everything they import, as the page's HTML names them.
 * @param root The folder of the build for browsers.
 * @throws Error when there is none.
 */
export function measureSizes(root = outDir): Sizes {
  const chunks = readManifest(root);
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');

  function withImports(key: string, seen = new Set<string>()): Set<string> {
    if (!seen.has(key)) {
      seen.add(key);
      for (const imported of chunks[key]?.imports ?? []) withImports(imported, seen);
    }
    return seen;
  }
  const read = (file: string) => readFileSync(join(root, file));
  const brotli = once((file) => brotliCompressSync(read(file)).length);
  const sheetsOf = pageFiles(chunks, ROUTE_FILES);
  const packed = (sheets: readonly string[]) =>
    brotliCompressSync(Buffer.concat(sheets.map(read)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length /
    1000;
  const sum = (files: Iterable<string>, measure: (file: string) => number) =>
    [...files].reduce((total, file) => total + measure(file), 0) / 1000;
  const filesOf = (keys: Iterable<string>) => new Set([...keys].map((key) => chunks[key]?.file ?? ''));
  const routeKey = (route: string) => {
    const key = `${route}?tsr-split=component`;
    if (!(key in chunks)) throw new Error(`The build has no page ${route}.`);
    return key;
  };

  /** The fonts that the server's entry preloads on every page. Browsers load the others when a page has text in them. */
  function preloadedFonts(): string[] {
    const renderer = readFileSync(join(root, '../server/server.js'), 'utf8');
    const fonts = Object.values(chunks)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.woff2') && renderer.includes(file));
    if (fonts.length === 0) throw new Error('The server preloads no font of this build.');
    return fonts;
  }

  const scriptsOf = (id: PublicPage['id']) =>
    filesOf([...withImports(entry ?? ''), ...withImports(routeKey(ROUTE_FILES[id]))]);

  function costOfPage([name, { id, js: budget }]: [string, PublicPage]): PageCost {
    const js = scriptsOf(id);
    const { sheets } = sheetsOf(['__root__', id]);
    return {
      name,
      js: { value: sum(js, brotli), budget },
      css: { value: packed(sheets), budget: budgets.css },
      fonts: { value: sum(preloadedFonts(), (file) => read(file).length), budget: budgets.fonts },
      gzip: sum(js, (file) => read(`${file}.gz`).length),
    };
  }

  /** What the entry loads on demand and several pages share: guards, the rest of the API. */
  const shared = (chunks[entry]?.dynamicImports ?? []).filter(
    (key) => key.startsWith('_') || key.endsWith('keep-fresh.ts'),
  );

  /** The page and the layouts around it. */
  function signedInKeys(route: string): Set<string> {
    const around = Object.entries(ROUTE_FILES).filter(([id]) => route === id || route.startsWith(`${id}/`));
    const own = around
      .flatMap(([, file]) => [`${file}?tsr-split=component`, `${file}?tsr-split=pendingComponent`])
      .filter((key) => key in chunks);
    // A dialog loads with the press that opens it, as do coupon and points and the list of test cards; 3-D Secure, an order that waits for its payment and what is
    // doubted of an address, with the response.
    const later = own
      .flatMap((key) => chunks[key]?.dynamicImports ?? [])
      .filter((key) => !/(Dialog|BankChallenge|CartOffers|PlaceDoubt|TestCardList|WaitingOrder)\.tsx$/.test(key));
    const keys = new Set<string>();
    const routes = route.startsWith('/_member/_staff/') ? [WHOLE_TREE] : [];
    for (const key of [entry ?? '', ...routes, ...own, ...later, ...shared]) withImports(key, keys);
    return keys;
  }

  const publicScripts = new Set(Object.values(pages).flatMap(({ id }) => [...scriptsOf(id)]));
  const staffParts = [...publicScripts].flatMap((file) => read(file).toString().match(staffPart) ?? []);

  const signedIn = Object.entries(ROUTE_FILES)
    .filter(([id, file]) => signedInRoute.test(id) && `${file}?tsr-split=component` in chunks)
    .map(([id]) => {
      const js = [...filesOf(signedInKeys(id))].filter((file) => file.endsWith('.js'));
      return { name: id.slice(1), js: { value: sum(js, brotli), budget: budgets.signedIn } };
    });
  return { pages: Object.entries(pages).map(costOfPage), staffParts: [...new Set(staffParts)].toSorted(), signedIn };
}

/** Pages share most of their files, and compressing is what takes the time. */
function once(measure: (file: string) => number): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const bytes = known.get(file) ?? measure(file);
    known.set(file, bytes);
    return bytes;
  };
}

function readManifest(root: string): Record<string, Chunk> {
  try {
    return JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  } catch {
    throw new Error('There is no build of the storefront. Run `npm run build` first.');
  }
}

/** What costs more than it may, in sentences. */
export function overBudget({ pages: measured, signedIn }: Sizes): string[] {
  const costs: [string, Cost][] = [
    ...measured.flatMap(({ name, js, css, fonts }): [string, Cost][] => [
      [`JavaScript of ${name}`, js],
      [`CSS of ${name}`, css],
      [`fonts of ${name}`, fonts],
    ]),
    ...signedIn.map(({ name, js }): [string, Cost] => [`JavaScript of ${name}, signed in`, js]),
  ];
  return costs
    .filter(([, { value, budget }]) => value > budget)
    .map(([what, { value, budget }]) => `${what}: ${value.toFixed(2)} kB is over the budget of ${budget} kB.`);
}
