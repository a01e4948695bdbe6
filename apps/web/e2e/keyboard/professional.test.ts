// Journey 2 by keyboard alone: sign in, reorder, tier price and points visible, card declined, second card, receipt.
import { expect, it } from 'vitest';
import { cards, drawer, expectTotalsAddUp, heading, step } from '../support/shopping.ts';
import { desktop, newVisitor } from '../support/visitor.ts';
import { press, type } from './keys.ts';
import { payByKeys, signInByKeys, typeCard } from './shopping-by-keys.ts';

const PRIYA = 'priya@ramandermal.example';

it('a professional with a keyboard reorders at tier price, has a card declined, pays with another', async () => {
  const page = await newVisitor(desktop);
  await page.goto('/b2b/my-account/my-orders');
  await signInByKeys(page, PRIYA);
  await heading(page, 'Your orders').waitFor();
  await press(page, page.getByRole('main').getByRole('link', { name: /^Order R-/ }));
  await heading(page, /^Order R-/).waitFor();
  await press(page, page.getByRole('button', { name: 'Order again' }));
  await drawer(page).getByText('Your Tier 3 professional price').first().waitFor();
  await press(page, drawer(page).getByRole('link', { name: 'View cart' }));
  await heading(page, 'Your cart').waitFor();
  await type(page, page.getByLabel('REGEN rewards points'), '20');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText('20 points applied: $1.00 off.').waitFor();
  await press(page, page.getByRole('link', { name: 'Check out' }));

  await heading(page, 'Checkout').waitFor();
  // Her address is known, and the cheapest method is what the cart was estimated with.
  await step(page, 'Completed: Shipping method').waitFor();
  await payByKeys(page, cards.declined);
  await page.getByText('The payment didn’t go through').waitFor();
  await typeCard(page, cards.good);
  await press(page, page.getByRole('button', { name: /^Pay \$/ }));
  await heading(page, 'Thank you, Priya').waitFor();
  await page.getByText(/This order earns [\d,]+ REGEN rewards points/).waitFor();
  expect(await expectTotalsAddUp(page)).toBeGreaterThan(0);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Receipt' }));
  await heading(page, 'Receipt').waitFor();
  await page.getByText('Visa ending in 4242').waitFor();
});
