// Journey 4 by touch, up to the message: the page of a clinic's store, a favorite, a stock alert. By keys in e2e/keyboard.
import { expect, it } from 'vitest';
import { newPair } from '../messages/support.ts';
import { heading, mailsTo, openOwn, openPage, signInAs } from '../support/shopping.ts';
import { expectRoomForLargeText, newVisitor, phone } from '../support/visitor.ts';

it('a retail client opens a store page, saves a favorite and sets a stock alert', async () => {
  const { email } = await newPair();
  const page = await newVisitor(phone);
  await openPage(page, '/login?redirect=/store/lumen-skin');
  await signInAs(page, email);
  await heading(page, 'Lumen Skin Clinic').waitFor();
  await expectRoomForLargeText(page);
  await page.getByRole('main').getByRole('link', { name: 'C15 Bright Serum', exact: true }).tap();
  await heading(page, 'C15 Bright Serum').waitFor();
  await expectRoomForLargeText(page);
  await page.getByRole('button', { name: 'Add to favorites' }).tap();
  await page.getByRole('button', { name: 'Remove favorite' }).waitFor();
  await openOwn(page, 'Nia', 'Favorites');
  await page.getByRole('button', { name: /^Favorite: C15 Bright Serum/ }).waitFor();

  await openPage(page, '/products/1416');
  const form = page.getByRole('form', { name: 'Stock alert' });
  await form.getByText(`We’ll email ${email} once.`).waitFor();
  await form.getByRole('button', { name: 'Notify me when it’s back' }).tap();
  await page.getByText('Your alert is on').first().waitFor();
  // The invitation of the clinic came by email, so there is nothing to confirm.
  expect((await mailsTo(page, email)).filter(({ text }) => text.includes('/stock-alerts/'))).toEqual([]);
  // She still has it when she comes back, and turns it off where she turned it on.
  await page.reload();
  await page.getByText('Your alert is on').first().waitFor();
  await expectRoomForLargeText(page);
  await page.getByRole('button', { name: 'Turn off alert' }).tap();
  await form.getByRole('button', { name: 'Notify me when it’s back' }).and(page.locator(':focus')).waitFor();
  await page.reload();
  await form.getByRole('button', { name: 'Notify me when it’s back' }).waitFor();

  for (const path of ['/', '/cart', '/retail', '/retail/my-account/profile']) {
    await openPage(page, path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectRoomForLargeText(page);
  }
});
