import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { openStory } from '../../testing/story.ts';

const story = 'messages-messagelog--grows-from-its-end';

it('stays at its end while messages come, and where somebody reads further up', async () => {
  const page = await openStory(story);
  const log = page.getByRole('log', { name: 'Messages with Lotus Skin Studio' });
  const send = page.getByRole('button', { name: 'Send one' });
  for (let count = 1; count <= 8; count += 1) await send.click();
  expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
  const room = await log.boundingBox();
  const newest = await page.getByText('Message 8').boundingBox();
  expect((newest?.y ?? 0) + (newest?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0));
  await log.evaluate((box) => box.scrollTo({ top: -box.scrollHeight }));
  expect(await log.evaluate((box) => box.scrollTop)).toBeLessThan(-100);
  await page.getByText('Yesterday').waitFor();
});

it('is a log in the order of writing, scrolled by keys', async () => {
  const page = await openStory(story);
  const log = page.getByRole('log');
  expect(await accessible(log)).toMatchObject({ role: 'log', name: 'Messages with Lotus Skin Studio' });
  expect((await log.locator('li').allTextContents()).map((text) => text.slice(0, 9))).toEqual([
    'Yesterday',
    'You: Coul',
    'Today',
    'Unread',
    'Lotus Ski',
  ]);
  for (let count = 1; count <= 4; count += 1) await page.getByRole('button', { name: 'Send one' }).click();
  await log.focus();
  await page.keyboard.press('PageUp');
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeLessThan(0);
});

it('leaves announcing to the app where that does it', async () => {
  const page = await openStory('messages-messagelog--playground');
  expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off');
});
