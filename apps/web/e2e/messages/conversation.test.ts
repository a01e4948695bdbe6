// Journey 4 with its messages: a client writes to her clinic by touch, and the clinic answers by keys.
import { expect, it } from 'vitest';
import { press as pressByKey, tabTo } from '../keyboard/keys.ts';
import { colleague, DANA, startSignedIn } from '../support/practice.ts';
import { heading, openPage } from '../support/shopping.ts';
import { desktop, expectNoSidewaysScroll, expectRoomAt320, newVisitor, phone } from '../support/visitor.ts';
import { box, bubble, CLIENT, CLINIC, newPair, stored, textsOf } from './support.ts';

it('goes from the store page of a clinic to its answer', async () => {
  const pair = await newPair();
  const page = await newVisitor(phone);
  await startSignedIn(page, pair.email);
  await openPage(page, '/store/lumen-skin');
  await page.getByRole('main').getByRole('link', { name: 'Message the clinic' }).tap();
  await heading(page, CLINIC).waitFor();
  await page.getByText('Say hello').waitFor();
  // On a screen keyboard Enter makes a new line.
  expect(await page.getByText('Press Enter to send').count()).toBe(0);
  await box(page).fill('My skin is a little dry.\nWhat can I do?');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await stored(page, 'My skin is a little dry.').waitFor();
  expect(await box(page).inputValue()).toBe('');
  await expectNoSidewaysScroll(page);
  await expectRoomAt320(page);
  // The way back is to the list, on a phone. What comes there has arrived, and is not read.
  await page.getByRole('link', { name: 'All messages' }).tap();
  await heading(page, 'Messages').waitFor();

  const desk = await newVisitor(desktop);
  await startSignedIn(desk, DANA);
  await desk.goto('/b2b/messages');
  const row = desk.getByRole('listitem').filter({ hasText: CLIENT }).filter({ hasText: 'My skin is a little dry.' });
  await pressByKey(desk, row.getByRole('link').first());
  await heading(desk, CLIENT).and(desk.locator(':focus')).waitFor();
  await bubble(desk, 'What can I do?').waitFor();
  expect(await desk.getByText('Press Enter to send').count()).toBe(1);
  // Whoever begins to type is writing.
  await desk.keyboard.type('Twice a day, the cream.');
  await desk.keyboard.press('Shift+Enter');
  await desk.keyboard.type('No peel this week.');
  await desk.keyboard.press('Enter');
  await bubble(desk, 'Twice a day, the cream.').getByText('Delivered', { exact: true }).waitFor();

  await page.getByRole('link', { name: new RegExp(CLINIC) }).tap();
  await bubble(page, 'No peel this week.').waitFor();
  await bubble(page, 'My skin is a little dry.').getByText('Read', { exact: true }).waitFor();
  await bubble(desk, 'Twice a day, the cream.').getByText('Read', { exact: true }).waitFor();
  expect(await textsOf(pair)).toEqual([
    'My skin is a little dry.\nWhat can I do?',
    'Twice a day, the cream.\nNo peel this week.',
  ]);
  await page.goBack();
  await heading(page, 'Messages').waitFor();
});

it('shows what is unread, in the title and the menu, until it was seen', async () => {
  const pair = await newPair();
  await pair.say('clinic', 'Your serum is here.');
  await pair.say('clinic', 'We close at six.');
  const page = await newVisitor(phone);
  await startSignedIn(page, pair.email);
  await openPage(page, '/retail');
  await page.getByRole('main').getByRole('link', { name: '2 unread messages', exact: true }).waitFor();
  await page
    .getByRole('navigation', { name: 'Account', exact: true })
    .getByRole('link', { name: 'Messages 2 unread messages' })
    .waitFor();
  await page.getByRole('button', { name: 'Nia’s account, unread messages: 2' }).tap();
  await page.getByRole('menuitem', { name: /^Messages/ }).tap();
  await expect.poll(() => page.title()).toBe('(2) Messages · Regen');
  await page.getByRole('link', { name: new RegExp(CLINIC) }).tap();
  await page.getByRole('log').getByText('Unread', { exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe(`${CLINIC} · Regen`);
  const read = async () => (await pair.client.regen.messages.listConversations()).unreadCount;
  await expect.poll(read).toBe(0);
  await page.getByRole('button', { name: 'Nia’s account', exact: true }).waitFor();
});

it('lets the care team answer in its own area, to anybody', async () => {
  const pair = await newPair();
  const { care } = await pair.client.regen.messages.listConversations();
  if (!care) throw new Error('There is no care team.');
  const text = `Where is my order? ${pair.email}`;
  await pair.client.regen.messages.send({ accountId: care.accountId, message: text });
  const desk = await newVisitor(desktop);
  await startSignedIn(desk, 'noor@regen.example');
  await openPage(desk, '/admin');
  await pressByKey(desk, desk.getByRole('link', { name: 'Messages to Regen Care' }));
  await heading(desk, 'Messages').waitFor();
  await desk.getByRole('listitem').filter({ hasText: text }).getByRole('link').click();
  await bubble(desk, text).waitFor();
  await tabTo(desk, desk.getByRole('textbox', { name: `Message to ${CLIENT}` }));
  await desk.keyboard.type('It leaves today.');
  await desk.keyboard.press('Enter');
  await stored(desk, 'It leaves today.').waitFor();
  const noor = await colleague('noor@regen.example');
  const { messages } = await pair.client.regen.messages.list({ id: care.accountId });
  expect(messages.response.map(({ message, senderName }) => [message, senderName])).toEqual([
    ['It leaves today.', 'Noor'],
    [text, CLIENT],
  ]);
  expect(noor.accountId).toBe(care.accountId);
});
