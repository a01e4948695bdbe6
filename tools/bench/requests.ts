import { randomUUID } from 'node:crypto';
import { Api } from './api.ts';
import { outgoing } from './connection.ts';
import type { Outgoing, Request } from './connection.ts';
import { CONNECTIONS } from './load.ts';
import type { Source } from './load.ts';
import type { Store } from './store.ts';

/** Search terms, misspelled words among them. */
export const WORDS = [
  'serum',
  'vitamin c',
  'cleanser',
  'niacinamide',
  'retinol',
  'hyaluronic acid',
  'spf 50',
  'eye cream',
  'acne',
  'redness',
  'dark spots',
  'mask',
  'ceramide',
  'peptide',
  'glycolic',
  'moisturizer',
  'niacinimide',
  'hyaloronic',
  'cleanzer',
  'body oil',
  'toner',
  'gentle',
  'kit',
  '1101',
];
/** Private pages, of whose content the server sends nothing: of three kinds of people and the staff, one with an order in its URL. */
export const SIGNED_IN = [
  '/b2b/my-account/my-orders',
  '/b2b/my-account/profile',
  '/b2b/my-account/my-orders/R-101998',
  '/b2b/messages',
  '/retail/my-account/favorites',
  '/retail/my-account/regen-rewards',
  '/school/my-account/profile',
  '/admin/reviews',
];

/** As Chromium and Firefox ask for a page. */
export const HTML = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Every connection begins at a different place, so that they do not request the same thing at the same time. */
export function cycle(list: readonly Outgoing[]): Source {
  const places = Array.from({ length: CONNECTIONS }, (_, at) => Math.floor((at * list.length) / CONNECTIONS));
  return (connection) => {
    const place = places[connection] ?? 0;
    places[connection] = (place + 1) % list.length;
    return list[place] ?? null;
  };
}

export function get(store: Store, api: Api, paths: readonly string[]): Source {
  return cycle(
    paths.map((path) => outgoing(store.host, { method: 'GET', path: api.path(path), headers: api.headers })),
  );
}

/** Different things in an order that does not follow the order in which the database holds them. */
function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value, at) => ({ value, key: (at * 2_654_435_761) % 4_294_967_296 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

export async function listPaths(api: Api): Promise<string[]> {
  const first = await api.get<{ totalPages: number; facets: Record<string, { value: string }[]> }>('/products/public');
  const sorts = ['featured', 'newest', 'name', 'price_asc', 'price_desc'];
  const pages = Math.min(first.totalPages, 2_000);
  const step = Math.max(1, Math.floor(first.totalPages / pages));
  const plain = Array.from(
    { length: pages },
    (_, at) => `/products/public?page=${1 + at * step}&sort=${sorts[at % sorts.length]}`,
  );
  const filtered = (first.facets['category'] ?? []).flatMap(({ value }) =>
    (first.facets['concern'] ?? []).map((concern) => `/products/public?category=${value}&concern=${concern.value}`),
  );
  return shuffled([...plain, ...filtered]);
}

export async function someSkus(api: Api): Promise<string[]> {
  const { totalPages } = await api.get<{ totalPages: number }>('/products/public?perPage=48');
  const pages = Array.from(
    { length: Math.min(totalPages, 60) },
    (_, at) => 1 + Math.floor((at * totalPages) / Math.min(totalPages, 60)),
  );
  const found: string[] = [];
  for (const page of pages) {
    const { items } = await api.get<{ items: { sku: string }[] }>(`/products/public?perPage=48&sort=name&page=${page}`);
    found.push(...items.map(({ sku }) => sku));
  }
  return shuffled(found);
}

/** Each of them once, whichever connection asks. */
export function once(list: readonly Outgoing[]): Source {
  const rest = list.values();
  return () => rest.next().value ?? null;
}

/** Most of what is worth asking for in a run of seconds. */
const MOST_PAGES = 4_000;

/** The page of each product with its reviews in every order and for every number of stars: all products first, then all of them again. */
export function everyProductPage(skus: readonly string[]): string[] {
  const sorts = ['', 'sort=highest', 'sort=lowest'];
  const stars = ['', ...[5, 4, 3, 2, 1].map((count) => `stars=${count}`)];
  const searches = stars.flatMap((count) => sorts.map((sort) => [count, sort].filter((part) => part !== '').join('&')));
  return searches
    .flatMap((search) => skus.map((sku) => `/products/${sku}${search === '' ? '' : `?${search}`}`))
    .slice(0, MOST_PAGES);
}

const pageRequest = (store: Store, path: string): Outgoing =>
  outgoing(store.host, { method: 'GET', path, headers: HTML });

/** Pages of the storefront again and again, if the first one exists. */
export async function page(store: Store, paths: readonly string[]): Promise<Source | null> {
  const response = await fetch(new URL(paths[0] ?? '/', store.url), { headers: HTML });
  const isPage = response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html');
  await response.arrayBuffer();
  if (!isPage) return null;
  return cycle(paths.map((path) => pageRequest(store, path)));
}

/** Each of these pages once, but for the first, which shows that they exist and may be cached from then on. */
export async function pagesOnce(store: Store, [first = '/', ...others]: readonly string[]): Promise<Source | null> {
  const exists = await page(store, [first]);
  return exists && once(others.map((path) => pageRequest(store, path)));
}

export async function guestCarts(
  store: Store,
  change: (turn: number) => object,
): Promise<{ read: Source; write: Source }> {
  const carts = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const guest = new Api(store.url, randomUUID());
      const { items } = await guest.get<{ items: { sku: string; stock: { state: string } }[] }>(
        '/products/public?perPage=48',
      );
      const lines = items.filter(({ stock }) => stock.state === 'in_stock').slice(0, 5);
      await guest.put('/cart/guest', { items: lines.map(({ sku }) => ({ sku, quantity: 1 })) });
      return { guest, sku: lines[0]?.sku ?? '' };
    }),
  );
  const request = (at: number, spec: Omit<Request, 'headers'>): Outgoing => {
    const guest = carts[at]?.guest;
    return outgoing(store.host, { ...spec, path: guest?.path(spec.path) ?? '', headers: guest?.headers ?? {} });
  };
  const reads = carts.map((_, at) => request(at, { method: 'GET', path: '/cart/guest' }));
  let turn = 0;
  return {
    read: (at) => reads[at] ?? null,
    write(at) {
      turn += 1;
      return request(at, {
        method: 'PUT',
        path: '/cart/guest',
        body: JSON.stringify({ set: [{ sku: carts[at]?.sku, ...change(turn) }] }),
      });
    },
  };
}

export const api = (store: Store) => new Api(store.url, randomUUID());
