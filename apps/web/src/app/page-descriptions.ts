import { ROUTE_INVENTORY } from '../../route-inventory.ts';

/**
 * One sentence for each page that the browser renders, by the router's path, for previews of links to it. Only the server has
 * them: it writes them into the head, where the browser has no use for them.
 */
const sentences: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '/cart': 'What you have chosen, with prices, offers and what shipping will cost.',
    '/checkout': 'Address, delivery and payment, in a few steps, with or without an account.',
    '/order/$orderId': 'Your order: what is in it, how far it is, and how to reach us about it.',
    '/order/$orderId/receipt': 'The receipt of your order, to print or to keep.',
    '/login': 'Sign in to your Regen account for your prices, orders and favorites.',
    '/forgot-password': 'Get a link by email to choose a new password.',
    '/resetPassword/{-$token}': 'Choose a new password for your Regen account.',
    '/register-retail': 'Create a Regen account to keep favorites, follow orders and check out faster.',
    '/bundle/$bundleToken': 'A routine that a professional has put together, with what to use and when.',
    '/recommendations/$bundleToken/$accountId': 'A routine that your professional has put together for you.',
    '/invitation/$token': 'An invitation of your skin care professional to Regen.',
    '/stock-alerts/confirm/$token': 'Confirm that we may write to you when a product is back.',
    '/stock-alerts/unsubscribe': 'End the message about a product that is out of stock.',
    '/accept-terms': 'Read and accept the terms that have changed since you last did.',
    '/become-pro/gmp_professional_form':
      'Apply for a Regen professional account with your licence, in about five minutes.',
    '/account': 'Your Regen account: orders, favorites, profile and what else is yours.',
    '/reward-referral': 'Refer your clients to Regen with a link and a code of your own.',
    '/$area/$': 'Your Regen account at a glance: the latest order, favorites and what else is yours.',
    '/$site/my-account': 'Your Regen account: orders, favorites and profile.',
    '/$site/my-account/profile': 'Your name, phone number, addresses and password.',
    '/$site/my-account/my-orders': 'What you have ordered, to follow, to print and to order again.',
    '/$site/my-account/my-orders/$orderId': 'One of your orders: what is in it and how far it is.',
    '/$site/my-account/favorites': 'The products that you keep, at your own prices.',
    '/$site/my-account/regen-rewards': 'Your points: how many there are, where they come from and what they are worth.',
    '/b2b/quick-order': 'Put a pasted list of SKUs and quantities into your cart at once.',
  }),
);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What a head lacks: the description and, where the page may be listed, its one address and what previews show. */
export function missingHead(html: string, route: string, path: string, origin: string): string {
  const description = sentences.get(route === '/' ? route : route.replace(/\/$/, ''));
  if (description === undefined || html.includes('<meta name="description"')) return '';
  const title = /<title>(.*?) · Regen<\/title>/.exec(html)?.[1];
  const tags = [`<meta name="description" content="${escape(description)}"/>`];
  if (title !== undefined && ROUTE_INVENTORY.some(({ url, isListed }) => isListed && url === path)) {
    const url = escape(origin + path);
    tags.push(
      `<link rel="canonical" href="${url}"/>`,
      `<meta property="og:title" content="${title}"/>`,
      `<meta property="og:description" content="${escape(description)}"/>`,
      `<meta property="og:url" content="${url}"/>`,
      '<meta property="og:type" content="website"/>',
    );
  }
  return tags.join('');
}
