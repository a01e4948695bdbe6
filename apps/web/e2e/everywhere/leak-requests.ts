import type { Person, Store } from './leak-store.ts';

export interface Question {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below the base of the API, or an address of a page. */
  readonly path: string;
  readonly body?: object;
}

const get = (path: string): Question => ({ method: 'GET', path });
const SORTS = ['featured', 'newest', 'name', 'price_asc', 'price_desc'];
// Words of products for professionals, as they are and misspelled, and the marks on them.
const WORDS = [
  'peel',
  'glycolc',
  'back bar',
  'alginate',
  'modelling',
  'zqxnamexqz',
  'zqxkeywordxqy',
  'zqxingredientxqy',
  // Articles, protocols and lessons.
  'zqxpage',
  'shelf of twelve',
  'serum',
  'cream',
];

/** Pages of the catalog in every order and through every filter. */
function lists({ names }: Store, userId: string): Question[] {
  const pages = Array.from({ length: 12 }, (_, at) => `page=${at + 1}`);
  const filters = [
    ...names.categories.map((slug) => `category=${slug}&perPage=48`),
    ...names.concerns.map((slug) => `concern=${slug}&perPage=48`),
    ...SORTS.map((sort) => `sort=${sort}&perPage=48`),
    'sizeClass=professional&perPage=48',
  ];
  return [...pages, ...filters].map((query) => get(`/products/${userId}?${query}`));
}

/** Each product by name, in every way to ask for one. */
function products({ products: all }: Store, userId: string): Question[] {
  const skus = all.map(({ sku }) => sku);
  const hidden = all.filter(({ visible_web: isPublic }) => !isPublic);
  const parts = Array.from({ length: Math.ceil(skus.length / 50) }, (_, at) => skus.slice(at * 50, at * 50 + 50));
  return [
    ...skus.flatMap((sku) => [get(`/product/${sku}`), get(`/product/${sku}/reviews?perPage=50`)]),
    ...parts.flatMap((part): Question[] => [
      { method: 'POST', path: '/products/ids', body: { ids: part } },
      get(`/product/images?sku=${part.slice(0, 20).join(',')}`),
      get(`/product/images?sku=${part.slice(20).join(',')}`),
    ]),
    ...hidden
      .flatMap(({ sku, name }) => [sku, name])
      .map((word) => get(`/products/?search=${encodeURIComponent(word)}`)),
    ...WORDS.map((word) => get(`/products/?search=${encodeURIComponent(word)}`)),
    ...['category', 'concerns'].map((list) => get(`/products/${list}`)),
    ...(userId === 'public' ? [] : ['category', 'concerns'].map((list) => get(`/products/${list}/${userId}`))),
  ];
}

/** Records of everybody, whosever they are. */
function records({ names, bundles, courses }: Store, reader: string, userId: string): Question[] {
  return [
    ...names.users.flatMap((id) => [
      get(`/users/${id}`),
      get(`/users/${id}/favorite?perPage=48`),
      get(`/users/${id}/retailClients`),
      get(`/users/${id}/rewards/info/America%2FDenver`),
      get(`/users/${id}/lessons`),
      get(`/cart/${id}`),
      get(`/user/${id}/order?perPage=50`),
      get(`/user/${id}/topProducts`),
      get(`/user/${id}/weeklySale`),
      get(`/recommendations/${id}?perPage=48`),
      get(`/recommendations/${id}/search/peel`),
      get(`/recommendations/user/${id}?perPage=48`),
      get(`/recommendations/user/${id}/report/year`),
      get(`/admin/people/${id}`),
      ...names.orders.slice(0, 6).map((order) => get(`/user/${id}/order/${order}`)),
    ]),
    ...bundles.flatMap(({ id, token, user_id: author }) => [
      get(`/recommendations/${author}/bundle/${id}`),
      get(`/recommendations/${token}/userId/${reader}`),
      get(`/recommendations/${token}/userId/${author}`),
      get(`/admin/bundle/${id}/user/${author}`),
    ]),
    ...names.orders.flatMap((order) => [get(`/user/${userId}/order/${order}`), get(`/order/${order}/reviews`)]),
    ...['pending', 'reported', 'published', 'rejected'].map((part) => get(`/admin/reviews?part=${part}&perPage=50`)),
    ...['waiting', 'accepted', 'declined'].map((part) => get(`/admin/applications?part=${part}&perPage=50`)),
    ...['paid', 'packed', 'shipped', 'delivered'].map((state) => get(`/admin/orders?state=${state}&perPage=50`)),
    get('/admin/orders?search=R-&perPage=50'),
    ...names.orders.slice(0, 6).map((order) => get(`/admin/orders/${order}`)),
    ...['', '&site=b2b', '&search=zq'].map((query) => get(`/admin/people?perPage=50${query}`)),
    ...names.accounts.flatMap((id) => [
      get(`/accounts/${id}/storeLabels`),
      get(`/retailClients/${id}`),
      get(`/retailClients/${id}/orders`),
      get(`/users/message/${id}`),
    ]),
    ...courses.map((id) => get(`/course/${id}`)),
  ];
}

/** A lesson with the answers to its questions is nobody's to ask for. */
const viewOf = (type: string): string => (type === 'lesson' ? 'view=open&' : '');

function texts({ names }: Store): Question[] {
  const types = new Set(names.records.map((record) => record.split('/', 1)[0] ?? ''));
  return [
    ...names.pages.flatMap((slug) => [get(`/page/content/${slug}`), get(`/pages/${slug}`)]),
    ...names.records.map((record) => get(`/content/${record}?${viewOf(record.split('/', 1)[0] ?? '')}`)),
    ...[...types].map((type) => get(`/content/${type}?${viewOf(type)}perPage=100`)),
    get('/content/blogPost?view=card&perPage=100'),
    // Titles of what is gated, words of its texts, and words like them.
    ...[...WORDS, 'protocol', 'contraindicatons', 'lesson', 'quiz', 'zqxfaq', 'skin'].flatMap((word) => [
      get(`/content/?search=${encodeURIComponent(word)}&perPage=48`),
      ...['protocol', 'webinar', 'resource'].map((type) =>
        get(`/content/?search=${encodeURIComponent(word)}&type=${type}`),
      ),
    ]),
    ...[1, 2].map((page) => get(`/faqs?perPage=48&page=${page}`)),
    ...['peel', 'tier', 'training', 'zqxfaq'].map((word) => get(`/faqs?search=${word}`)),
    ...names.labels.flatMap((label) => [
      get(`/users/storeLabel/${label}`),
      get(`/users/storeLabelSearch?search=${label}`),
    ]),
    ...[
      '/account',
      '/retailLocations?perPage=48',
      '/payments/config',
      '/retailClients/orders',
      '/messages/users',
      '/messages/search?search=p&perPage=50',
      '/messages/blocked',
      '/messages/contacts?perPage=50',
    ].map(get),
    get('/client/search?search=ana'),
  ];
}

/** What changes something: putting into the cart what is not sold to the person, and what others recommend. */
function writes({ bundles }: Store, userId: string): Question[] {
  const add = ['GM3101', '1401', '1402', '9001'].map((sku) => ({ sku, quantity: 1 }));
  return [
    { method: 'PUT', path: `/cart/${userId}`, body: { add } },
    ...bundles.map(({ token }): Question => ({ method: 'POST', path: `/cart/${userId}/bundle`, body: { token } })),
    get(`/cart/${userId}?showTaxes=true&returnToCart=true`),
    get(`/shippingMethods/${userId}`),
    { method: 'PUT', path: `/users/${userId}/favorite/GM3101`, body: {} },
    get(`/users/${userId}/favorite?perPage=48`),
    { method: 'POST', path: '/notify', body: { email: 'somebody@alerts.example', sku: 'GM3101' } },
  ];
}

/** Everything that somebody can ask the API about what others may see. */
export function callsOf(store: Store, { id, reader }: Person): Question[] {
  const reads = [...lists(store, reader), ...products(store, reader), ...records(store, reader, id), ...texts(store)];
  return [...reads, ...writes(store, id)];
}

/** The content service itself, which knows no session: everybody is refused, whatever they send along. */
const CONTENT_SERVICE = [
  '',
  '/entries',
  '/assets',
  '/content_types',
  '/tags',
  '/locales',
  '/sync?initial=true',
].flatMap((path) => [`/content/spaces/regen${path}`, `/content/spaces/regen/environments/master${path}`]);

/** Addresses of pages to begin with: every route, with names of what there is and of what not everybody may see. */
export function firstPages(store: Store, urls: readonly string[]): string[] {
  const { names, products: all, bundles } = store;
  const slugsOf = (type: string) =>
    names.records.flatMap((record) => (record.startsWith(`${type}/`) ? [record.slice(type.length + 1)] : []));
  const values: Readonly<Record<string, readonly string[]>> = {
    sku: all.map(({ sku }) => sku),
    storeLabel: names.labels,
    orderId: names.orders.slice(0, 3),
    bundleToken: bundles.map(({ token }) => token),
    accountId: names.accounts.slice(5, 7),
    token: ['made-up-token'],
    name: names.pages,
    blogPostId: slugsOf('blogPost'),
    protocolId: slugsOf('protocol'),
    webinarId: slugsOf('webinar'),
    topic: slugsOf('schoolTopic'),
    section: slugsOf('schoolSection').slice(0, 3),
  };
  const fill = (path: string): string[] => {
    const found = /\{(\w+)\}/.exec(path);
    if (!found) return [path];
    return (values[found[1] ?? ''] ?? ['made-up']).flatMap((value) =>
      fill(path.replace(found[0], encodeURIComponent(value))),
    );
  };
  const searches = WORDS.map((word) => `/search?q=${encodeURIComponent(word)}`);
  return [
    ...urls.flatMap((url) => fill(url.replace(/\[\/(.*)\]/, '/$1'))),
    ...searches,
    ...names.categories.map((slug) => `/products?category=${slug}`),
    ...names.concerns.map((slug) => `/products?concern=${slug}`),
    '/products?sizeClass=professional',
    '/robots.txt',
    '/sitemap.xml',
    '/blogs/feed.xml',
    ...CONTENT_SERVICE,
    ...CONTENT_SERVICE.map((path) => `${path}${path.includes('?') ? '&' : '?'}access_token=regen-storefront`),
  ];
}
