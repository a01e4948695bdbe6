// Journey 1 by keyboard alone: search, filter, quick view, cart drawer, guest checkout, confirmation, account offered.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keepPicture } from '../support/picture.ts';
import { cards, drawer, expectConfirmations, heading, openPage } from '../support/shopping.ts';
import { desktop, newVisitor } from '../support/visitor.ts';
import { press, tabTo, type } from './keys.ts';
import { orderByKeys, typeAddress } from './shopping-by-keys.ts';

it('a visitor with a keyboard searches, filters, looks, buys without an account, and is offered one', async () => {
  const page = await newVisitor(desktop);
  const email = `gwen-${randomUUID().slice(0, 8)}@example.com`;
  await openPage(page, '/');
  await keepPicture(page);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).and(page.locator(':focus')).waitFor();
  await type(page, page.getByLabel('Search products'), 'vitamin c serum');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await heading(page, /vitamin c serum/).waitFor();

  // Back to the top of the page, and by the menu to the serums.
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Serums', exact: true }), { back: true });
  await heading(page, 'Serums').waitFor();
  await press(page, page.getByRole('main').getByRole('checkbox', { name: /Redness/ }), { key: 'Space' });
  await page.waitForURL(/concern=redness/);
  await heading(page, 'Serums for redness').waitFor();

  await press(page, page.getByRole('link', { name: 'Quick view of Cica Reserve Serum' }));
  const quickView = page.getByRole('dialog', { name: 'Cica Reserve Serum' });
  await quickView.waitFor();
  await page.keyboard.press('Escape');
  await quickView.waitFor({ state: 'detached' });
  // The focus is where it was.
  await page.getByRole('link', { name: 'Quick view of Cica Reserve Serum' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await press(page, quickView.getByRole('button', { name: 'Add to cart' }));
  await drawer(page).waitFor();
  // Back leads from the cart to the list, and the focus to the card.
  await page.goBack();
  await drawer(page).waitFor({ state: 'detached' });
  expect(await quickView.count()).toBe(0);
  await page.getByRole('link', { name: 'Quick view of Cica Reserve Serum' }).and(page.locator(':focus')).waitFor();
  await page.goForward();
  await drawer(page).waitFor();
  await press(page, drawer(page).getByRole('link', { name: 'Check out' }));

  await heading(page, 'Checkout').waitFor();
  await type(page, page.getByLabel('Email', { exact: true }), email);
  await press(page, page.getByRole('button', { name: 'Continue to delivery' }));
  await typeAddress(page);
  await press(page, page.getByRole('button', { name: 'Continue to shipping' }));
  const chosen = page.getByRole('radio', { checked: true });
  await tabTo(page, chosen);
  const before = await chosen.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosen.inputValue()).not.toBe(before);
  await orderByKeys(page, cards.good);

  await heading(page, 'Thank you, Gwen').waitFor();
  await expectConfirmations(page, email, 1);
  await type(page, page.getByLabel('Password', { exact: true }), 'a quiet morning walk');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText('Welcome, Gwen. Your account is ready.').waitFor();
});
