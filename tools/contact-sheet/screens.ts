// What the contact sheet shows: each screen, and how a person gets there.
import { ROUTE_TABLE, type InventoryPage } from '@regen/web/route-table';
import type { Page } from 'playwright-core';

export interface Screen {
  name: string;
  /** The screen that has to be opened before. */
  after?: string;
  open: (page: Page) => Promise<void>;
}

const PASSWORD = 'regen-demo-2026';

/** Until the network is idle, and every picture in the document and the fonts are loaded. */
export async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...Array.from(document.images, (image) => image.decode().catch(() => undefined)),
    ]);
  });
}

const at = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'load' });
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
const press = async (page: Page, name: string | RegExp) => button(page, name).first().click();

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign in');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

async function openFirstOrder(page: Page): Promise<void> {
  await page.goto('/b2b/my-account/my-orders');
  await page.locator('main a[href*="/my-orders/"]').first().click();
  await page.waitForURL(/my-orders\/.+/);
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Gwen');
  await page.getByLabel('Last name').fill('Park');
  await page.getByLabel('Street address').fill('120 Larimer Street');
  await page.getByRole('textbox', { name: 'City' }).fill('Denver');
  await page.getByLabel('State', { exact: true }).selectOption('CO');
  await page.getByLabel('ZIP code').fill('80202');
}

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiration date').fill('');
  await page.getByLabel('Expiration date').pressSequentially('1231');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Gwen Park');
}

/** Pages of the route table that need nothing but their address. */
const pagesFor = (...audiences: readonly string[]): InventoryPage[] =>
  ROUTE_TABLE.filter(({ path, audience = '' }) => audiences.includes(audience) && !/\$(?!site)/.test(path));

/** `/b2b/my-account/my-orders` → `my-orders`. */
const nameOf = (path: string): string => path.split('/').at(-1) || 'home';

const ofVisitors: Screen[] = pagesFor('everybody', 'visitors').map(({ path }) => ({
  name: nameOf(path),
  open: at(path),
}));

const ofProfessionals: Screen[] = pagesFor('site', 'b2b', 'member')
  .filter(({ path }) => !['/account', '/accept-terms', '/$site/my-account'].includes(path))
  .map(({ path }) => path.replace('$site', 'b2b'))
  .map((path) => ({ name: nameOf(path), after: 'overview', open: at(path) }));

/** As a visitor, from the first page to the confirmation; then as a professional. Each continues where the previous one ended. */
export const screens: readonly Screen[] = [
  ...ofVisitors,
  {
    name: 'menu',
    after: 'home',
    open: async (page) => {
      if (await button(page, 'Menu').count()) await press(page, 'Menu');
    },
  },
  { name: 'category', open: at('/products?category=serums') },
  { name: 'list-empty', open: at('/products?category=serums&concern=redness&skinType=oily&sizeClass=kit') },
  { name: 'search-found', open: at('/search?q=vitamin+c') },
  { name: 'search-none', open: at('/search?q=zzzzqqq') },
  { name: 'product', open: at('/products/1401') },
  { name: 'product-missing', open: at('/products/999999') },
  {
    name: 'suggestions',
    open: async (page) => {
      await page.goto('/products');
      await page.waitForLoadState('networkidle');
      await page.getByRole('combobox').or(page.getByRole('searchbox')).first().pressSequentially('serum');
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'quick-view',
    open: async (page) => {
      await page.goto('/products');
      await page.waitForLoadState('networkidle');
      await page
        .getByRole('link', { name: /^Quick view/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'cart-drawer',
    open: async (page) => {
      await page.goto('/products/1401');
      await page.waitForLoadState('networkidle');
      await press(page, 'Add to cart');
      await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
    },
  },
  { name: 'cart-full', after: 'cart-drawer', open: at('/cart') },
  { name: 'checkout-contact', after: 'cart-drawer', open: at('/checkout') },
  {
    name: 'checkout-error',
    after: 'checkout-contact',
    open: async (page) => press(page, 'Continue to delivery'),
  },
  {
    name: 'checkout-delivery',
    after: 'checkout-error',
    open: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('gwen@example.com');
      await press(page, 'Continue to delivery');
      await page.getByLabel('First name').waitFor();
    },
  },
  {
    name: 'checkout-shipping',
    after: 'checkout-delivery',
    open: async (page) => {
      await fillAddress(page);
      await press(page, 'Continue to shipping');
      await button(page, 'Continue to payment').first().waitFor();
    },
  },
  {
    name: 'checkout-payment',
    after: 'checkout-shipping',
    open: async (page) => {
      await press(page, 'Continue to payment');
      await page.getByLabel('Card number').waitFor();
    },
  },
  {
    name: 'checkout-review',
    after: 'checkout-payment',
    open: async (page) => {
      await fillCard(page);
      await press(page, 'Continue to review');
      await button(page, /^Place order/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'confirmation',
    after: 'checkout-review',
    open: async (page) => {
      await press(page, /^Place order/);
      await page.getByRole('heading', { level: 1, name: /thank/i }).waitFor();
    },
  },
  { name: 'reset-password', open: at('/resetPassword/not-a-token') },
  { name: 'not-found', open: at('/nothing-here') },
  { name: 'bundle-gone', open: at('/bundle/not-a-token') },
  { name: 'invitation-closed', open: at('/invitation/not-a-token') },
  {
    name: 'overview',
    open: async (page) => {
      await signIn(page, 'marcus@odeaesthetics.example');
      await page.goto('/b2b');
    },
  },
  ...ofProfessionals,
  { name: 'order', after: 'overview', open: openFirstOrder },
  {
    name: 'receipt',
    after: 'order',
    open: async (page) => {
      const id = page.url().split('/').at(-1);
      await page.goto(`/order/${id}/receipt`);
    },
  },
  { name: 'product-professional', after: 'overview', open: at('/products/GM3201') },
  {
    name: 'bundle',
    open: async (page) => {
      const path = process.env['CONTACT_SHEET_BUNDLE'];
      if (path) await page.goto(path);
    },
  },
];
