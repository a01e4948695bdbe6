// A long conversation: what is far up, what is searched for, what comes with a message, and who is blocked.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { license } from '../applications/applying.ts';
import { DANA, startSignedIn } from '../support/practice.ts';
import { heading } from '../support/shopping.ts';
import { desktop, expectAccessible, newVisitor, phone } from '../support/visitor.ts';
import {
  box,
  bubble,
  CLINIC,
  log,
  newPair,
  openAsClient,
  REFUSAL,
  SEND,
  stored,
  textsOf,
  write,
  type Pair,
} from './support.ts';

/** The period ends the number: the time of day comes right after it. */
async function longPair(count: number): Promise<Pair> {
  const pair = await newPair();
  for (let at = 1; at <= count; at += 1)
    await pair.say(at % 2 ? 'client' : 'clinic', at === 3 ? 'The apricot scrub' : `Message number ${at}.`);
  await pair.client.regen.messages.read({ id: pair.clinic.accountId });
  return pair;
}

it('goes on upward to its beginning, and what is read stays where it is', async () => {
  const pair = await longPair(50);
  const page = await openAsClient(pair, phone);
  await bubble(page, 'Message number 50.').waitFor();
  expect(await bubble(page, 'The apricot scrub').count()).toBe(0);
  const shown = bubble(page, 'Message number 21.');
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

it('stays readable in a low window with text of double size', async () => {
  const pair = await longPair(6);
  const page = await openAsClient(pair, { ...phone, viewport: { width: 390, height: 500 } });
  const { height: before = 0 } = (await heading(page, CLINIC).boundingBox()) ?? {};
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(async () => (await heading(page, CLINIC).boundingBox())?.height ?? 0).toBeGreaterThan(before);
  await box(page).focus();
  await expect.poll(async () => (await log(page).boundingBox())?.height ?? 0).toBeGreaterThan(200);
  // Broken between words: three lines of double size at most.
  expect((await heading(page, CLINIC).boundingBox())?.height ?? 0).toBeLessThan(7 * before);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect
    .poll(async () => {
      const { y = 0, height = 500 } = (await send.boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThanOrEqual(500);
});

it('is searched, and a found message shown in its place', async () => {
  const pair = await longPair(50);
  const page = await openAsClient(pair, desktop);
  await page.getByRole('searchbox', { name: 'Search people and messages' }).fill('aprico');
  const found = page.getByRole('link', { name: /The apricot scrub/ });
  await found.waitFor();
  expect(await found.locator('mark').textContent()).toBe('aprico');
  await found.click();
  await expect.poll(() => page.url()).toContain('at=3');
  const message = bubble(page, 'The apricot scrub');
  await message.waitFor();
  // It is in the log a moment before it is in view.
  await expect
    .poll(async () => {
      const [place, room] = await Promise.all([message.boundingBox(), log(page).boundingBox()]);
      if (!place || !room) return false;
      return place.y > room.y && place.y + place.height < room.y + room.height;
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Jump to latest message' }).click();
  await expect.poll(() => log(page).evaluate((node) => node.scrollTop)).toBe(0);
  await page.getByRole('searchbox', { name: 'Search people and messages' }).fill('nobody wrote this');
  await page.getByText('No results for').waitFor();
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
  await page.getByRole('log').getByRole('button', { name: 'View photo: after.png' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('log').getByRole('button', { name: 'Add to cart: C15 Bright Serum' }).click();
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor();
  const { messages } = await pair.clinic.regen.messages.list({ id: pair.client.accountId });
  expect(messages.response).toMatchObject([
    { message: '', attachments: [{ contentType: 'image/png' }], cards: [{ kind: 'product', sku: '1401' }] },
  ]);
});

it('keeps what goes with a message while the person is elsewhere, and over a reload', async () => {
  const pair = await newPair();
  const page = await openAsClient(pair, desktop);
  const away = async () => {
    await page.getByRole('link', { name: /Regen Care/ }).click();
    await box(page, 'Regen Care').waitFor();
    expect(await page.getByRole('list', { name: 'Attachments' }).count()).toBe(0);
    await page.getByRole('link', { name: new RegExp(CLINIC) }).click();
    await box(page).waitFor();
  };
  await write(page, 'Here they are:');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/v1/uploads/**', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(license('plan.pdf'));
  await page.getByRole('progressbar', { name: 'Uploading plan.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Add a product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  await dialog.getByRole('searchbox').fill('c15');
  await dialog.getByRole('button', { name: /C15 Bright Serum/ }).click();
  await away();
  await page.getByRole('progressbar', { name: 'Uploading plan.pdf' }).waitFor();
  letGo();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Remove C15 Bright Serum' }).waitFor();
  await page.getByRole('button', { name: 'Remove plan.pdf' }).waitFor();
  await box(page).press('Enter');
  await page
    .getByRole('log')
    .getByRole('link', { name: /plan.pdf/ })
    .waitFor();
  await page.getByRole('log').getByRole('button', { name: 'Add to cart: C15 Bright Serum' }).waitFor();
  await page.reload();
  await page
    .getByRole('log')
    .getByRole('link', { name: /plan.pdf/ })
    .waitFor();
  expect(await page.getByRole('list', { name: 'Attachments' }).count()).toBe(0);
});

it('leaves the focus at the place where its button was', async () => {
  const pair = await longPair(50);
  const page = await openAsClient(pair, desktop, { allowed: [/status of 403|ERR_FAILED/] });
  const focused = page.locator(':focus');
  await page.route(/before=/, (route) => route.abort(), { times: 1 });
  await bubble(page, 'Message number 21.').evaluate((node) => node.scrollIntoView({ block: 'start' }));
  await page.getByRole('log').getByText('We couldn’t reach').waitFor();
  await page.getByRole('button', { name: 'Show earlier messages' }).press('Enter');
  await bubble(page, 'Message number 20.').and(focused).waitFor();

  await page.context().route(SEND, (route) => route.fulfill(REFUSAL));
  await write(page, 'refused', 'unwanted');
  await bubble(page, 'unwanted').getByRole('button', { name: 'Delete' }).press('Enter');
  await box(page).and(focused).waitFor();
  await page.context().unroute(SEND);
  await bubble(page, 'refused').getByRole('button', { name: 'Try again' }).press('Enter');
  await stored(page, 'refused').waitFor();
  await bubble(page, 'refused').and(focused).waitFor();
  // Whoever begins to type is writing.
  await page.keyboard.type('Next');
  expect(await box(page).inputValue()).toBe('Next');
});

it('lists all whom the account has blocked, and keeps the focus', async () => {
  for (let at = 1; at <= 11; at += 1) {
    const { clinic, client } = await newPair();
    await clinic.regen.messages.block({ accountId: client.accountId, reason: 'spam' });
  }
  const page = await newVisitor(phone);
  await startSignedIn(page, DANA);
  await page.goto('/b2b/messages?show=blocked');
  const unblock = page.getByRole('button', { name: /^Unblock / });
  const more = page.getByRole('button', { name: 'Show more accounts' });
  await more.waitFor();
  expect(await unblock.count()).toBe(10);
  await expectAccessible(page);
  await more.press('Enter');
  await unblock.nth(10).waitFor();
  await unblock.nth(10).or(more).and(page.locator(':focus')).waitFor();
  expect(await unblock.count()).toBeGreaterThan(10);
});

it('with somebody who was blocked goes on when they are not anymore', async () => {
  const pair = await newPair();
  await pair.say('clinic', 'Buy now!');
  // Another device of theirs follows.
  const other = await openAsClient(pair, phone);
  const page = await openAsClient(pair, phone);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Block ${CLINIC}?` });
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
  await dialog.getByRole('textbox').fill('Every day.');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByText(`You’ve blocked ${CLINIC}`).waitFor();
  await other.getByText(`You’ve blocked ${CLINIC}`).waitFor();
  const unblock = page.getByRole('button', { name: 'Unblock', exact: true });
  await unblock.first().and(page.locator(':focus')).waitFor();
  await unblock.last().press('Enter');
  await box(page).and(page.locator(':focus')).waitFor();
  await box(other).waitFor();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  // Nobody is accused of anything by a press too quick.
  const block = dialog.getByRole('button', { name: 'Block', exact: true });
  await block.click();
  await dialog.getByText('Choose a reason.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).and(page.locator(':focus')).check();
  expect(await dialog.getByText('Choose a reason.').count()).toBe(0);
  await block.click();
  await page.getByText(`You’ve blocked ${CLINIC}`).waitFor();
  await pair.say('clinic', 'Still there?');
  await page.goto('/retail/messages?show=blocked');
  await heading(page, 'Blocked accounts').waitFor();
  await page.getByText('Spam or advertising').waitFor();
  await page.getByRole('button', { name: `Unblock ${CLINIC}` }).click();
  await page.getByText('No blocked accounts').waitFor();
  await heading(page, 'Blocked accounts').and(page.locator(':focus')).waitFor();
  expect(await textsOf(pair)).toEqual(['Buy now!']);
  expect((await pair.clinic.regen.messages.list({ id: pair.client.accountId })).totalCount).toBe(2);
});
