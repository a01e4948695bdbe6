import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  accountOf,
  addToCart,
  cards,
  drawer,
  expectConfirmations,
  expectTotalsAddUp,
  fillAddress,
  fillCard,
  goToReview,
  heading,
  openPage,
  placeButton,
  step,
} from '../support/shopping.ts';
import { keepPicture } from '../support/picture.ts';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, screens } from '../support/visitor.ts';

const newEmail = () => `gwen-${randomUUID().slice(0, 8)}@example.com`;

describe.each(screens)('a visitor on a $name', (screen) => {
  it('searches, filters, looks, buys without an account, and is offered one', async () => {
    const page = await newVisitor(screen);
    const email = newEmail();
    await openPage(page, '/');
    if (screen.name === 'desktop') await keepPicture(page);
    await page.getByLabel('Search products').focus();
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('vitamin c serum');
    await search.press('Enter');
    await page.waitForURL(/\/search/);
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);

    // A filter, a look at a product over the list, and back to the same list.
    await openPage(page, '/products?category=serums');
    await page.getByRole('button', { name: 'Add C15 Bright Serum to cart' }).waitFor();
    await page.getByRole('link', { name: 'Quick view of C15 Bright Serum' }).click();
    const quickView = page.getByRole('dialog', { name: 'C15 Bright Serum' });
    await quickView.waitFor();
    expect(new URL(page.url()).pathname).toBe('/products/1401');
    await page.goBack();
    await quickView.waitFor({ state: 'detached' });
    expect(page.url()).toContain('category=serums');

    await addToCart(page, '1401');
    await drawer(page).getByRole('link', { name: 'C15 Bright Serum' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
    await expectAccessible(page);

    // Back closes the cart and leaves the page where it was.
    await page.goBack();
    await drawer(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/products/1401');
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await drawer(page).getByRole('link', { name: 'Check out' }).click();

    await heading(page, 'Checkout').waitFor();
    await step(page, /Contact/).waitFor();
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Enter your email address.' }).click();
    expect(await page.getByLabel('Email', { exact: true }).evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    await expectAccessible(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();

    // What is typed outlasts a reload in the middle of a step, and the back button.
    await page.getByLabel('First name').fill('Gwen');
    await page.getByRole('textbox', { name: 'City' }).fill('Denver');
    await page.reload();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Gwen');
    expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Denver');
    await page.goBack();
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await page.goForward();
    await fillAddress(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to shipping' }).click();

    await page.getByRole('radio', { name: /Two-day/ }).check();
    await page.getByRole('radio', { name: /Ground/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();

    await page.getByText('This store is in test mode').waitFor();
    await fillCard(page, '4242 4242 4242 4243');
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('alert').getByText('One of the digits is not right').waitFor();
    await fillCard(page, cards.declined);
    expect(await page.getByLabel('Card number').inputValue()).toBe(cards.declined);
    expect(await page.getByLabel('Expiry date').inputValue()).toBe('12 / 31');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to review' }).click();

    await placeButton(page).waitFor();
    await page.reload();
    await placeButton(page).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toContain('4000000000000002');
    expect(kept).not.toContain(cards.declined);
    await placeButton(page).click();

    // Declined: nothing is lost, nothing doubled, the second card asks the bank first.
    await page.getByText('The payment did not go through').waitFor();
    await heading(page, 'Pay for your order').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByText('The payment did not go through').waitFor();
    await fillCard(page, cards.bank);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    const bank = page.getByRole('dialog', { name: 'Confirm with your bank' });
    await bank.waitFor();
    await expectAccessible(page);
    await page.reload();
    await bank.getByRole('button', { name: 'Approve' }).click();

    await heading(page, 'Thank you, Gwen').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const total = await expectTotalsAddUp(page);
    expect(total).toBeGreaterThan(9200);
    await page.getByText('What happens next').waitFor();
    const mail = await expectConfirmations(page, email, 1);
    await page.reload();
    await heading(page, 'Thank you, Gwen').waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).count()).toBe(1);

    await page.getByRole('main').getByRole('link', { name: 'Receipt' }).click();
    await heading(page, 'Receipt').waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Back to the order' }).isVisible()).toBe(false);
    expect(await page.getByRole('article').getByRole('definition').first().textContent()).toMatch(/^R-/);
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();

    // The link in the mail opens the order in another browser.
    const link = /https?:\/\/\S+\/order\/ord_\S+/.exec(mail.text)?.[0];
    const elsewhere = await newVisitor(screen);
    await elsewhere.goto(new URL(link ?? '').pathname + new URL(link ?? '').search);
    await heading(elsewhere, 'Thank you, Gwen').waitFor();
    expect(elsewhere.url()).not.toContain('accessToken');

    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await heading(page, 'Create an account').waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    expect(await page.getByLabel('First name').inputValue()).toBe('Gwen');
    await page.getByLabel('Password', { exact: true }).fill('a quiet morning walk');
    await page.getByRole('checkbox', { name: /I accept/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(/\/order\/ord_/);
    await heading(page, 'Thank you, Gwen').waitFor();
    await accountOf(page, 'Gwen').waitFor();
  });
});

const desktop = screens[1];

it('presses twice and loses the answer: one order', async () => {
  const page = await newVisitor(desktop, { allowed: [/ERR_FAILED/] });
  const email = newEmail();
  await addToCart(page, '1403');
  await drawer(page).getByRole('link', { name: 'Check out' }).click();
  await goToReview(page, { email, card: cards.good });

  // The order reaches the server, its answer does not reach the browser, however often it is repeated.
  let calls = 0;
  const keys = new Set<string | undefined>();
  await page.route('**/api/v1/regen/order/*', async (route) => {
    calls += 1;
    keys.add(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  await placeButton(page).dblclick();
  await page.getByText('We do not know yet whether this went through').waitFor();
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

it('sees a changed total before it is charged', async () => {
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
