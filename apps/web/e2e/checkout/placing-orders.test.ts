// What can go wrong between the review and the confirmation: lost responses, changed totals, ended sessions.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newClient, startSignedIn } from '../support/practice.ts';
import {
  addToCart,
  cards,
  drawer,
  expectConfirmations,
  fillCard,
  goToReview,
  heading,
  openPage,
  placeButton,
  signInAs,
} from '../support/shopping.ts';
import { endSessionElsewhere } from '../support/trouble.ts';
import { desktop, newVisitor, phone, press } from '../support/visitor.ts';

const newEmail = () => `gwen-${randomUUID().slice(0, 8)}@example.com`;

it('places one order when the button is pressed twice and the response is lost', async () => {
  const page = await newVisitor(desktop, { allowed: [/ERR_FAILED/] });
  const email = newEmail();
  await addToCart(page, '1403');
  await drawer(page).getByRole('link', { name: 'Check out' }).click();
  await goToReview(page, { email, card: cards.good });

  // The order reaches the server, but its response never reaches the browser, however often the call is repeated.
  let calls = 0;
  const keys = new Set<string | undefined>();
  await page.route('**/api/v1/regen/order/*', async (route) => {
    calls += 1;
    keys.add(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  await placeButton(page).dblclick();
  await page.getByText('We don’t know yet whether this went through').waitFor();
  expect(calls).toBeGreaterThan(0);
  await page.unroute('**/api/v1/regen/order/*');
  page.on('request', (request) => {
    if (request.url().endsWith('/order/guest')) keys.add(request.headers()['idempotency-key']);
  });

  // A reload finds out by itself how it went.
  await page.reload();
  await heading(page, 'Thank you, Gwen').waitFor();
  expect(keys.size).toBe(1);
  await expectConfirmations(page, email, 1);
});

it('shows a changed total before charging', async () => {
  const page = await newVisitor(desktop, { allowed: [/status of 409/] });
  // Otherwise this tab would hear of the change at once.
  await page.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const email = newEmail();
  await addToCart(page, '1403');
  await drawer(page).getByRole('link', { name: 'Check out' }).click();
  await goToReview(page, { email, card: cards.good });
  const before = await placeButton(page).innerText();

  const otherTab = await page.context().newPage();
  await otherTab.goto('/cart');
  await otherTab.getByRole('button', { name: /^One more/ }).click();
  await expect.poll(() => otherTab.getByRole('main').locator('[aria-busy]').count()).toBe(0);
  await otherTab.close();

  await placeButton(page).click();
  await page.getByText('The total has changed').waitFor();
  await expect.poll(() => placeButton(page).innerText()).not.toBe(before);
  await placeButton(page).click();
  await heading(page, 'Thank you, Gwen').waitFor();
  await expectConfirmations(page, email, 1);
});

it('leads to the heading after a first declined card, and to the message after a second', async () => {
  const page = await newVisitor(phone);
  await addToCart(page, '1403');
  await press(drawer(page).getByRole('link', { name: 'Check out' }));
  await goToReview(page, { email: newEmail(), card: cards.declined });
  await press(placeButton(page));
  const focused = page.locator(':focus');
  await heading(page, 'Pay for your order').and(focused).waitFor();
  await expect.poll(() => page.title()).toBe('Pay for your order · Regen');

  await fillCard(page, cards.declined);
  await press(page.getByRole('button', { name: /^Pay \$/ }));
  const message = page.getByRole('alert').filter({ hasText: 'The payment didn’t go through' });
  await message.and(focused).waitFor();
  expect(await message.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});

it('restores checkout input after signing in again', async () => {
  const page = await newVisitor(desktop);
  // Somebody whose cart no other test changes meanwhile.
  const person = await newClient();
  await startSignedIn(page, person);
  await openPage(page, '/products/1401');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await drawer(page).getByRole('link', { name: 'Check out' }).click();
  await page.getByLabel('Street address').fill('7 Quiet Lane');
  await page.getByRole('textbox', { name: 'City' }).fill('Boulder');

  await endSessionElsewhere(page);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz');
  await page.getByLabel('State', { exact: true }).selectOption('CO');
  await page.getByLabel('ZIP code').fill('80302');
  // The page to sign in is slow: the cart of nobody, whose first step is not done, is there before it.
  const cartOfNobody = page.waitForResponse(
    (response) => /\/regen\/cart\/(?!usr_)/.test(response.url()) && response.request().method() === 'GET',
  );
  await page.route(/\.js$/, async (route) => {
    await (await cartOfNobody).finished();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await heading(page, 'Sign in').waitFor();
  expect(new URL(page.url()).searchParams.get('redirect')).toContain('/checkout');
  await signInAs(page, person);

  await heading(page, 'Checkout').waitFor();
  await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('7 Quiet Lane');
  expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Boulder');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await page.getByRole('radio', { name: /Ground/ }).waitFor();
});
