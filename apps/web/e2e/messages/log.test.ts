// A long conversation: what is far up, what is searched for, what comes with a message, and who is blocked.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { heading } from '../support/shopping.ts';
import { desktop, expectAccessible, phone } from '../support/visitor.ts';
import { box, bubble, CLINIC, log, newPair, openAsClient, textsOf, type Pair } from './support.ts';

async function longPair(count: number): Promise<Pair> {
  const pair = await newPair();
  for (let at = 1; at <= count; at += 1)
    await pair.say(at % 2 ? 'client' : 'clinic', at === 3 ? 'The apricot scrub' : `Message number ${at}`);
  await pair.client.regen.messages.read({ id: pair.clinic.accountId });
  return pair;
}

it('goes on upward to its beginning, and what is read stays where it is', async () => {
  const pair = await longPair(70);
  const page = await openAsClient(pair, phone);
  await bubble(page, 'Message number 70').waitFor();
  expect(await bubble(page, 'The apricot scrub').count()).toBe(0);
  const shown = bubble(page, 'Message number 41').first();
  await shown.evaluate((node) => node.scrollIntoView({ block: 'start' }));
  const before = await shown.boundingBox();
  await bubble(page, 'The apricot scrub').waitFor();
  const after = await shown.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await page.getByRole('button', { name: 'Show earlier messages' }).waitFor({ state: 'detached' });
  // What comes meanwhile doesn't move it either.
  await pair.say('clinic', 'Are you there?');
  await page.getByRole('button', { name: 'New messages' }).waitFor();
  expect(Math.abs(((await shown.boundingBox())?.y ?? 0) - (after?.y ?? 0))).toBeLessThan(2);
  await page.getByRole('button', { name: 'New messages' }).tap();
  await bubble(page, 'Are you there?').waitFor();
  await expect.poll(() => log(page).evaluate((node) => node.scrollTop)).toBe(0);
  await page.getByRole('button', { name: 'New messages' }).waitFor({ state: 'detached' });
});

it('is searched, and a found message shown in its place', async () => {
  const pair = await longPair(60);
  const page = await openAsClient(pair, desktop);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('aprico');
  const found = page.getByRole('link', { name: /The apricot scrub/ });
  await found.waitFor();
  expect(await found.locator('mark').textContent()).toBe('aprico');
  await found.click();
  await expect.poll(() => page.url()).toContain('at=3');
  const message = bubble(page, 'The apricot scrub');
  await message.waitFor();
  const [place, room] = await Promise.all([message.boundingBox(), log(page).boundingBox()]);
  expect(place?.y).toBeGreaterThan(room?.y ?? Infinity);
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan((room?.y ?? 0) + (room?.height ?? 0));
  await page.getByRole('button', { name: 'Jump to latest message' }).click();
  await expect.poll(() => log(page).evaluate((node) => node.scrollTop)).toBe(0);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('nobody wrote this');
  await page.getByText('No messages found').waitFor();
});

it('takes pictures, files and products with a message', async () => {
  const pair = await newPair();
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#8fa3bd' } })
    .png()
    .toBuffer();
  const page = await openAsClient(pair, desktop);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach files' }).click(),
  ]);
  await chooser.setFiles([
    { name: 'after.png', mimeType: 'image/png', buffer: picture },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
  ]);
  await page.getByRole('main').getByText('notes.txt can’t be sent.').waitFor();
  await page.getByRole('button', { name: 'Remove after.png' }).waitFor();
  await page.getByText('after.png added.').waitFor();
  await page.getByRole('button', { name: 'Add a product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  await dialog.getByRole('searchbox').fill('c15');
  await dialog.getByRole('button', { name: /C15 Bright Serum/ }).click();
  await box(page).press('Enter');
  await page.getByRole('log').getByRole('img', { name: 'after.png' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('log').getByRole('button', { name: 'Add to cart: C15 Bright Serum' }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
  const { messages } = await pair.clinic.regen.messages.list({ id: pair.client.accountId });
  expect(messages.response).toMatchObject([
    { message: '', attachments: [{ contentType: 'image/png' }], cards: [{ kind: 'product', sku: '1401' }] },
  ]);
});

it('with somebody who was blocked goes on when they are not anymore', async () => {
  const pair = await newPair();
  await pair.say('clinic', 'Buy now!');
  const page = await openAsClient(pair, phone);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Block ${CLINIC}?` });
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
  await dialog.getByRole('textbox').fill('Every day.');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText(`You’ve blocked ${CLINIC}`).waitFor();
  await pair.say('clinic', 'Still there?');
  await page.goto('/retail/messages?show=blocked');
  await heading(page, 'Blocked accounts').waitFor();
  await page.getByText('Spam or advertising').waitFor();
  await page.getByRole('button', { name: `Unblock ${CLINIC}` }).click();
  await page.getByText('No blocked accounts').waitFor();
  expect(await textsOf(pair)).toEqual(['Buy now!']);
  expect((await pair.clinic.regen.messages.list({ id: pair.client.accountId })).totalCount).toBe(2);
});
