import { describe, expect, it } from 'vitest';
import {
  accountOf,
  cards,
  drawer,
  expectTotalsAddUp,
  fillCard,
  heading,
  openPage,
  people,
  placeButton,
  signInAs,
} from '../support/shopping.ts';
import { endSessionElsewhere } from '../support/trouble.ts';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, screens, shopUrl } from '../support/visitor.ts';

const ORDERS = '/b2b/my-account/my-orders';

describe.each(screens)('a professional on a $name', (screen) => {
  it('reorders at her price, spends points, has a card declined, pays with a second one', async () => {
    const page = await newVisitor(screen);
    await page.goto(ORDERS);
    await heading(page, 'Sign in').waitFor();
    await page.getByLabel('Email', { exact: true }).fill(people.professional);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').getByText('Email and password do not match').waitFor();
    await expectAccessible(page);
    await signInAs(page, people.professional);

    await heading(page, 'Your orders').waitFor();
    await page
      .getByRole('link', { name: /^Order R-/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const newest = await page
      .getByRole('link', { name: /^Order R-/ })
      .first()
      .innerText();

    await page.getByLabel('Year').selectOption({ index: 1 });
    await page.waitForURL(/year=\d{4}/);
    await page.goBack();
    await page
      .getByRole('link', { name: 'Page 2', exact: true })
      .or(page.getByRole('link', { name: 'Next page' }))
      .first()
      .click();
    await page.waitForURL(/page=2/);
    await page.goBack();

    await page.getByRole('link', { name: newest }).click();
    await heading(page, newest).waitFor();
    await page.getByRole('heading', { name: 'Progress' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Order again' }).click();
    await drawer(page).waitFor();
    await drawer(page).getByText('Your Tier 2 professional price').first().waitFor();
    await drawer(page).getByRole('link', { name: 'View cart' }).click();

    await heading(page, 'Your cart').waitFor();
    await expectAccessible(page);
    const before = await expectTotalsAddUp(page);
    await page.getByLabel('REGEN rewards points').fill('100');
    await page.getByRole('form', { name: 'REGEN rewards' }).getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('main').getByText('100 points take $5.00 off.').waitFor();
    expect(await expectTotalsAddUp(page)).toBe(before - 500);
    await page.getByRole('button', { name: 'Use none' }).click();
    await expect.poll(() => expectTotalsAddUp(page)).toBe(before);
    await page.getByRole('link', { name: 'Check out' }).click();

    // The contact is known; the default address is chosen, and once it was used the step is done as well.
    await heading(page, 'Checkout').waitFor();
    await page.goto('/checkout?step=address');
    await page
      .getByRole('radio', { name: /Marcus Ode/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(page, cards.declined);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await placeButton(page).click();
    await page.getByText('The payment did not go through').waitFor();
    await fillCard(page, cards.good);
    await page.getByRole('button', { name: /^Pay \$/ }).click();

    await heading(page, 'Thank you, Marcus').waitFor();
    await page.getByText(/This order earns [\d,]+ REGEN rewards points/).waitFor();
    await expectTotalsAddUp(page);
    await page.getByRole('main').getByRole('link', { name: 'Receipt' }).click();
    await heading(page, 'Receipt').waitFor();
    await page.getByText('Visa ending in 4242').waitFor();

    // One order came of it.
    await page.goto(ORDERS);
    const links = page.getByRole('link', { name: /^Order R-/ });
    await links.first().waitFor();
    expect(await links.nth(1).innerText()).toBe(newest);

    await page.getByRole('link', { name: 'Profile' }).click();
    await heading(page, 'Profile').waitFor();
    await page.getByText('Tier 2').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  });
});

const desktop = screens[1];

it('signs in again in the middle of the checkout and finds what was typed', async () => {
  const page = await newVisitor(desktop);
  await page.goto('/login');
  await signInAs(page, people.retail);
  await accountOf(page, 'Ana').waitFor();
  await openPage(page, '/products/1401');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await drawer(page).getByRole('link', { name: 'Check out' }).click();
  const other = page.getByRole('radio', { name: 'Another address' });
  await other.or(page.getByLabel('Street and number')).first().waitFor();
  if (await other.isVisible()) await other.check();
  await page.getByLabel('Street and number').fill('7 Quiet Lane');
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
  await signInAs(page, people.retail);

  await heading(page, 'Checkout').waitFor();
  await expect.poll(() => page.getByLabel('Street and number').inputValue()).toBe('7 Quiet Lane');
  expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Boulder');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await page.getByRole('radio', { name: /Ground/ }).waitFor();
});

it('explains a page of another channel, and tells why there are no points', async () => {
  const page = await newVisitor(desktop);
  await page.goto('/retail/my-account/my-orders');
  await signInAs(page, people.noRewards);
  await heading(page, 'This page is for Retail accounts').waitFor();
  await expectAccessible(page);
  // Also where no heading can take the focus, the way here was said.
  await expect.poll(() => page.locator('[data-regen-live="polite"]').textContent()).toBe(await page.title());
  await page.getByRole('link', { name: 'Go to your Pro account' }).click();
  await heading(page, /^Welcome, /).waitFor();
  await openPage(page, '/products/1401');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await drawer(page).getByRole('link', { name: 'View cart' }).click();
  await page.getByText('Tier 4 accounts do not earn or spend points').waitFor();
  expect(await page.getByLabel('REGEN rewards points').count()).toBe(0);
});

it('leads nowhere else after signing in', async () => {
  const page = await newVisitor(desktop);
  await page.goto('/login?redirect=//evil.example/steal');
  await signInAs(page, people.retail);
  await accountOf(page, 'Ana').waitFor();
  await expect.poll(() => page.url()).toBe(`${shopUrl()}/`);
});
