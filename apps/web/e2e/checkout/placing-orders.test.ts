// What can go wrong between the review and the confirmation: lost responses, changed totals, ended sessions.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { countEffort } from '../support/effort.ts';
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
  const page = await newVisitor(desktop, { allowed: [/ERR_FAILED/, /status of 409/] });
  const email = newEmail();
  await addToCart(page, '1403');
  await drawer(page).getByRole('link', { name: 'Check out' }).click();
  await goToReview(page, { email, card: cards.good });
  // A coupon that came to mind late, without a way back to the cart.
  const before = await placeButton(page).innerText();
  await page.getByRole('button', { name: 'Add a coupon' }).click();
  await page.getByLabel('Coupon code').and(page.locator(':focus')).fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  // The other steps don’t repeat why it was refused.
  const refusal = page.getByRole('complementary').getByText("We don't recognize this coupon code.");
  await refusal.waitFor();
  await page.getByRole('link', { name: 'Change contact' }).click();
  await page.getByRole('button', { name: 'Continue to delivery' }).waitFor();
  expect(await refusal.count()).toBe(0);
  await page.goBack();
  await placeButton(page).waitFor();
  expect(await refusal.count()).toBe(0);
  await page.getByRole('button', { name: 'Add a coupon' }).click();
  await page.getByLabel('Coupon code').and(page.locator(':focus')).fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: /Remove coupon/ }).waitFor();
  await expect.poll(() => placeButton(page).innerText()).not.toBe(before);

  // An order that is refused for its coupon: the message goes with the coupon, and doesn’t come back with another.
  const message = 'WELCOME10 cannot be used for this order.';
  await page.route(
    '**/api/v1/regen/order/guest',
    (route) => route.fulfill({ status: 409, json: { code: 'coupon_not_usable', message, requestId: 'req_1' } }),
    { times: 1 },
  );
  await placeButton(page).click();
  await page.getByText(message).waitFor();
  const summary = page.getByRole('complementary');
  await summary.getByRole('button', { name: /Remove coupon/ }).click();
  await page.getByText(message).waitFor({ state: 'detached' });
  await summary.getByLabel('Coupon code').fill('WELCOME10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await summary.getByRole('button', { name: /Remove coupon/ }).waitFor();
  expect(await page.getByText(message).count()).toBe(0);

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
  const saved = otherTab.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await otherTab.getByRole('button', { name: /^One more/ }).click();
  await saved;
  await otherTab.close();

  await placeButton(page).click();
  await page.getByText('The total has changed').waitFor();
  await expect.poll(() => placeButton(page).innerText()).not.toBe(before);
  await placeButton(page).click();
  await heading(page, 'Thank you, Gwen').waitFor();
  await expectConfirmations(page, email, 1);
});

it('takes a guest seven presses and eight fields; leads to the heading after a first declined card, to the message after a second', async () => {
  const page = await newVisitor(phone);
  const effort = await countEffort(page);
  await addToCart(page, '1403');
  await press(drawer(page).getByRole('link', { name: 'Check out' }));
  await page.getByLabel('Email', { exact: true }).fill(newEmail());
  await press(page.getByRole('button', { name: 'Continue to delivery' }));
  // Of the store, only what helps to finish: its logo, the way back, help.
  const banner = page.getByRole('banner');
  expect(await banner.getByRole('link').count()).toBe(1);
  expect(await page.getByRole('navigation').count()).toBe(1);
  await page.getByRole('link', { name: 'Back to cart' }).waitFor();
  await page.getByLabel('First name').fill('Gwen');
  await page.getByLabel('Last name').fill('Park');
  await page.getByLabel('Street address').fill('120 Larimer Street');
  // The ZIP code knows the rest.
  await page.getByLabel('ZIP code').fill('80202');
  await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Denver');
  expect(await page.getByLabel('State', { exact: true }).inputValue()).toBe('CO');
  await press(page.getByRole('button', { name: 'Continue to shipping' }));
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  // Prefilled, but editable: the card may be someone else’s.
  expect(await page.getByLabel('Name on card').inputValue()).toBe('Gwen Park');
  await fillCard(page, cards.declined);
  await press(page.getByRole('button', { name: 'Continue to review' }));
  await press(placeButton(page));
  expect(effort.presses).toHaveLength(7);
  expect(effort.fields.size).toBe(8);
  const focused = page.locator(':focus');
  await heading(page, 'Pay for your order').and(focused).waitFor();
  await expect.poll(() => page.title()).toBe('Pay for your order · Regen');
  // Of the card, only the name is there again.
  await expect.poll(() => page.getByLabel('Name on card').inputValue()).toBe('Gwen Park');
  expect(await page.getByLabel('Card number').inputValue()).toBe('');
  expect(await page.getByLabel('Security code').inputValue()).toBe('');

  await fillCard(page, cards.declined);
  await press(page.getByRole('button', { name: /^Pay \$/ }));
  const message = page.getByRole('alert').filter({ hasText: 'The payment didn’t go through' });
  await message.and(focused).waitFor();
  expect(await message.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});

it('restores checkout input after signing in again', async () => {
  const page = await newVisitor(desktop);
  // A cart that no other test changes meanwhile: this page would follow.
  const client = await newClient();
  await startSignedIn(page, client);
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
  await signInAs(page, client);

  await heading(page, 'Checkout').waitFor();
  await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('7 Quiet Lane');
  expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Boulder');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await page.getByRole('radio', { name: /Ground/ }).waitFor();

  // The name on the card is that of the billing address, until another is typed.
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const payer = page.getByLabel('Name on card');
  const sameAddress = page.getByLabel('Billing address same as delivery');
  await expect.poll(() => payer.inputValue()).toBe('Ana Ruiz');
  await sameAddress.uncheck();
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Vale');
  await expect.poll(() => payer.inputValue()).toBe('Rosa Vale');
  await sameAddress.check();
  await expect.poll(() => payer.inputValue()).toBe('Ana Ruiz');
  await payer.fill('Rosa Ruiz');
  await sameAddress.uncheck();
  await page.getByLabel('Last name').fill('Park');
  await sameAddress.check();
  expect(await payer.inputValue()).toBe('Rosa Ruiz');
  await fillCard(page, cards.declined);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await placeButton(page).click();
  await heading(page, 'Pay for your order').waitFor();
  await expect.poll(() => page.getByLabel('Name on card').inputValue()).toBe('Rosa Ruiz');
});
