import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { colleague } from '../support/practice.ts';
import { accountOf, heading, openOwn, passwordOf, people, signInAs } from '../support/shopping.ts';
import { desktop, newVisitor, shopUrl } from '../support/visitor.ts';

const SKU = '1401';
const API = '**/api/v1/regen/**';

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** What would reveal that the professional was here: their name, their prices and orders, what only they may buy. */
async function tracesOf(email: string): Promise<string[]> {
  const { regen, userId, accountId } = await colleague(email);
  const { items } = await regen.products.list({ userId, perPage: 48 });
  const { firstName, lastName } = await regen.users.get({ id: userId });
  const prices = items.slice(0, 12).map(({ price }) => dollars(price.yourPrice));
  const hidden = items.filter(({ skuType }) => skuType === 'professional').map(({ sku }) => sku);
  const orders = await regen.orders.list({ id: userId });
  const numbers = orders.items.slice(0, 3).flatMap(({ id, number }) => [id, number]);
  const visible = await publicPrices();
  const own = prices.filter((price) => !visible.has(price));
  expect(Math.min(own.length, hidden.length + 1, numbers.length)).toBeGreaterThan(0);
  return [email, userId, accountId, `${firstName} ${lastName}`, 'professional price', ...own, ...hidden, ...numbers];
}

let traces: readonly string[] = [];
beforeAll(async () => {
  traces = await tracesOf(people.professional);
});

/** Amounts that anybody may see. */
async function publicPrices(): Promise<Set<string>> {
  const answer = await fetch(`${shopUrl()}/api/v1/regen/products/public?perPage=48`, {
    headers: { authorization: `Basic ${btoa('regen-storefront:')}`, 'browser-id': crypto.randomUUID() },
  });
  const { items } = (await answer.json()) as { items: { price: { yourPrice: number } }[] };
  return new Set(items.map(({ price }) => dollars(price.yourPrice)));
}

/** Everything that a page shows, has in its code, and keeps in the browser. */
async function everythingIn(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const names = await indexedDB.databases();
    const caches = 'caches' in globalThis ? await globalThis.caches.keys() : [];
    return JSON.stringify([
      document.documentElement.outerHTML,
      document.title,
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      names,
      caches,
      document.cookie,
    ]);
  });
  return kept.replace(/\\"/g, '"');
}

async function expectNothingOf(marks: readonly string[], page: Page): Promise<void> {
  const text = await everythingIn(page);
  expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
}

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

async function enter(page: Page, email: string, path = '/account'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  await signInAs(page, email);
}

/** What the page remembers of its questions to the API, wherever React keeps it. */
async function answersIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    interface Fiber {
      memoizedProps?: { client?: { getQueryCache?(): { getAll(): { state: { data: unknown } }[] } } };
      child?: Fiber | null;
      sibling?: Fiber | null;
    }
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$')) as keyof Document;
    // React hangs its tree on the node that it renders into.
    const open: Fiber[] = [document[key] as unknown as Fiber];
    for (let fiber = open.pop(); fiber; fiber = open.pop()) {
      const cache = fiber.memoizedProps?.client?.getQueryCache?.();
      if (cache) return JSON.stringify(cache.getAll().map(({ state }) => state.data));
      for (const next of [fiber.sibling, fiber.child]) if (next) open.push(next);
    }
    throw new Error('There is no query client in this page.');
  });
}

/** Holds the response to every call until the returned function is called: until then, the screen shows what the page already has. */
async function holdAnswers(page: Page): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let isOver = false;
  await page.route(API, async (route) => {
    if (!isOver && !/logOut|login/.test(route.request().url())) await new Promise<void>((go) => waiting.push(go));
    // The page may have given up on it.
    await route.continue().catch(() => undefined);
  });
  return () => {
    isOver = true;
    for (const go of waiting) go();
  };
}

/** The professional looks around: every place that shows something of theirs. */
async function lookAround(page: Page): Promise<void> {
  await enter(page, people.professional, `/products/${SKU}`);
  await page.getByText('professional price').first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().click();
  await heading(page, 'Products').waitFor();
  await page.getByText('professional price').first().waitFor();
  await openOwn(page, 'Marcus');
  await heading(page, 'Welcome, Marcus').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).first().click();
  await heading(page, 'Your orders').waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order R-/ })
    .first()
    .click();
  await heading(page, /R-/).waitFor();
}

it('a tab keeps nothing of a professional after sign-out, nor shows it to the next person', async () => {
  const page = await newVisitor(desktop);
  await lookAround(page);
  expect(traces.filter((trace) => trace.startsWith('$')).length).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Profile' }).first().click();
  await heading(page, 'Profile').waitFor();
  const answer = await holdAnswers(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signInLink(page).waitFor();
  await expectNothingOf(traces, page);
  const answers = await answersIn(page);
  expect(traces.filter((trace) => answers.includes(trace))).toEqual([]);
  answer();

  await signInLink(page).click();
  await signInAs(page, people.retail);
  await accountOf(page, 'Ana').waitFor();
  await expectNothingOf(traces, page);
  // Through all that the professional had opened, to the first page and forward again.
  for (const way of ['goBack', 'goBack', 'goBack', 'goBack', 'goBack', 'goForward', 'goForward'] as const) {
    await page[way]();
    await accountOf(page, 'Ana').waitFor();
    await expectNothingOf(
      traces.filter((trace) => !page.url().includes(trace)),
      page,
    );
  }
});

it.each([
  ['a product', `/products/${SKU}`, 'professional price'],
  ['the list', '/products', 'professional price'],
  ['the results of a search', '/search?q=serum', 'professional price'],
  ['the start', '/', 'professional price'],
  ['the cart', '/cart', 'Your cart'],
  ['the orders', '/b2b/my-account/my-orders', /^Order R-/],
])('the other tab with %s shows nothing of a professional when somebody else signs in', async (_, path, shown) => {
  const page = await newVisitor(desktop);
  await enter(page, people.professional, path);
  await accountOf(page, 'Marcus').waitFor();
  // Until the page is there, the form is, with the email that was typed.
  await page.getByRole('main').getByText(shown).first().waitFor();
  const other = await page.context().newPage();
  await other.goto('/');
  await accountOf(other, 'Marcus').waitFor();
  const answer = await holdAnswers(page);
  // What a sign-in over the session leaves in the storage that all tabs share.
  await signInOver(other, people.retail);
  await accountOf(page, 'Ana').waitFor();
  await expectNothingOf(
    traces.filter((trace) => !page.url().includes(trace)),
    page,
  );
  const answers = await answersIn(page);
  expect(traces.filter((trace) => answers.includes(trace))).toEqual([]);
  answer();
});

/** Signs in from a tab in which somebody else is signed in already, as a page does that was open at the form. */
async function signInOver(page: Page, email: string): Promise<void> {
  await page.evaluate(
    async ({ mail, secret }) => {
      const response = await fetch('/api/v1/regen/auth/users/login', {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa('regen-storefront:')}`,
          'browser-id': localStorage.getItem('regen.deviceId') ?? '',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ email: mail, password: secret }),
      });
      const { jwt: token, ...user } = (await response.json()) as Record<'jwt' | 'id' | 'accountId' | 'site', string>;
      const former = JSON.parse(localStorage.getItem('regen.session') ?? '{}') as object;
      const { id: userId, accountId, site } = user;
      const record = { ...former, token, userId, accountId, site, user, receivedAt: Date.now() };
      localStorage.setItem('regen.session', JSON.stringify(record));
    },
    { mail: email, secret: passwordOf(email) },
  );
}
