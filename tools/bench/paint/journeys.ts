import type { Locator, Page } from 'playwright-core';
import type { Wanted } from './in-page.ts';

const PASSWORD = 'regen-demo-2026';
const PROFESSIONAL = 'marcus@odeaesthetics.example';

/** From a page with a link to the page behind it. */
export interface Journey {
  readonly name: 'product' | 'checkout' | 'order';
  readonly title: string;
  /** Of what its rows say that they were painted. */
  readonly shows: string;
  /** Whom it takes: done once; every visit begins with what the browser keeps of it. */
  prepare(page: Page): Promise<void>;
  readonly from: string;
  /** On the open page: what is pressed, and what the next page has to show. */
  find(page: Page, turn: number): Promise<{ link: Locator; wanted: Wanted }>;
}

const main = (page: Page) => page.getByRole('main');
const amountIn = (text: string): string => /\$[\d,]+\.\d\d/.exec(text)?.[0] ?? '';

export async function signIn(page: Page): Promise<void> {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Email', { exact: true }).fill(PROFESSIONAL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: '’s account' }).waitFor();
}

async function fillCart(page: Page): Promise<void> {
  await page.goto('/products', { waitUntil: 'networkidle' });
  const add = main(page).getByRole('article').getByRole('button', { name: 'to cart' });
  const saved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/cart/'),
  );
  await add.first().click();
  await saved;
  await page.waitForLoadState('networkidle');
}

export const journeys: readonly Journey[] = [
  {
    name: 'product',
    title: 'List to product',
    shows: 'name, price, picture',
    prepare: async () => undefined,
    from: '/products',
    async find(page, turn) {
      // The first row of the list.
      const card = main(page)
        .getByRole('article')
        .nth(turn % 3);
      const link = card.getByRole('heading').getByRole('link');
      const [title, text] = await Promise.all([link.innerText(), card.innerText()]);
      return { link, wanted: { texts: { title, price: amountIn(text) }, pictureWidth: 250 } };
    },
  },
  {
    name: 'checkout',
    title: 'Cart to checkout',
    shows: 'heading, first line, total',
    prepare: fillCart,
    from: '/cart',
    async find(page) {
      const link = main(page).getByRole('link', { name: 'Check out' });
      const [line, total] = await Promise.all([
        main(page).getByRole('listitem').getByRole('link').filter({ visible: true }).first().innerText(),
        main(page).locator('dl:visible > div').last().innerText(),
      ]);
      return { link, wanted: { texts: { title: 'Checkout', line, total: amountIn(total) } } };
    },
  },
  {
    name: 'order',
    title: 'Orders to order',
    shows: 'number, total',
    prepare: signIn,
    from: '/b2b/my-account/my-orders',
    async find(page, turn) {
      const card = main(page)
        .getByRole('article')
        .nth(turn % 2);
      const link = card.getByRole('heading').getByRole('link');
      const [title, text] = await Promise.all([link.innerText(), card.innerText()]);
      return { link, wanted: { texts: { title, total: amountIn(text) } } };
    },
  },
];
