const MESSAGES = /^\/[^/]+\/messages(?:\/|$)/;

/** What somebody can do without a connection, on the page that they are on. */
export const offlineText = (pathname: string): string =>
  MESSAGES.test(pathname)
    ? 'Keep writing. We’ll send your messages when you’re back online.'
    : 'We’ll keep what you type. You can save and order when you’re back online.';
