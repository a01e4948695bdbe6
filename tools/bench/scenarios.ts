import { outgoing } from './connection.ts';
import type { Source } from './load.ts';
import { prepareOrders } from './orders.ts';
import {
  api,
  cycle,
  everyProductPage,
  get,
  guestCarts,
  listPaths,
  page,
  pagesOnce,
  SIGNED_IN,
  someSkus,
  WORDS,
} from './requests.ts';
import type { Store } from './store.ts';

/** One URL again and again, several of them, or many of which each is requested once. */
export type Variant = 'one' | 'varied' | 'once';

export interface Scenario {
  name: string;
  title: string;
  variant: Variant;
  /** Also measured with `CATALOG_CACHE_MB=0`. */
  isCatalog?: boolean;
  /** A page of the storefront: compressed, or the run fails. */
  isPage?: boolean;
  /** What is measured is done once and cannot be warmed up with itself. */
  isOnce?: boolean;
  /** CPU milliseconds and requests a second of the best running open-source peer, from issue 2. */
  peer?: { cpu: number; perSecond: number };
  /** Null if the server does not support this yet. */
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

export const scenarios: readonly Scenario[] = [
  {
    name: 'list',
    title: 'List of 12',
    variant: 'one',
    isCatalog: false,
    peer: PEERS.list,
    prepare: async (store) => get(store, api(store), ['/products/public']),
  },
  {
    name: 'list',
    title: 'List of 12',
    variant: 'varied',
    isCatalog: true,
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
    isCatalog: true,
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
    isCatalog: true,
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
    isCatalog: true,
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
    prepare: (store, isQuick) => prepareOrders(store, isQuick ? 100 : 400, isQuick ? 50 : 200),
  },
  { name: 'page-home', title: 'Home page', variant: 'one', isPage: true, prepare: (store) => page(store, ['/']) },
  {
    name: 'page-list',
    title: 'List page',
    variant: 'one',
    isPage: true,
    prepare: (store) => page(store, ['/products']),
  },
  {
    name: 'page-list',
    title: 'List page',
    variant: 'varied',
    isPage: true,
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
    title: 'Product page',
    variant: 'one',
    isPage: true,
    peer: PEERS.productPage,
    prepare: (store) => page(store, ['/products/1101']),
  },
  {
    name: 'page-product',
    title: 'Product page',
    variant: 'varied',
    isPage: true,
    peer: PEERS.productPage,
    prepare: async (store) =>
      page(
        store,
        (await someSkus(api(store))).map((sku) => `/products/${sku}`),
      ),
  },
  {
    name: 'page-product',
    title: 'Product page',
    variant: 'once',
    isPage: true,
    peer: PEERS.productPage,
    prepare: async (store) => pagesOnce(store, everyProductPage(await someSkus(api(store)))),
  },
  {
    name: 'page-signed-in',
    title: 'Signed-in page',
    variant: 'one',
    isPage: true,
    prepare: (store) => page(store, ['/b2b/my-account/my-orders']),
  },
  {
    name: 'page-signed-in',
    title: 'Signed-in page',
    variant: 'varied',
    isPage: true,
    prepare: (store) => page(store, SIGNED_IN),
  },
];
