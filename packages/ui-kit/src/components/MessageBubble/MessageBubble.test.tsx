import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { openStory } from '../../testing/story.ts';

it('is an item of a log that says who wrote it', async () => {
  const page = await openStory('messages-messagebubble--in-conversation');
  const log = page.getByRole('log', { name: 'Conversation with Lotus Skin Studio' });
  const snapshot = await log.ariaSnapshot();
  expect(snapshot).toContain('Lotus Skin Studio: ');
  expect(snapshot).toContain('You: ');
  await page.getByRole('button', { name: 'Send one' }).click();
  expect(await log.locator('li').last().textContent()).toBe('You: Message 19:06 AMSent');
});

it('is on the side of its author, which follows the direction of text', async () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const page = await openStory('messages-messagebubble--in-conversation', { direction });
    const left = (text: string) => page.getByText(text).evaluate((node) => node.getBoundingClientRect().left);
    const isOwnFurtherRight = (await left('Much calmer')) > (await left('how is your skin'));
    expect(isOwnFurtherRight).toBe(direction === 'ltr');
  }
});

it('says that it was not sent, and offers another try to the keyboard', async () => {
  const page = await openStory('messages-messagebubble--states');
  const failed = page.getByRole('listitem').nth(4);
  expect(await failed.textContent()).toContain('Not sent');
  expect(await failed.textContent()).toContain('You’re no longer connected');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Try again');
  await page.keyboard.press('Enter');
  expect(await accessible(page.locator(':focus'))).toMatchObject({ role: 'button', name: 'Try again' });
  await page.keyboard.press('Tab');
  expect(await accessible(page.locator(':focus'))).toMatchObject({ role: 'button', name: 'Delete' });
});

it('breaks a long address instead of growing wider than its column', async () => {
  const page = await openStory('messages-messagebubble--states', { width: 320 });
  const box = await page.getByText('https://regen.example').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(296);
});

it('preserves white space, reads a hidden foot aloud, and needs no text', async () => {
  const page = await openStory('messages-messagebubble--attached');
  const items = page.getByRole('listitem');
  const text = page.getByText('Two photos:');
  const lines = await text.evaluate((node) => node.getClientRects()[0]?.height ?? 0);
  const line = await page.getByText('How is your skin?').evaluate((node) => node.getClientRects()[0]?.height ?? 0);
  expect(lines).toBeGreaterThan(line * 1.8);
  expect(await text.evaluate((node) => getComputedStyle(node).whiteSpace)).toBe('pre-wrap');
  expect(await items.first().ariaSnapshot()).toContain('9:05 AM');
  expect(await items.first().locator('span:has(> time)').boundingBox()).toMatchObject({ width: 1 });
  expect(await items.nth(1).textContent()).toBe('You: after-the-peel.pdf9:05 AMRead');
  expect(await page.getByText('How is your skin?').evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
});

it('is highlighted with a ring that the next message leaves whole', async () => {
  const page = await openStory('messages-messagebubble--highlighted');
  const room = await page.getByRole('list').evaluate((list) => Number.parseFloat(getComputedStyle(list).rowGap));
  const ring = await page.getByText('no retinol until Friday').evaluate((bubble) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(bubble);
    return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  });
  expect(ring).toBeGreaterThan(2);
  expect(ring).toBeLessThanOrEqual(room);
});
