// Journey 4 by keyboard alone: the page of a store, a favorite, a stock alert, a message to the clinic and its answer.
import { expect, it } from 'vitest';
import { box, bubble, CLINIC, newPair, stored } from '../messages/support.ts';
import { accountOf, heading, mailsTo, openPage } from '../support/shopping.ts';
import { desktop, newVisitor } from '../support/visitor.ts';
import { press, tabTo, type } from './keys.ts';
import { signInByKeys } from './shopping-by-keys.ts';

it('a retail client with a keyboard saves a favorite of a store, sets a stock alert and writes to the clinic', async () => {
  const pair = await newPair();
  const { email } = pair;
  const page = await newVisitor(desktop);
  await openPage(page, '/store/lumen-skin');
  await press(page, page.getByRole('main').getByRole('link', { name: 'C15 Bright Serum', exact: true }));
  await heading(page, 'C15 Bright Serum').waitFor();
  await press(page, page.getByRole('button', { name: 'Add to favorites' }));
  await page.getByRole('button', { name: 'Remove favorite' }).waitFor();
  // Kept on the device, and added to the account.
  await openPage(page, '/login?redirect=/products/1401');
  await signInByKeys(page, email);
  await heading(page, 'C15 Bright Serum').waitFor();
  await page.getByRole('button', { name: 'Remove favorite' }).waitFor();
  await press(page, accountOf(page, 'Nia'), { back: true });
  await page.getByRole('menuitem', { name: 'Overview' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Welcome, Nia').waitFor();
  await press(page, page.getByRole('main').getByRole('link', { name: 'Favorites' }));
  await heading(page, 'Favorites').waitFor();
  await page.getByRole('button', { name: /^Favorite: C15 Bright Serum/ }).waitFor();

  await openPage(page, '/products/1416');
  const alert = page.getByRole('form', { name: 'Stock alert' });
  await alert.getByText(`We’ll email ${email} once.`).waitFor();
  await press(page, alert.getByRole('button', { name: 'Use another email' }));
  const address = alert.getByRole('textbox');
  await tabTo(page, address);
  await page.keyboard.type('x@');
  await page.keyboard.press('Enter');
  await page.getByText('Enter an email address such as').waitFor();
  await type(page, address, email);
  await page.keyboard.press('Enter');
  await page.getByText('Your alert is on').first().waitFor();
  // There is nothing to confirm.
  expect((await mailsTo(page, email)).filter(({ text }) => text.includes('/stock-alerts/'))).toEqual([]);

  await openPage(page, '/store/lumen-skin');
  await press(page, page.getByRole('main').getByRole('link', { name: 'Message the clinic' }));
  await heading(page, CLINIC).and(page.locator(':focus')).waitFor();
  await tabTo(page, box(page));
  await page.keyboard.type('Is it for dry skin?');
  await page.keyboard.press('Enter');
  await stored(page, 'Is it for dry skin?').waitFor();
  await pair.say('clinic', 'Yes, after the cleanser.');
  await bubble(page, 'Yes, after the cleanser.').waitFor();
});
