// Every address of the store: the agreed ones and those that a working store needs beside them. Titles, guards and
// what is rendered where stand with the routes; this says what there has to be, and `docs/routes.md` shows it.

/** What brings an address. The first two are the store itself; the others come with a part of their own. */
export const PARTS = ['store', 'account', 'joining', 'content', 'education', 'my-store', 'admin'] as const;
export type Part = (typeof PARTS)[number];

/** Parts of which every address has to be there. */
export const FINISHED_PARTS: readonly Part[] = ['store', 'account'];

export type Audience =
  | 'everybody'
  /** Who is signed in is led on. */
  | 'visitors'
  /** Anybody signed in, and a guest with what the address carries. */
  | 'signed in'
  | 'b2b'
  | 'retail'
  | 'school'
  | 'admin'
  | 'whoever has the link';

export interface InventoryEntry {
  /** As it was agreed; `[…]` may be left out. */
  readonly url: string;
  /** Paths of the router that answer it, as its route files name them, without a slash at the end. */
  readonly routes: readonly string[];
  readonly shows: string;
  readonly part: Part;
  readonly who: Audience;
  /** `server`: with its data in the first answer. `browser`: private, or different for each person. */
  readonly rendered: 'server' | 'browser';
  /** What a working store needs beside the agreed addresses. */
  readonly isAddition?: true;
  /** Has one address for everybody and may be listed by search engines. */
  readonly isListed?: true;
}

type More = Partial<Pick<InventoryEntry, 'routes' | 'isAddition' | 'isListed'>>;

/** The path of the router for an address of the inventory: `{name}` is `$name`. */
const routeOf = (url: string): string => url.replace(/\{(\w+)\}/g, '$$$1');

const entry =
  (part: Part, who: Audience, rendered: InventoryEntry['rendered']) =>
  (url: string, shows: string, more: More = {}): InventoryEntry => ({
    url,
    routes: [routeOf(url)],
    shows,
    part,
    who,
    rendered,
    ...more,
  });

const open = entry('store', 'everybody', 'server');
const local = entry('store', 'everybody', 'browser');
const session = entry('store', 'visitors', 'browser');
const link = entry('store', 'whoever has the link', 'browser');
const joining = entry('joining', 'everybody', 'browser');
const content = entry('content', 'everybody', 'server');
const education = entry('education', 'everybody', 'server');
const lesson = entry('education', 'school', 'browser');
const myStore = entry('my-store', 'b2b', 'browser');

/** One screen for the three channels, whose address begins with `$site`. */
const mine = (rest: string, shows: string, sites: readonly ('b2b' | 'retail' | 'school')[], more: More = {}) =>
  sites.map((site) =>
    entry('account', site, 'browser')(`/${site}${rest}`, shows, {
      routes: [`/$site${routeOf(rest)}`],
      ...more,
    }),
  );
const ALL = ['b2b', 'retail', 'school'] as const;
const addition = { isAddition: true } as const;

export const ROUTE_INVENTORY: readonly InventoryEntry[] = [
  open('/', 'Home', { isListed: true }),
  open('/products', 'Product list, with its filters, order and page', { isListed: true }),
  open('/products/{sku}', 'Product; the quick view over a page is masked by it'),
  open('/search', 'Results of the search', addition),
  open('/compare', 'Up to four products side by side', { isAddition: true, isListed: true }),
  open('/store/{storeLabel}', 'Landing page of a store'),
  open('/launch/{storeLabel}', 'The same page; `store/` is its one address'),
  open('/locations', 'Finds a store', { isListed: true }),
  local('/cart', 'Cart; over another page it is the drawer'),
  local('/checkout', 'Checkout', addition),
  link('/order/{orderId}', 'Order, for who placed it and by the link of its mail', addition),
  link('/order/{orderId}/receipt', 'Receipt to print', addition),
  session('/login', 'Sign in'),
  session('/forgot-password', 'Forgotten password'),
  link('/resetPassword[/{token}]', 'New password', { routes: ['/resetPassword/{-$token}'] }),
  session('/register-retail', 'Create an account', { isListed: true }),
  entry('joining', 'signed in', 'browser')('/accept-terms', 'New terms, to be accepted after signing in', addition),
  link('/bundle/{bundleToken}', 'Recommendation'),
  link('/recommendations/{bundleToken}/{accountId}', 'Recommendation for one client'),
  link('/invitation/{token}', 'Invitation of a professional to a client', addition),
  link('/stock-alerts/confirm/{token}', 'Confirms a stock alert', addition),
  link('/stock-alerts/unsubscribe', 'Ends a stock alert', addition),

  entry('account', 'signed in', 'browser')('/account', 'Leads to the area of the channel', addition),
  entry('account', 'signed in', 'browser')('/reward-referral', 'Referral with link and code'),
  ...mine('/my-account', 'Leads to the start of the area', ALL, addition),
  ...mine('/my-account/profile', 'Profile', ALL),
  ...mine('/my-account/my-orders', 'Orders', ALL),
  ...mine('/my-account/my-orders/{orderId}', 'Order', ALL, addition),
  ...mine('/my-account/favorites', 'Favorites', ALL),
  ...mine('/my-account/regen-rewards', 'REGEN rewards', ['b2b']),

  ...(['b2b', 'retail', 'school'] as const).map((site) =>
    entry('account', site, 'browser')(`/${site}/*`, 'Area of the channel, behind its guard: the account at a glance', {
      routes: ['/$area/$'],
    }),
  ),
  entry('joining', 'b2b', 'browser')('/b2b/quick-order', 'Cart from pasted SKUs', addition),
  entry('joining', 'everybody', 'server')('/become-pro', 'Becoming a professional', { isListed: true }),
  joining('/become-pro/gmp_professional_form', 'Its form'),

  education('/education', 'Education'),
  education('/calendar', 'Calendar of events and classes'),
  education('/calendar/hae/{courseId}', 'HAE event'),
  lesson('/school/education', 'Topics'),
  lesson('/school/education/{topic}', 'Topic'),
  lesson('/school/education/{topic}/{section}', 'Section'),

  content('/webinars', 'Webinars'),
  content('/webinars/{webinarId}', 'Webinar'),
  entry('content', 'b2b', 'browser')('/protocols', 'Protocols'),
  entry('content', 'b2b', 'browser')('/protocols/{protocolId}', 'Protocol'),
  content('/resources', 'Resource library'),
  content('/blogs', 'Blogs'),
  content('/blogs/{blogPostId}', 'Blog post'),
  content('/charity', 'Charity'),
  content('/founder', 'Founder'),
  content('/uac', 'Public paths'),
  content('/12-days-of-glymed', 'Seasonal promotion'),
  content('/{name}', 'Any page of the editors'),

  myStore('/b2b/my-store/info', 'Store'),
  myStore('/b2b/my-store/client', 'Clients'),
  myStore('/b2b/my-store/retail-orders', 'Orders of clients'),
  myStore('/b2b/my-store/top-products', 'Top products'),
  myStore('/b2b/my-store/my-recommendations', 'Recommendations'),

  entry('admin', 'admin', 'browser')('/admin/*', 'Area of the staff, behind its guard', { routes: ['/$area/$'] }),
  entry('admin', 'admin', 'browser')('/impersonate/{id}', 'Acting for a person'),
];

/** Public pages with an address of their own, for the sitemap, which leaves out what is not there yet. */
export const listedPaths: readonly string[] = ROUTE_INVENTORY.filter((one) => one.isListed).map(({ url }) => url);
