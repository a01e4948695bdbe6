// The storefront reaches the API through its kernel, reads through loaders, and knows queries by the constants that make them (ADR 65).
import { expect, test } from 'vitest';
import { isTest, sourceFiles, type SourceFile } from './files.ts';

const files = sourceFiles().filter(({ path }) => path.startsWith('apps/web/src/') && !isTest(path));
const outside = files.filter(({ path }) => !path.startsWith('apps/web/src/kernel/'));

const COMPOSED = /\bcreate(?:Client|Call|Regen|\w+Resource)\(|(?<!['"`])\bregen\.\w+\.\w+\(/;
const BY_HAND = /\bservice\(create\w+Resource\)/;
const RAW_KEY = /\bqueryKey: \[(?!\.\.\.|,)|Quer(?:y|ies)(?:Data|State)(?:<[^>]*>)?\(\[/;

/** What neither a query nor `useWrite` can do; it calls a resource, with the reason why. */
const CALLS_BY_HAND: Readonly<Record<string, string>> = {
  'features/applications/use-send-application.ts': 'A file with progress and a Stop button: options per call.',
  'features/cart/cart-store.ts': 'The cart queues its changes outside of React, and they outlive the page.',
  'features/favorites/favorite-skus.ts': 'One query of all pages.',
  'features/favorites/favorite-store.ts': 'Favorites queue their changes outside of React.',
  'features/messages/outgoing.ts': 'Messages wait outside of React until they can be sent, also over a reload.',
  'features/messages/read-chats.ts': 'One query of as many pages as are shown.',
  'features/messages/read-thread.ts': 'One query of what was read of a conversation, in any order.',
  'features/messages/use-files.ts': 'Files with progress, each with its own end.',
  'features/messages/use-reading.ts': 'What was seen is marked a moment later, and changes only what it marks.',
  'features/order-desk/export-orders.ts': 'All matching pages, read once for a file.',
  'features/order-desk/pack-orders.ts': 'Several orders in one press, each with its own outcome.',
  'features/payment/use-payment.ts': 'A payment is repeated under its stored key, also after a reload.',
  'features/recommendations/add-bundle.ts': 'Loaded by the press, and waits for the changes of the cart.',
  'session/end-session.ts': 'Runs outside of React, and limits how long it waits.',
  'session/keep-fresh.ts': 'Renews the session outside of React.',
  'session/push.ts': 'Follows the session outside of React.',
};

const found = (sources: readonly SourceFile[], pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? `${path}:${at + 1}` : [])),
  );

/** Names of the queries that a text prefetches as loaders do. */
const askedIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:ensure|prefetch)\((\w+)/g)].map(([, name = '']) => name);

/** The queries that a text reads: their names, and whether a reason is above. */
function readsOf(text: string): { name: string; at: number; isExplained: boolean }[] {
  const lines = text.split('\n');
  return [
    ...text.matchAll(/\b(?:useQuery\(|usePrefetchedQuery\(|usePreviewedQuery\(\s*\w+,)\s*(?:\{\s*\.\.\.)?(\w+)/g),
  ].map(({ 1: given = '', index }) => {
    const before = text.slice(0, index);
    const at = before.split('\n').length;
    // A query that is made first, because its key is used as well, is known by what made it.
    const name = [...before.matchAll(new RegExp(`const ${given} =\\s+(\\w+)\\(`, 'g'))].at(-1)?.[1] ?? given;
    return { name, at, isExplained: /^\s*\/\/ No loader: \w/.test(lines[at - 2] ?? '') };
  });
}

test('sees what it looks for', () => {
  for (const text of ['createClient(call, {})', 'createOrdersResource(call)', 'await regen.cart.update(cart)']) {
    expect(text).toMatch(COMPOSED);
  }
  for (const text of ["stored('regen.tab.payment.1', schema)", 'service(createOrdersResource).place(body)']) {
    expect(text).not.toMatch(COMPOSED);
  }
  expect('await app.service(createOrdersResource).place(body)').toMatch(BY_HAND);
  expect('const badge = app.service(cartBadge);').not.toMatch(BY_HAND);
  for (const text of [
    "{ queryKey: ['accountGet'] }",
    "client.getQueryData(['cartGet'])",
    "setQueriesData<Cart>(['x'], 1)",
  ]) {
    expect(text).toMatch(RAW_KEY);
  }
  expect('{ queryKey: [...orderList(call, params).queryKey, 1] }').not.toMatch(RAW_KEY);
  expect(askedIn('void prefetch(orderList, { id }); await context.ensure(ordersOf)')).toEqual([
    'orderList',
    'ordersOf',
  ]);
  const text =
    'useQuery(a(call));\n// No loader: it is typed.\nconst { data } = useQuery({\n  ...b(call),\n});\nusePrefetchedQuery(c, 1)\nusePreviewedQuery(listed, d, 1)\nconst made = e(call);\nuseQuery({ ...made })';
  expect(readsOf(text)).toEqual([
    { name: 'a', at: 1, isExplained: false },
    { name: 'b', at: 3, isExplained: true },
    { name: 'c', at: 6, isExplained: false },
    { name: 'd', at: 7, isExplained: false },
    { name: 'e', at: 9, isExplained: false },
  ]);
});

test('no client of the API is composed outside of the kernel', () => {
  expect(found(outside, COMPOSED)).toEqual([]);
});

test('a resource is called by hand only where a reason is listed', () => {
  const callers = outside.filter(({ text }) => BY_HAND.test(text)).map(({ path }) => path.replace('apps/web/src/', ''));
  expect(callers.toSorted()).toEqual(Object.keys(CALLS_BY_HAND));
});

// Of the whole store, not per route: a feature's `index.ts` names all of its screens, so imports do not tell which of them a route shows.
// That the route's own loader does it, `usePrefetchedQuery` checks while it runs.
test('every query that a screen reads is prefetched by a loader of some route, or says why not', () => {
  // In a route, or what stands beside its feature by name.
  const loaders = outside.filter(({ path }) => /\/routes\/|\/load-[\w-]+\.ts$/.test(path));
  const asked = new Set(loaders.flatMap(({ text }) => askedIn(text)));
  expect(asked.size).toBeGreaterThan(20);
  const lost = outside.flatMap(({ path, text }) =>
    readsOf(text)
      .filter(({ name, isExplained }) => !isExplained && !asked.has(name))
      .map(({ name, at }) => `${path}:${at} reads ${name}`),
  );
  expect(lost).toEqual([]);
});

test('no key of a query is written by hand', () => {
  expect(found(files, RAW_KEY)).toEqual([]);
});

test('the identity of a visitor is defined in the kernel', () => {
  const people = outside.filter(({ text }) => /\buserId \?\? '/.test(text) || /(?<!kind: )'guest'/.test(text));
  expect(people.map(({ path }) => path)).toEqual([]);
});

test('loaders are in their route, not behind an import', () => {
  const routes = files.filter(({ path }) => path.startsWith('apps/web/src/routes/'));
  expect(routes.length).toBeGreaterThan(30);
  // The table of the former URLs is for few, and so are the calls of staff, of reviews, of a visitor's favorites and of a person’s own pages: with a loader of its own, a route
  // brings those that only other parts use into every page. The page of a product imports them on the server alone.
  expect(routes.filter(({ text }) => text.includes('import(')).map(({ path }) => path)).toEqual([
    'apps/web/src/routes/(shop)/favorites.tsx',
    'apps/web/src/routes/(shop)/order.$orderId.reviews.tsx',
    'apps/web/src/routes/(shop)/products.$sku.tsx',
    'apps/web/src/routes/__root.tsx',
    'apps/web/src/routes/_member/$site/$.tsx',
    'apps/web/src/routes/_member/$site/my-account/my-professional.tsx',
    'apps/web/src/routes/_member/$site/my-account/regen-rewards.tsx',
    'apps/web/src/routes/_member/_staff/admin.$.tsx',
    'apps/web/src/routes/_member/_staff/admin.applications.$applicationId.tsx',
    'apps/web/src/routes/_member/_staff/admin.applications.index.tsx',
    'apps/web/src/routes/_member/_staff/admin.orders.$orderId.tsx',
    'apps/web/src/routes/_member/_staff/admin.orders.index.tsx',
    'apps/web/src/routes/_member/_staff/admin.orders.print.tsx',
    'apps/web/src/routes/_member/_staff/admin.people.$userId.tsx',
    'apps/web/src/routes/_member/_staff/admin.people.index.tsx',
    'apps/web/src/routes/_member/_staff/admin.reviews.tsx',
  ]);
});
