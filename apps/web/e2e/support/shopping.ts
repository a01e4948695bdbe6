import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { press, hydrated } from './visitor.ts';

const DEMO_PASSWORD = 'regen-demo-2026';
/** What people choose who join in a test; that of the demo is refused, as everybody knows it. */
export const OWN_PASSWORD = 'a quiet morning walk';

export const passwordOf = (email: string): string => (email.endsWith('@example.com') ? OWN_PASSWORD : DEMO_PASSWORD);

export const people = {
  professional: 'marcus@odeaesthetics.example',
  noRewards: 'sofia@lindqvistmedspa.example',
  retail: 'ana@clients.example',
} as const;

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  bank: '4000 0027 6000 3184',
} as const;

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
export const step = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 2, name });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Your cart' });

/** The displayed rows add up to the displayed total. */
export async function expectTotalsAddUp(page: Page): Promise<number> {
  const rows = page.getByRole('main').locator('dl:visible').last().locator('> div');
  // While the cart is loading, there are no rows, and zero would equal zero.
  await rows.first().waitFor();
  const cents = (await rows.allInnerTexts()).map((row) => {
    const found = /(−?)\$([\d,]+)\.(\d\d)\s*$/.exec(row.trim());
    return found ? (found[1] ? -1 : 1) * Number(`${found[2]?.replaceAll(',', '')}${found[3]}`) : 0;
  });
  const total = cents.pop() ?? 0;
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  return total;
}

/** Opens a page that the server has rendered, and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  // The cart in the header is the last thing that a page requests by itself.
  const cart = page.waitForResponse((response) => /\/api\/v1\/regen\/cart\//.test(response.url()));
  await page.goto(path);
  await cart;
  await hydrated(page);
}

/** Puts a product into the cart from its page and waits until it is there. */
export async function addToCart(page: Page, sku: string): Promise<void> {
  await openPage(page, `/products/${sku}`);
  await press(page.getByRole('button', { name: 'Add to cart' }).first());
  await drawer(page).waitFor();
}

/** The button of the header over what is the person's own. */
export const accountOf = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name: `${name}’s account` });

/** Goes to a place that is the person's own, by the menu of the header. */
export async function openOwn(page: Page, name: string, place = 'Overview'): Promise<void> {
  await accountOf(page, name).waitFor();
  // After sign-in, another page is loading, which closes menus when it opens.
  await page.getByLabel('Password', { exact: true }).waitFor({ state: 'detached' });
  await press(accountOf(page, name));
  await press(page.getByRole('menuitem', { name: place, exact: true }));
}

export async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(email));
  await press(page.getByRole('button', { name: 'Sign in', exact: true }));
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Gwen');
  await page.getByLabel('Last name').fill('Park');
  await page.getByLabel('Street address').fill('120 Larimer Street');
  await page.getByRole('textbox', { name: 'City' }).fill('Denver');
  await page.getByLabel('State', { exact: true }).selectOption('CO');
  await page.getByLabel('ZIP code').fill('80202');
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('');
  await page.getByLabel('Expiration date').pressSequentially('1231');
  await page.getByLabel('Security code').fill('123');
  await expect.poll(() => page.getByLabel('Name on card').inputValue()).not.toBe('');
}

/** From the open checkout to the review, as a guest who types everything. */
export async function goToReview(page: Page, { email, card }: { email: string; card: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await press(page.getByRole('button', { name: 'Continue to delivery' }));
  await fillAddress(page);
  await press(page.getByRole('button', { name: 'Continue to shipping' }));
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await fillCard(page, card);
  await press(page.getByRole('button', { name: 'Continue to review' }));
  await placeButton(page).waitFor();
}

export const placeButton = (page: Page): Locator => page.getByRole('button', { name: /^Place order and pay/ });

interface Mail {
  subject: string;
  text: string;
}

/** The emails delivered to an address, newest first. */
export async function mailsTo(page: Page, email: string): Promise<Mail[]> {
  const response = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`);
  expect(response.status()).toBe(200);
  return ((await response.json()) as { items: Mail[] }).items;
}

/** Waits for the confirmations of that many paid orders, and for no more. */
export async function expectConfirmations(page: Page, email: string, count: number): Promise<Mail> {
  const confirmations = async () => (await mailsTo(page, email)).filter(({ subject }) => /order R-/.test(subject));
  await expect.poll(async () => (await confirmations()).length).toBe(count);
  const [newest] = await confirmations();
  if (!newest) throw new Error('There is no confirmation.');
  return newest;
}
