// Photos and files of messages, before and after they are sent.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { license } from '../applications/applying.ts';
import { desktop, expectAccessible, expectRoomAt320, phone } from '../support/visitor.ts';
import { box, newPair, openAsClient } from './support.ts';

const photoOf = (name: string, width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#8fa3bd' } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }));

it('shows a photo before it is sent, and in full after', async () => {
  const pair = await newPair();
  const page = await openAsClient(pair, desktop);
  await page.locator('input[type=file]').setInputFiles([await photoOf('after.png'), license('plan.pdf')]);
  const chosen = page.getByRole('list', { name: 'Attachments' });
  const preview = chosen.locator('img[src^="blob:"]');
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await chosen
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .waitFor();
  // Enter sends once both are uploaded.
  await expect.poll(() => chosen.getByRole('progressbar').count()).toBe(0);
  await box(page).press('Enter');

  const small = page.getByRole('log').getByRole('button', { name: 'View photo: after.png' });
  await small.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'after.png' });
  const large = dialog.getByRole('img', { name: 'after.png' });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await expectAccessible(page);
  const kept = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download after.png' }).click();
  expect((await kept).suggestedFilename()).toBe('after.png');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await small.and(page.locator(':focus')).waitFor();

  const download = page.waitForEvent('download');
  await page
    .getByRole('log')
    .getByRole('link', { name: /plan\.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe('plan.pdf');
});

it('fits a tall photo on a phone', async () => {
  const pair = await newPair();
  const page = await openAsClient(pair, phone);
  await page.locator('input[type=file]').setInputFiles(await photoOf('tall.png', 600, 2400));
  await page.getByText('tall.png added.').waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  const photo = page.getByRole('log').getByRole('button', { name: 'View photo: tall.png' });
  await photo.tap();
  const dialog = page.getByRole('dialog', { name: 'tall.png' });
  const place = await dialog.getByRole('img').boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  expect((place?.y ?? 0) + (place?.height ?? height)).toBeLessThan(height);
  await expectRoomAt320(page);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await dialog.waitFor({ state: 'detached' });
  // Back closes what lies over the conversation, and stays in it.
  const address = page.url();
  await photo.tap();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add a product' }).tap();
  const products = page.getByRole('dialog', { name: 'Add a product' });
  await products.waitFor();
  await page.goBack();
  await products.waitFor({ state: 'detached' });
  await photo.waitFor();
  expect(page.url()).toBe(address);
});

it('says that a file is no picture, and offers to remove it', async () => {
  const pair = await newPair();
  const page = await openAsClient(pair, phone);
  const name = `${'a-long-name-of-a-file-'.repeat(4)}notes.png`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from('Only some notes.') });
  const chosen = page.getByRole('list', { name: 'Attachments' });
  await chosen.getByText('The file is not a PNG, JPEG or WebP picture.').waitFor();
  expect(await chosen.getByRole('button').count()).toBe(1);
  await page.getByText('To send this, remove the file that can’t be attached.').waitFor();
  // All of the name can be read.
  const hidden = await chosen.getByText(name).evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  await expectRoomAt320(page);
  await chosen.getByRole('button', { name: `Remove ${name}` }).tap();
  await chosen.waitFor({ state: 'detached' });
  await box(page).and(page.locator(':focus')).waitFor();
});
