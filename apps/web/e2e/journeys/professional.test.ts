// Journey 2 by touch: sign in, reorder, tier price and points visible, card declined, second card, receipt. By keys in e2e/keyboard.
import { expect, it } from 'vitest';
import { countEffort } from '../support/effort.ts';
import {
  cards,
  drawer,
  expectTotalsAddUp,
  fillCard,
  heading,
  people,
  placeButton,
  signInAs,
  step,
} from '../support/shopping.ts';
import { expectAccessible, expectNoSidewaysScroll, newVisitor, phone } from '../support/visitor.ts';

const ORDERS = '/b2b/my-account/my-orders';

it('a professional reorders at tier price, spends points, has a card declined, pays with another', async () => {
  const page = await newVisitor(phone);
  await page.goto(ORDERS);
  await heading(page, 'Sign in').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(people.professional);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await page.getByRole('alert').getByText('Email and password don’t match').waitFor();
  await expectAccessible(page);
  await signInAs(page, people.professional);

  await heading(page, 'Your orders').waitFor();
  await page
    .getByRole('link', { name: /^Order R-/ })
    .first()
    .waitFor();
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
    .tap();
  await page.waitForURL(/page=2/);
  await page.goBack();

  await page.getByRole('link', { name: newest }).tap();
  await heading(page, newest).waitFor();
  await page.getByRole('heading', { name: 'Progress' }).waitFor();
  await page.getByRole('button', { name: 'Order again' }).tap();
  await drawer(page).waitFor();
  await drawer(page)
    .getByText(/\d+ products? added to/)
    .waitFor();
  await drawer(page).getByText('Your Tier 2 professional price').first().waitFor();
  await drawer(page).getByRole('link', { name: 'View cart' }).tap();

  await heading(page, 'Your cart').waitFor();
  const before = await expectTotalsAddUp(page);
  await page.getByLabel('REGEN rewards points').fill('100');
  await page.getByRole('form', { name: 'REGEN rewards' }).getByRole('button', { name: 'Apply' }).tap();
  await page.getByRole('main').getByText('100 points applied: $5.00 off.').waitFor();
  expect(await expectTotalsAddUp(page)).toBe(before - 500);
  await page.getByRole('button', { name: 'Remove points' }).tap();
  await expect.poll(() => expectTotalsAddUp(page)).toBe(before);
  await page.getByRole('link', { name: 'Check out' }).tap();

  // The contact is known; the default address is chosen, and once it was used the step is done as well.
  await heading(page, 'Checkout').waitFor();
  await page.goto('/checkout?step=address');
  await page
    .getByRole('radio', { name: /Marcus Ode/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Continue to shipping' }).tap();
  await page.getByRole('button', { name: 'Continue to payment' }).tap();
  await fillCard(page, cards.declined);
  await page.getByRole('button', { name: 'Continue to review' }).tap();
  await placeButton(page).tap();
  await page.getByText('The payment didn’t go through').waitFor();
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: /^Pay \$/ }).tap();

  await heading(page, 'Thank you, Marcus').waitFor();
  await page.getByText(/This order earns [\d,]+ REGEN rewards points/).waitFor();
  await expectTotalsAddUp(page);
  await page.getByRole('main').getByRole('link', { name: 'Receipt' }).tap();
  await heading(page, 'Receipt').waitFor();
  await page.getByText('Visa ending in 4242').waitFor();

  // One order came of it.
  await page.goto(ORDERS);
  const links = page.getByRole('link', { name: /^Order R-/ });
  await links.first().waitFor();
  expect(await links.nth(1).innerText()).toBe(newest);

  // From the overview to paid: only the card is missing.
  const effort = await countEffort(page);
  await page.goto('/b2b');
  await page.getByRole('button', { name: /^Order again/ }).tap();
  await drawer(page)
    .getByText(/\d+ products? added to/)
    .waitFor();
  await drawer(page).getByRole('link', { name: 'Check out' }).tap();
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Continue to review' }).tap();
  await placeButton(page).waitFor();
  for (const name of ['Contact', 'Delivery address', 'Shipping method', 'Payment']) {
    expect(await step(page, `Completed: ${name}`).count()).toBe(1);
  }
  await page.getByText(/^Marcus Ode · /).waitFor();
  await page.getByText(/^Ground · /).waitFor();
  await placeButton(page).tap();
  await heading(page, 'Thank you, Marcus').waitFor();
  expect(effort.presses).toHaveLength(4);

  await page.goto(ORDERS);
  await page.getByRole('link', { name: 'Profile' }).tap();
  await heading(page, 'Profile').waitFor();
  await page.getByText('Tier 2').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
});
