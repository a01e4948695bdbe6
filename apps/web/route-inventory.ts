// Every URL of the store: those that were agreed, and those that a working store needs as well. What is known about a page is declared
// in its route, or here if it is planned; this list says which pages must exist, and `docs/routes.md` shows it.
import { ROUTE_TABLE, type InventoryPage } from './route-table.gen.ts';

/** What brings an address. The first two are the store itself; the others come with a part of their own. */
export const PARTS = ['store', 'account', 'joining', 'content', 'education', 'classes', 'my-store', 'admin'] as const;
export type Part = (typeof PARTS)[number];

/** Parts whose every URL must exist. */
export const FINISHED_PARTS: readonly Part[] = ['store', 'account', 'content', 'education'];

export type Audience =
  | 'everybody'
  /** Signed-in users are redirected. */
  | 'visitors'
  /** Any signed-in user, and a guest with the token in the URL. */
  | 'signed in'
  | 'b2b'
  | 'b2b and school'
  | 'retail'
  | 'school'
  | 'admin'
  | 'anyone with the link';

/** What was agreed about the URL of a planned page; for an existing one, the route table says it. */
interface Agreed {
  readonly who: Audience;
  /** `server`: with its data in the first response. `browser`: private, or different for each person. */
  readonly rendered: 'server' | 'browser';
}

export interface InventoryEntry {
  /** As it was agreed; `[…]` may be left out. */
  readonly url: string;
  /** Path of the route that handles it, without a trailing slash. */
  readonly route: string;
  readonly shows: string;
  readonly part: Part;
  /** Needed by a working store in addition to the agreed URLs. */
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
const written = entry('content');
const education = entry('education');
const classes = entry('classes', { who: 'everybody', rendered: 'server' });
const myStore = entry('my-store', { who: 'b2b', rendered: 'browser' });
const addition = { isAddition: true } as const;

/** One screen for the three channels, whose address begins with `$site`. */
const mine = (rest: string, shows: string, sites: readonly ('b2b' | 'retail' | 'school')[], more: More = {}) =>
  sites.map((site) => account(`/${site}${rest}`, shows, { route: `/$site${routeOf(rest)}`, ...more }));
const ALL = ['b2b', 'retail', 'school'] as const;

export const ROUTE_INVENTORY: readonly InventoryEntry[] = [
  store('/', 'Home'),
  store('/products', 'Product list, with its filters, order and page'),
  store('/products/{sku}', 'Product; the quick view is masked by its URL'),
  store('/search', 'Search results', addition),
  store('/compare', 'Up to four products side by side', addition),
  store('/store/{storeLabel}', 'Landing page of a store'),
  store('/launch/{storeLabel}', 'The same page; its canonical URL is `/store/{storeLabel}`'),
  store('/locations', 'Store locator'),
  store('/cart', 'Cart; a drawer over other pages'),
  store('/favorites', 'Favorites of a visitor, kept on the device', addition),
  store('/checkout', 'Checkout', addition),
  store('/order/{orderId}', 'Order, for its buyer and anyone with the link in its email', addition),
  store('/order/{orderId}/receipt', 'Receipt to print', addition),
  store(
    '/order/{orderId}/reviews',
    'Reviews of what was bought, for its buyer and anyone with the link in the email',
    addition,
  ),
  store('/reviews/unsubscribe', 'Unsubscribe from emails about reviews', addition),
  store('/login', 'Sign in'),
  store('/forgot-password', 'Forgot password'),
  store('/resetPassword[/{token}]', 'New password', { route: '/resetPassword/{-$token}' }),
  store('/register-retail', 'Create an account'),
  joining('/accept-terms', 'New terms, to be accepted after signing in', addition),
  store('/bundle/{bundleToken}', 'Recommendation'),
  store('/recommendations/{bundleToken}/{accountId}', 'Recommendation for one client'),
  store('/invitation/{token}', 'Invitation from a professional to a client', addition),
  store('/stock-alerts/confirm/{token}', 'Confirm a stock alert', addition),
  store('/stock-alerts/unsubscribe', 'Unsubscribe from a stock alert', addition),
  store('/email-change/{token}', 'Confirm a new email address', addition),
  store('/notifications/unsubscribe', 'Unsubscribe from emails about messages', addition),

  account('/account', "Redirects to the channel's area", addition),
  account('/reward-referral', 'Referral with link and code'),
  ...mine('/my-account', 'Redirects to the overview of the area', ALL, addition),
  ...mine('/my-account/profile', 'Profile', ALL),
  ...mine('/my-account/my-orders', 'Orders', ALL),
  ...mine('/my-account/my-orders/{orderId}', 'Order', ALL, addition),
  ...mine('/my-account/favorites', 'Favorites', ALL),
  ...mine('/my-account/regen-rewards', 'REGEN rewards', ['b2b']),
  ...mine('/my-account/my-professional', 'My professional', ['retail'], addition),

  ...mine('/messages[/{accountId}]', 'Conversations, and beside them the open one', ALL, {
    route: '/$site/messages/{-$accountId}',
  }),

  ...mine('/*', "The channel's area, behind its guard: the account overview", ALL, { route: '/$site/$' }),
  joining('/b2b/quick-order', 'Cart from pasted SKUs', addition),
  joining('/become-pro', 'Becoming a professional'),
  joining('/become-pro/gmp_professional_form', 'Application form'),

  education('/education', 'What is taught to whom'),
  education('/learning', 'On the way to the learning platform, if the store has one', addition),
  education('/school/education', 'Topics'),
  education('/school/education/{topic}', 'Topic'),
  education('/school/education/{topic}/{section}', 'Section'),

  written('/webinars', 'Webinars, by topic, with a search'),
  written('/webinars/{webinarId}', 'Webinar, with its chapters and transcript'),
  written('/protocols', 'Treatment protocols'),
  written('/protocols/{protocolId}', 'Protocol, and its treatment mode'),
  written('/resources', 'Resource library'),
  written('/blogs', 'Blog, by topic and author'),
  written('/blogs/{blogPostId}', 'Blog post'),
  written('/charity', 'Charity', { route: '/$name' }),
  written('/founder', 'Founder', { route: '/$name' }),
  written('/faqs', 'Questions and answers, with a search', { isAddition: true }),
  written('/uac', 'Site map: the public paths'),
  written('/12-days-of-glymed', 'Seasonal promotion, by its dates'),
  written('/{name}', 'Any page written by the editors'),

  classes('/calendar', 'Calendar of events and classes'),
  classes('/calendar/hae/{courseId}', 'HAE event'),

  myStore('/b2b/my-store/info', 'Store'),
  myStore('/b2b/my-store/client', 'Clients'),
  myStore('/b2b/my-store/retail-orders', "Clients' orders"),
  myStore('/b2b/my-store/top-products', 'Top products'),
  myStore('/b2b/my-store/my-recommendations', 'Recommendations'),

  entry('admin')('/admin/messages[/{accountId}]', 'Conversations of the care team', {
    route: '/admin/messages/{-$accountId}',
    ...addition,
  }),
  entry('admin')('/admin/applications', 'Applications for professional accounts', addition),
  entry('admin')('/admin/applications/{applicationId}', 'An application and its decision', addition),
  entry('admin')('/admin/orders', 'Orders of all buyers: to pack, to ship and all others', addition),
  entry('admin')('/admin/orders/print', 'Picking list and packing slips to print', addition),
  entry('admin')('/admin/orders/{orderId}', 'An order and what staff can do with it', addition),
  entry('admin')('/admin/people', 'People, found by name, email, account or order number', addition),
  entry('admin')('/admin/people/{userId}', 'A person, their account and what staff can change', addition),
  entry('admin')('/admin/reviews', 'Reviews that wait for staff, and what became of others', addition),
  entry('admin')('/admin/*', 'Staff area, behind its guard', { route: '/admin/$' }),
  entry('admin', { who: 'admin', rendered: 'browser' })('/impersonate/{id}', 'Acting for a person'),
];

const audiences: Readonly<Record<string, Audience>> = {
  member: 'signed in',
  trained: 'b2b and school',
  staff: 'admin',
  link: 'anyone with the link',
};

/** The page at a URL; undefined if it is planned. */
export const pageOf = ({ route }: InventoryEntry): InventoryPage | undefined =>
  ROUTE_TABLE.find(({ path }) => path === route);

/** Who a URL is for: as its page says, otherwise as agreed. */
export function whoOf(one: InventoryEntry): Audience {
  const audience = pageOf(one)?.audience;
  if (audience === undefined) return agreedOf(one).who;
  // The channel is the first part of the URL.
  const name = audience === 'site' ? (one.url.split('/')[1] ?? '') : audience;
  return audiences[name] ?? (name as Audience);
}

export const renderedOf = (one: InventoryEntry): 'server' | 'browser' =>
  pageOf(one)?.rendered ?? agreedOf(one).rendered;

function agreedOf({ url, agreed }: InventoryEntry): Agreed {
  if (!agreed) throw new Error(`Nothing was agreed about ${url}, and it has no page.`);
  return agreed;
}
