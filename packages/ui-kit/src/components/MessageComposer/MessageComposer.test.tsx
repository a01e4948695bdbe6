import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

const story = 'messages-messagecomposer--interactive';

it('sends with Enter, makes a new line with Shift, and keeps the focus', async () => {
  const page = await openStory(story);
  const box = page.getByRole('textbox', { name: 'Message to Lotus Skin Studio' });
  await box.pressSequentially(' Hello');
  await page.keyboard.press('Shift+Enter');
  await box.pressSequentially('Maya ');
  expect(await box.inputValue()).toBe(' Hello\nMaya ');
  await page.keyboard.press('Enter');
  await page.getByText('Sent: Hello Maya').waitFor();
  expect(await box.inputValue()).toBe('');
  expect(await box.evaluate((node) => node === document.activeElement)).toBe(true);
});

it('sends nothing while there is nothing, or too much, and says how much', async () => {
  const page = await openStory(story, { direction: 'rtl' });
  const box = page.getByRole('textbox');
  const send = page.getByRole('button', { name: 'Send' });
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  await box.fill('   ');
  await page.keyboard.press('Enter');
  await box.fill('x'.repeat(37));
  await page.getByText('3 of 40 characters left').waitFor();
  await box.fill('x'.repeat(42));
  await page.getByText('2 over the limit of 40 characters').waitFor();
  expect(await box.getAttribute('aria-invalid')).toBe('true');
  await send.click({ force: true });
  expect(await page.getByText('Nothing sent').count()).toBe(1);
});

it('keeps what is typed while nothing can be sent', async () => {
  const page = await openStory('messages-messagecomposer--states');
  const box = page.getByRole('textbox', { name: 'Offline' });
  await box.press('Enter');
  expect(await box.inputValue()).toBe('Could I use it twice a day?');
  const ids = (await box.getAttribute('aria-describedby'))?.split(' ') ?? [];
  expect(await page.locator(`[id="${ids[1]}"]`).textContent()).toBe('You’re offline. We’ve saved your text.');
});

it('grows with its text', async () => {
  const page = await openStory('messages-messagecomposer--states');
  const heights = await page.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => box.clientHeight));
  expect(heights[3]).toBeGreaterThan((heights[0] ?? 0) * 1.5);
});

it('has its name and its hint, and its button after it', async () => {
  const page = await openStory(story);
  const box = page.getByRole('textbox', { name: 'Message to Lotus Skin Studio' });
  const send = page.getByRole('button', { name: 'Send' });
  expect(await accessible(box)).toMatchObject({
    role: 'textbox',
    description: 'Press Enter to send, Shift+Enter for a new line.',
    multiline: true,
  });
  await page.keyboard.press('Tab');
  await focusOn(box);
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await focusOn(send);
  await page.keyboard.press('Space');
  await page.getByText('Sent: Hello').waitFor();
  await focusOn(box);
});

it('gives the text the whole width on phones, and the buttons a line below it', async () => {
  const page = await openStory('messages-messagecomposer--with-files', { width: 320 });
  const box = await page.getByRole('textbox').boundingBox();
  const add = await page.getByRole('button', { name: 'Add a file' }).boundingBox();
  const send = await page.getByRole('button', { name: 'Send' }).boundingBox();
  if (!box || !add || !send) throw new Error('Something of it is not shown.');
  expect(box.width).toBeGreaterThan(250);
  expect(add.y).toBeGreaterThanOrEqual(box.y + box.height);
  expect(send.y).toBe(add.y);
  expect(send.x).toBeGreaterThan(add.x + add.width);
});

it('takes files that are pasted, and sends them without a text', async () => {
  const page = await openStory('messages-messagecomposer--with-files');
  const box = page.getByRole('textbox');
  await box.press('Enter');
  await page.getByText('Nothing sent').waitFor();
  const paste = (types: readonly string[]) =>
    box.evaluate((node, given) => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'after.png', { type: 'image/png' }));
      for (const type of given) data.setData(type, 'words');
      return node.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, types);
  expect(await paste(['text/plain'])).toBe(true);
  expect(await page.getByText('after.png').count()).toBe(0);
  expect(await paste([])).toBe(false);
  await page.getByText('after.png').waitFor();
  await box.press('Enter');
  await page.getByText('Sent:').waitFor();
});
