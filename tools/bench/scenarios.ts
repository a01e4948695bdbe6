import { randomUUID } from 'node:crypto';
import { Api } from './api.ts';
import { outgoing } from './connection.ts';
import type { Outgoing, Request } from './connection.ts';
import { CONNECTIONS } from './load.ts';
import type { Source } from './load.ts';
import { prepareOrders } from './orders.ts';
import type { Store } from './store.ts';

export type Variant = 'one' | 'varied';

export interface Scenario {
  name: string;
  title: string;
  variant: Variant;
  /** Also measured with `CATALOGUE_CACHE_MB=0`. */
  isCatalogue?: boolean;
  /** What is measured is done once and cannot be warmed up with itself. */
  isOnce?: boolean;
  /** CPU milliseconds and requests a second of the best running open-source peer, from issue 2. */
  peer?: { cpu: number; perSecond: number };
  /** Null when the server does not answer this yet. */
  prepare(store: Store, isQuick: boolean): Promise<Source | null>;
}

const PEERS = {
  list: { cpu: 3.5, perSecond: 450 },
  detail: { cpu: 3.3, perSecond: 392 },
  categories: { cpu: 3.5, perSecond: 346 },
  cartRead: { cpu: 5.9, perSecond: 273 },
  cartUpdate: { cpu: 16, perSecond: 97 },
  productPage: { cpu: 17, perSecond: 65 },
};

const WORDS = [
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
  'moisturiser',
  'niacinimide',
  'hyaloronic',
  'cleanzer',
  'body oil',
  'toner',
  'gentle',
  'kit',
  '1101',
];
const HTML = { accept: 'text/html' };

/** Every connection begins at another place, so that they do not ask for the same thing at the same time. */
function cycle(list: readonly Outgoing[]): Source {
  const places = Array.from({ length: CONNECTIONS }, (_, at) => Math.floor((at * list.length) / CONNECTIONS));
  return (connection) => {
    const place = places[connection] ?? 0;
    places[connection] = (place + 1) % list.length;
    return list[place] ?? null;
  };
}

function get(store: Store, api: Api, paths: readonly string[]): Source {
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

async function listPaths(api: Api): Promise<string[]> {
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

async function someSkus(api: Api): Promise<string[]> {
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

/** A page of the storefront, when it is there. */
async function page(store: Store, paths: readonly string[]): Promise<Source | null> {
  const answer = await fetch(new URL(paths[0] ?? '/', store.url), { headers: HTML });
  const isPage = answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/html');
  await answer.arrayBuffer();
  if (!isPage) return null;
  return cycle(paths.map((path) => outgoing(store.host, { method: 'GET', path, headers: HTML })));
}

async function guestCarts(store: Store, change: (turn: number) => object): Promise<{ read: Source; write: Source }> {
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

const api = (store: Store) => new Api(store.url, randomUUID());

export const scenarios: readonly Scenario[] = [
  {
    name: 'list',
    title: 'List of 12',
    variant: 'one',
    isCatalogue: false,
    peer: PEERS.list,
    prepare: async (store) => get(store, api(store), ['/products/public']),
  },
  {
    name: 'list',
    title: 'List of 12',
    variant: 'varied',
    isCatalogue: true,
    peer: PEERS.list,
    prepare: async (store) => get(store, api(store), await listPaths(api(store))),
  },
  {
    name: 'detail',
    title: 'Product detail',
    variant: 'one',
    peer: PEERS.detail,
    prepare: async (store) => get(store, api(store), ['/product/1101']),
  },
  {
    name: 'detail',
    title: 'Product detail',
    variant: 'varied',
    isCatalogue: true,
    peer: PEERS.detail,
    prepare: async (store) =>
      get(
        store,
        api(store),
        (await someSkus(api(store))).map((sku) => `/product/${sku}`),
      ),
  },
  {
    name: 'categories',
    title: 'Categories',
    variant: 'one',
    isCatalogue: true,
    peer: PEERS.categories,
    prepare: async (store) => get(store, api(store), ['/products/category']),
  },
  {
    name: 'search',
    title: 'Search',
    variant: 'one',
    prepare: async (store) => get(store, api(store), ['/products/?search=vitamin%20c']),
  },
  {
    name: 'search',
    title: 'Search',
    variant: 'varied',
    isCatalogue: true,
    prepare: async (store) =>
      get(
        store,
        api(store),
        WORDS.flatMap((word) => [1, 2].map((number) => `/products/?search=${encodeURIComponent(word)}&page=${number}`)),
      ),
  },
  {
    name: 'cart-read',
    title: 'Cart read, 5 lines',
    variant: 'varied',
    peer: PEERS.cartRead,
    prepare: async (store) => (await guestCarts(store, () => ({ quantity: 1 }))).read,
  },
  {
    name: 'cart-update',
    title: 'Cart update',
    variant: 'varied',
    peer: PEERS.cartUpdate,
    prepare: async (store) => (await guestCarts(store, (turn) => ({ quantity: 1 + (turn % 3) }))).write,
  },
  {
    name: 'sign-in',
    title: 'Sign-in (argon2id)',
    variant: 'varied',
    async prepare(store) {
      const caller = api(store);
      const people = [
        'dana@lumenclinic.example',
        'marcus@odeaesthetics.example',
        'ana@clients.example',
        'ruth@northfield.example',
      ];
      return cycle(
        people.map((email) =>
          outgoing(store.host, {
            method: 'POST',
            path: caller.path('/auth/users/login'),
            headers: caller.headers,
            body: JSON.stringify({ email, password: 'regen-demo-2026' }),
          }),
        ),
      );
    },
  },
  {
    name: 'order',
    title: 'Order placing',
    variant: 'varied',
    isOnce: true,
    prepare: (store, isQuick) => prepareOrders(store, isQuick ? 100 : 400),
  },
  { name: 'page-home', title: 'Rendered home page', variant: 'one', prepare: (store) => page(store, ['/']) },
  { name: 'page-list', title: 'Rendered list page', variant: 'one', prepare: (store) => page(store, ['/products']) },
  {
    name: 'page-list',
    title: 'Rendered list page',
    variant: 'varied',
    prepare: (store) =>
      page(
        store,
        Array.from({ length: 7 }, (_, at) =>
          ['featured', 'newest', 'name', 'price_asc', 'price_desc'].map(
            (sort) => `/products?page=${at + 1}&sort=${sort}`,
          ),
        ).flat(),
      ),
  },
  {
    name: 'page-product',
    title: 'Rendered product page',
    variant: 'one',
    peer: PEERS.productPage,
    prepare: (store) => page(store, ['/products/1101']),
  },
  {
    name: 'page-product',
    title: 'Rendered product page',
    variant: 'varied',
    peer: PEERS.productPage,
    prepare: async (store) =>
      page(
        store,
        (await someSkus(api(store))).map((sku) => `/products/${sku}`),
      ),
  },
];
