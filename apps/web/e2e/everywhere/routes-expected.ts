// What each address of the inventory shows, by its URL there. Who gets the page, the sign-in or the explanation follows from the
// inventory's `who`; the exceptions are here.
import type { Audience } from '../../route-inventory.ts';
import { ROLES, type Role, type RoutesWorld } from './routes-world.ts';

/** `refused`: a record is not for this person, which the page says or leaves out, after a call that was refused. */
export type Outcome =
  | { kind: 'shown' | 'refused' | 'missing'; title: string; h1: string }
  | { kind: 'redirect'; to: string; title: string; h1: string }
  | { kind: 'sign-in' }
  | { kind: 'explanation'; h1: string; at?: string };

type Text = string | ((world: RoutesWorld, role: Role) => string);

export interface Expected {
  /** The address to open, where it is not the inventory's own. */
  path?: (world: RoutesWorld, role: Role) => string;
  /** The title of the window, without the name of the store. */
  title: Text;
  h1: Text;
  except?: Partial<Record<Role, Outcome>>;
  /** The URL of the explanation, if the address redirects first. */
  closedAt?: string;
}

const same = (outcome: Outcome, roles: readonly Role[] = ROLES): Partial<Record<Role, Outcome>> =>
  Object.fromEntries(roles.map((role) => [role, outcome]));
const signedIn = ROLES.filter((role) => role !== 'visitor');
const at = (path: string) => () => path;
const home = { title: 'Professional skin care', h1: 'Good skin is cared for, not covered up' };
/** Where somebody who has signed in already is led from the sign-in. */
const overview = (site: string, firstName: string): Outcome => ({
  kind: 'redirect',
  to: `/${site}`,
  title: 'Your account',
  h1: `Welcome, ${firstName}`,
});
const toOverview = {
  b2b: overview('b2b', 'Marcus'),
  retail: overview('retail', 'Ana'),
  school: overview('school', 'Ruth'),
  admin: overview('b2b', 'Noor'),
};
const redirectedHome = same({ kind: 'redirect', to: '/', ...home }, signedIn);
const nothing: Outcome = { kind: 'missing', title: 'Page not found', h1: 'We couldn’t find this page' };
const closedOrder = (title: string): Outcome => ({ kind: 'refused', title, h1: 'We can’t find this order' });
/** Whose order an address names: one's own, or the professional's for a person without orders. */
const orderOf = (world: RoutesWorld, role: Role) => world.orders[role === 'retail' || role === 'school' ? role : 'b2b'];
const welcome = (world: RoutesWorld, role: Role) => `Welcome, ${role === 'visitor' ? '' : world.firstNames[role]}`;

const careDesk: Outcome = { kind: 'redirect', to: '/admin/messages', title: 'Messages', h1: 'Messages' };

const SITES = ['b2b', 'retail', 'school'] as const;
const LABELS = { b2b: 'Pro', retail: 'Retail', school: 'School' } as const;

/** The pages of an account, for each channel. */
const accounts = Object.fromEntries(
  SITES.flatMap((site): [string, Expected][] => {
    const owners: readonly Exclude<Role, 'visitor'>[] = site === 'b2b' ? ['b2b', 'admin'] : [site];
    return [
      [`/${site}/*`, { path: at(`/${site}`), title: 'Your account', h1: welcome }],
      [
        `/${site}/my-account`,
        {
          title: '',
          h1: '',
          closedAt: `/${site}`,
          except: Object.fromEntries(owners.map((role) => [role, toOverview[role]])),
        },
      ],
      [`/${site}/my-account/profile`, { title: 'Profile', h1: 'Profile' }],
      [`/${site}/my-account/my-orders`, { title: 'Your orders', h1: 'Your orders' }],
      [`/${site}/my-account/favorites`, { title: 'Favorites', h1: 'Favorites' }],
      [
        `/${site}/messages[/{accountId}]`,
        {
          path: ({ careAccountId }, role) => `/${site}/messages${role === 'admin' ? '' : `/${careAccountId}`}`,
          title: 'Regen Care',
          h1: 'Regen Care',
          // The care team writes in the area of the staff.
          except: site === 'b2b' ? { admin: careDesk } : {},
        },
      ],
      [
        `/${site}/my-account/my-orders/{orderId}`,
        {
          path: (world) => `/${site}/my-account/my-orders/${world.orders[site].id}`,
          title: (world) => `Order ${world.orders[site].number}`,
          h1: (world) => `Order ${world.orders[site].number}`,
          // Staff has a Pro account, but not this order.
          except: site === 'b2b' ? { admin: closedOrder('Order') } : {},
        },
      ],
    ];
  }),
);

export const EXPECTED: Readonly<Record<string, Expected>> = {
  '/': home,
  '/products': { title: 'All products', h1: 'All products' },
  '/products/{sku}': { path: at('/products/1401'), title: 'C15 Bright Serum', h1: 'C15 Bright Serum' },
  '/search': { path: at('/search?q=vitamin%20c'), title: '“vitamin c”', h1: 'Results for “vitamin c”' },
  '/store/{storeLabel}': { path: at('/store/lumen-skin'), title: 'Lumen Skin Clinic', h1: 'Lumen Skin Clinic' },
  '/launch/{storeLabel}': { path: at('/launch/lumen-skin'), title: 'Lumen Skin Clinic', h1: 'Lumen Skin Clinic' },
  '/locations': { title: 'Find a store', h1: 'Find a store' },
  '/faqs': { title: 'Frequently asked questions', h1: 'Frequently asked questions' },
  '/charity': { title: 'Giving back', h1: 'Giving back' },
  '/founder': { title: 'Our founder', h1: 'Our founder' },
  '/{name}': { path: at('/shipping'), title: 'Shipping', h1: 'Shipping' },
  '/cart': { title: 'Your cart', h1: 'Your cart' },
  '/favorites': {
    title: 'Favorites',
    h1: 'Favorites',
    except: Object.fromEntries(
      signedIn.map((role) => [
        role,
        {
          kind: 'redirect',
          to: `/${role === 'admin' ? 'b2b' : role}/my-account/favorites`,
          title: 'Favorites',
          h1: 'Favorites',
        } as const,
      ]),
    ),
  },
  '/checkout': { title: 'Checkout', h1: 'Checkout' },
  '/order/{orderId}': {
    path: (world, role) => `/order/${orderOf(world, role).id}`,
    title: 'Your order',
    h1: (world, role) => `Thank you, ${role === 'visitor' ? '' : world.firstNames[role]}`,
    except: same(closedOrder('Your order'), ['visitor', 'admin']),
  },
  '/order/{orderId}/receipt': {
    path: (world, role) => `/order/${orderOf(world, role).id}/receipt`,
    title: 'Receipt',
    h1: 'Receipt',
    except: same(closedOrder('Receipt'), ['visitor', 'admin']),
  },
  '/order/{orderId}/reviews': {
    path: (world, role) => `/order/${orderOf(world, role).id}/reviews`,
    title: 'Review your products',
    h1: 'Review your products',
    except: same(closedOrder('Review your products'), ['visitor', 'admin']),
  },
  '/reviews/unsubscribe': { title: 'Review emails', h1: 'Stop emails about reviews?' },
  '/login': { title: 'Sign in', h1: 'Sign in', except: toOverview },
  '/forgot-password': {
    title: 'Forgot your password',
    h1: 'Forgot your password?',
    // A signed-in person may want another one as well.
    except: same({ kind: 'shown', title: 'Forgot your password', h1: 'Forgot your password?' }, signedIn),
  },
  '/resetPassword[/{token}]': { path: at('/resetPassword/abc'), title: 'Set a new password', h1: 'Set a new password' },
  '/register-retail': { title: 'Create an account', h1: 'Create an account', except: redirectedHome },
  '/bundle/{bundleToken}': {
    path: ({ bundleToken }) => `/bundle/${bundleToken}`,
    title: 'Recommended for you',
    h1: 'Evening reset',
  },
  '/recommendations/{bundleToken}/{accountId}': {
    path: ({ bundleToken, clientAccountId }) => `/recommendations/${bundleToken}/${clientAccountId}`,
    title: 'Recommended for you',
    h1: (_world, role) =>
      role === 'visitor' || role === 'retail' ? 'Evening reset' : 'This was sent to another account',
  },
  '/invitation/{token}': {
    path: ({ invitationPath }) => invitationPath,
    title: 'Your invitation',
    h1: 'You’re invited',
  },
  '/stock-alerts/confirm/{token}': {
    path: at('/stock-alerts/confirm/abc'),
    title: 'Stock alert',
    h1: 'We couldn’t update your alert',
  },
  '/stock-alerts/unsubscribe': { title: 'Stock alert', h1: 'We couldn’t update your alert' },
  '/notifications/unsubscribe': { title: 'Message emails', h1: 'Stop emails about unread messages?' },
  '/email-change/{token}': {
    path: at('/email-change/abc'),
    title: 'New email',
    h1: 'We couldn’t confirm this change',
  },
  '/account': {
    title: '',
    h1: '',
    except: {
      b2b: { kind: 'redirect', to: '/b2b', title: 'Your account', h1: 'Welcome, Marcus' },
      retail: { kind: 'redirect', to: '/retail', title: 'Your account', h1: 'Welcome, Ana' },
      school: { kind: 'redirect', to: '/school', title: 'Your account', h1: 'Welcome, Ruth' },
      admin: { kind: 'redirect', to: '/b2b', title: 'Your account', h1: 'Welcome, Noor' },
    },
  },
  '/reward-referral': { title: 'Refer your clients', h1: 'Refer your clients' },
  ...accounts,
  '/retail/my-account/my-professional': { title: 'My professional', h1: 'My professional' },
  '/b2b/my-account/regen-rewards': { title: 'REGEN rewards', h1: 'REGEN rewards' },
  '/education': { title: 'Education', h1: 'Education' },
  // The demo shop has no learning platform.
  '/learning': { title: '', h1: '', except: same(nothing, signedIn) },
  '/school/education': { title: 'Education', h1: 'Education' },
  '/school/education/{topic}': {
    path: at('/school/education/skin-science'),
    title: 'Skin science',
    h1: 'Skin science',
  },
  '/school/education/{topic}/{section}': {
    path: at('/school/education/skin-science/the-barrier'),
    title: 'How the barrier holds water',
    h1: 'How the barrier holds water',
  },
  '/b2b/quick-order': { title: 'Quick order', h1: 'Quick order' },
  '/become-pro': { title: 'Become a professional', h1: 'For skincare professionals' },
  '/become-pro/gmp_professional_form': {
    title: 'Apply for a professional account',
    h1: (_world, role) =>
      role === 'b2b' || role === 'admin' ? 'You have a professional account' : 'Apply for a professional account',
  },
  // Everybody in the demo shop has accepted the terms.
  '/accept-terms': {
    title: '',
    h1: '',
    except: {
      ...redirectedHome,
      visitor: { kind: 'redirect', to: '/login?redirect=%2F', title: 'Sign in', h1: 'Sign in' },
    },
  },
  '/blogs': { title: 'Blog', h1: 'Blog' },
  '/blogs/{blogPostId}': {
    path: at('/blogs/acids-by-size'),
    title: 'Acids, sorted by size',
    h1: 'Acids, sorted by size',
  },
  '/webinars': { title: 'Webinars', h1: 'Webinars' },
  '/webinars/{webinarId}': {
    path: at('/webinars/choose-one-acid'),
    title: 'Choose one acid',
    h1: 'Choose one acid',
  },
  '/protocols': { title: 'Treatment protocols', h1: 'Treatment protocols' },
  '/protocols/{protocolId}': {
    path: at('/protocols/deep-cleansing-facial'),
    title: 'Deep cleansing facial',
    h1: 'Deep cleansing facial',
  },
  '/resources': { title: 'Resource library', h1: 'Resource library' },
  '/uac': {
    title: 'Site map',
    h1: 'Site map',
    // It asks for the promotion, and leaves it out.
    except: same({ kind: 'refused', title: 'Site map', h1: 'Site map' }, ['school']),
  },
  '/12-days-of-glymed': {
    title: '12 Days of GlyMed',
    h1: '12 Days of GlyMed',
    // Its editors have written it for the others.
    except: same({ kind: 'refused', title: 'Page not found', h1: 'We couldn’t find this promotion' }, ['school']),
  },
  '/compare': { title: 'Compare products', h1: 'Compare products' },
  '/admin/messages[/{accountId}]': {
    path: ({ clientAccountId }) => `/admin/messages/${clientAccountId}`,
    title: 'Ana Ruiz',
    h1: 'Ana Ruiz',
  },
  '/admin/applications': { title: 'Applications', h1: 'Applications' },
  '/admin/applications/{applicationId}': {
    path: ({ application }) => `/admin/applications/${application.id}`,
    title: ({ application }) => application.businessName,
    h1: ({ application }) => application.businessName,
  },
  '/admin/orders': { title: 'Orders', h1: 'Orders' },
  '/admin/orders/print': {
    path: ({ orders }) => `/admin/orders/print?orders=${orders.retail.id}`,
    title: 'Print orders',
    h1: 'Picking list',
  },
  '/admin/orders/{orderId}': {
    path: ({ orders }) => `/admin/orders/${orders.retail.id}`,
    title: ({ orders }) => `Order ${orders.retail.number}`,
    h1: ({ orders }) => `Order ${orders.retail.number}`,
  },
  '/admin/people': { title: 'People', h1: 'People' },
  '/admin/people/{userId}': {
    path: ({ clientUserId }) => `/admin/people/${clientUserId}`,
    title: 'Ana Ruiz',
    h1: 'Ana Ruiz',
  },
  '/admin/reviews': { title: 'Reviews', h1: 'Reviews' },
  '/admin/*': { path: at('/admin'), title: 'Staff', h1: 'Staff' },
};

interface Miss {
  path: string;
  who: Audience;
}

/** Addresses that lead nowhere: as public pages, inside of an area, and in an area of another channel. */
export const MISSES: readonly Miss[] = [
  { path: '/nowhere', who: 'everybody' },
  { path: '/nowhere/my-account/profile', who: 'everybody' },
  { path: '/b2b/nowhere', who: 'b2b' },
  { path: '/retail/my-account/nowhere', who: 'retail' },
  { path: '/school/nowhere/at/all', who: 'school' },
  { path: '/admin/nowhere', who: 'admin' },
];

const closed = (area: 'b2b' | 'retail' | 'school' | 'admin'): Outcome => ({
  kind: 'explanation',
  h1: area === 'admin' ? 'This page is for Regen staff' : `This page is for ${LABELS[area]} accounts`,
});

/** What a role gets where nothing else is said: the page, the way to it, or why it is closed. */
function byAudience(who: Audience, role: Role): Outcome | null {
  if (who === 'everybody' || who === 'visitors' || who === 'anyone with the link') return null;
  if (who === 'b2b and school') {
    const isOpen = role === 'b2b' || role === 'school' || role === 'admin';
    return isOpen ? null : { kind: 'explanation', h1: 'This page is for Pro and School accounts' };
  }
  if (role === 'visitor') return { kind: 'sign-in' };
  if (who === 'signed in' || who === role) return null;
  // The staff of the demo shop has a Pro account.
  return who === 'b2b' && role === 'admin' ? null : closed(who);
}

export function outcomeOf(expected: Expected, who: Audience, role: Role, world: RoutesWorld): Outcome {
  const { title, h1, except, closedAt } = expected;
  const other = except?.[role] ?? byAudience(who, role);
  if (other?.kind === 'explanation' && closedAt !== undefined) return { ...other, at: closedAt };
  const written = (text: Text) => (typeof text === 'string' ? text : text(world, role));
  return other ?? { kind: 'shown', title: written(title), h1: written(h1) };
}

export const missOf = ({ who }: Miss, role: Role): Outcome => byAudience(who, role) ?? nothing;
