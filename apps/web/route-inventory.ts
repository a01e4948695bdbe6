// Every address of the store: the agreed ones and those that a working store needs beside them. What is known of a page stands with its
// route, and here of those to come; this says what there has to be, and `docs/routes.md` shows it.
import { ROUTE_TABLE, type InventoryPage } from './route-table.gen.ts';

/** What brings an address. The first two are the store itself; the others come with a part of their own. */
export const PARTS = ['store', 'account', 'joining', 'content', 'education', 'my-store', 'admin'] as const;
export type Part = (typeof PARTS)[number];

/** Parts of which every address has to be there. */
export const FINISHED_PARTS: readonly Part[] = ['store', 'account'];

export type Audience =
  | 'everybody'
  /** Signed-in users are redirected. */
  | 'visitors'
  /** Anybody signed in, and a guest with what the address carries. */
  | 'signed in'
  | 'b2b'
  | 'retail'
  | 'school'
  | 'admin'
  | 'anyone with the link';

/** What is agreed of an address whose page comes later; of one that is there the route table says it. */
interface Agreed {
  readonly who: Audience;
  /** `server`: with its data in the first response. `browser`: private, or different for each person. */
  readonly rendered: 'server' | 'browser';
}

export interface InventoryEntry {
  /** As it was agreed; `[…]` may be left out. */
  readonly url: string;
  /** Path of the route that handles it, without a slash at the end. */
  readonly route: string;
  readonly shows: string;
  readonly part: Part;
  /** What a working store needs beside the agreed addresses. */
  readonly isAddition?: true;
  readonly agreed?: Agreed;
}

type More = Partial<Pick<InventoryEntry, 'route' | 'isAddition'>>;

/** The path of the router for an address of the inventory: `{name}` is `$name`. */
const routeOf = (url: string): string => url.replace(/\{(\w+)\}/g, '$$$1');

const entry =
  (part: Part, agreed?: Agreed) =>
  (url: string, shows: string, more: More = {}): InventoryEntry => ({
    url,
    route: routeOf(url),
    shows,
    part,
    ...(agreed && { agreed }),
    ...more,
  });

const store = entry('store');
const account = entry('account');
const joining = entry('joining');
const content = entry('content', { who: 'everybody', rendered: 'server' });
const protocols = entry('content', { who: 'b2b', rendered: 'browser' });
const education = entry('education', { who: 'everybody', rendered: 'server' });
const lesson = entry('education', { who: 'school', rendered: 'browser' });
const myStore = entry('my-store', { who: 'b2b', rendered: 'browser' });
const addition = { isAddition: true } as const;

/** One screen for the three channels, whose address begins with `$site`. */
const mine = (rest: string, shows: string, sites: readonly ('b2b' | 'retail' | 'school')[], more: More = {}) =>
  sites.map((site) => account(`/${site}${rest}`, shows, { route: `/$site${routeOf(rest)}`, ...more }));
const ALL = ['b2b', 'retail', 'school'] as const;

export const ROUTE_INVENTORY: readonly InventoryEntry[] = [
  store('/', 'Home'),
  store('/products', 'Product list, with its filters, order and page'),
  store('/products/{sku}', 'Product; the quick view over a page is masked by it'),
  store('/search', 'Results of the search', addition),
  store('/compare', 'Up to four products side by side', addition),
  store('/store/{storeLabel}', 'Landing page of a store'),
  store('/launch/{storeLabel}', 'The same page; `store/` is its one address'),
  store('/locations', 'Finds a store'),
  store('/cart', 'Cart; over another page it is the drawer'),
  store('/checkout', 'Checkout', addition),
  store('/order/{orderId}', 'Order, for its buyer and anyone with the link from its email', addition),
  store('/order/{orderId}/receipt', 'Receipt to print', addition),
  store('/login', 'Sign in'),
  store('/forgot-password', 'Forgotten password'),
  store('/resetPassword[/{token}]', 'New password', { route: '/resetPassword/{-$token}' }),
  store('/register-retail', 'Create an account'),
  joining('/accept-terms', 'New terms, to be accepted after signing in', addition),
  store('/bundle/{bundleToken}', 'Recommendation'),
  store('/recommendations/{bundleToken}/{accountId}', 'Recommendation for one client'),
  store('/invitation/{token}', 'Invitation of a professional to a client', addition),
  store('/stock-alerts/confirm/{token}', 'Confirms a stock alert', addition),
  store('/stock-alerts/unsubscribe', 'Ends a stock alert', addition),

  account('/account', 'Leads to the area of the channel', addition),
  account('/reward-referral', 'Referral with link and code'),
  ...mine('/my-account', 'Leads to the start of the area', ALL, addition),
  ...mine('/my-account/profile', 'Profile', ALL),
  ...mine('/my-account/my-orders', 'Orders', ALL),
  ...mine('/my-account/my-orders/{orderId}', 'Order', ALL, addition),
  ...mine('/my-account/favorites', 'Favorites', ALL),
  ...mine('/my-account/regen-rewards', 'REGEN rewards', ['b2b']),

  ...mine('/*', 'Area of the channel, behind its guard: the account at a glance', ALL, { route: '/$site/$' }),
  joining('/b2b/quick-order', 'Cart from pasted SKUs', addition),
  joining('/become-pro', 'Becoming a professional'),
  joining('/become-pro/gmp_professional_form', 'Its form'),

  education('/education', 'Education'),
  education('/calendar', 'Calendar of events and classes'),
  education('/calendar/hae/{courseId}', 'HAE event'),
  lesson('/school/education', 'Topics'),
  lesson('/school/education/{topic}', 'Topic'),
  lesson('/school/education/{topic}/{section}', 'Section'),

  content('/webinars', 'Webinars'),
  content('/webinars/{webinarId}', 'Webinar'),
  protocols('/protocols', 'Protocols'),
  protocols('/protocols/{protocolId}', 'Protocol'),
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

  entry('admin')('/admin/*', 'Area of the staff, behind its guard', { route: '/admin/$' }),
  entry('admin', { who: 'admin', rendered: 'browser' })('/impersonate/{id}', 'Acting for a person'),
];

const audiences: Readonly<Record<string, Audience>> = {
  member: 'signed in',
  staff: 'admin',
  link: 'anyone with the link',
};

/** The page that is at an address; undefined when it comes later. */
export const pageOf = ({ route }: InventoryEntry): InventoryPage | undefined =>
  ROUTE_TABLE.find(({ path }) => path === route);

/** Whom an address is for: as its page says, else as it was agreed. */
export function whoOf(one: InventoryEntry): Audience {
  const audience = pageOf(one)?.audience;
  if (audience === undefined) return agreedOf(one).who;
  // The channel is the first part of the address.
  const name = audience === 'site' ? (one.url.split('/')[1] ?? '') : audience;
  return audiences[name] ?? (name as Audience);
}

export const renderedOf = (one: InventoryEntry): 'server' | 'browser' =>
  pageOf(one)?.rendered ?? agreedOf(one).rendered;

function agreedOf({ url, agreed }: InventoryEntry): Agreed {
  if (!agreed) throw new Error(`Nothing is agreed of ${url}, and it has no page.`);
  return agreed;
}
