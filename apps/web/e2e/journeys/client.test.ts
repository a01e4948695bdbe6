// Journey 4 by touch, up to the message: the page of a clinic's store, a favorite, a stock alert. By keys in e2e/keyboard.
import { expect, it } from 'vitest';
import { newClient } from '../support/practice.ts';
import { heading, mailsTo, openOwn, openPage, signInAs } from '../support/shopping.ts';
import { newVisitor, phone } from '../support/visitor.ts';

it('a retail client opens a store page, saves a favorite and sets a stock alert', async () => {
  const email = await newClient();
  const page = await newVisitor(phone);
  await openPage(page, '/login?redirect=/store/lumen-skin');
  await signInAs(page, email);
  await heading(page, 'Lumen Skin Clinic').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'C15 Bright Serum', exact: true }).tap();
  await heading(page, 'C15 Bright Serum').waitFor();
  await page.getByRole('button', { name: 'Add to favorites' }).tap();
  await page.getByRole('button', { name: 'Remove favorite' }).waitFor();
  await openOwn(page, 'Nia', 'Favorites');
  await page.getByRole('button', { name: /^Favorite: C15 Bright Serum/ }).waitFor();

  await openPage(page, '/products/1416');
  const form = page.getByRole('form', { name: 'Stock alert' });
  await expect.poll(() => form.getByRole('textbox').inputValue()).toBe(email);
  await form.getByRole('button', { name: 'Notify me when it’s back' }).tap();
  await page.getByText('Check your inbox').first().waitFor();
  const mails = async () => (await mailsTo(page, email)).filter(({ text }) => text.includes('/stock-alerts/'));
  await expect.poll(async () => (await mails()).length).toBe(1);
});
