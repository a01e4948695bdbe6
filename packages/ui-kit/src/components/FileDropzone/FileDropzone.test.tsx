import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';
import { formatBytes, isAccepted } from './files.ts';

const pdf = (name: string, bytes = 1200) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(bytes) });

it('takes files, shows how far each has come and says so', async () => {
  const page = await openStory('forms-filedropzone--interactive');
  const box = page.getByLabel('Instructions');
  await box.setInputFiles([pdf('am.pdf'), pdf('pm.pdf')]);
  const bar = page.getByRole('progressbar', { name: 'Upload of am.pdf' });
  expect(await bar.getAttribute('value')).toBe('40');
  expect(await bar.getAttribute('aria-valuetext')).toBe('40% of 1 kB');
  await expect.poll(() => page.locator('[aria-live]').textContent()).toBe('0 of 2 uploaded');
  await page.getByRole('button', { name: 'Remove am.pdf' }).click();
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
});

it('refuses what does not fit, with the reason on the field', async () => {
  const page = await openStory('forms-filedropzone--interactive');
  const box = page.getByLabel('Instructions');
  await box.setInputFiles([pdf('large.pdf', 2_000_001)]);
  const message = page.getByText('large.pdf is larger than 2 MB.');
  await message.waitFor();
  expect(await box.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('listitem').count()).toBe(0);
});

it('takes a drop, and checks its type, which the browser does not', async () => {
  const page = await openStory('forms-filedropzone--interactive');
  const drop = (name: string, type: string) =>
    page.getByLabel('Instructions').evaluate(
      (box, file) => {
        const data = new DataTransfer();
        data.items.add(new File(['x'], file.name, { type: file.type }));
        box.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      },
      { name, type },
    );
  await drop('face.png', 'image/png');
  await page.getByText('face.png is no PDF.').waitFor();
  await drop('plan.pdf', 'application/pdf');
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
});

it('is reached and opened by keyboard, and names each file', async () => {
  const page = await openStory('forms-filedropzone--states', { direction: 'rtl' });
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').getAttribute('type')).toBe('file');
  const chooser = page.waitForEvent('filechooser');
  // Key presses can arrive before the page is prepared for that event, unless it has responded to a call.
  await page.evaluate(() => document.readyState);
  await page.keyboard.press('Space');
  expect((await chooser).isMultiple()).toBe(true);
  await page.getByRole('button', { name: 'Try again: barrier-repair-protocol-failed.pdf' }).waitFor();
  expect(await page.locator('[aria-live]').first().textContent()).toBe('1 of 4 uploaded, 1 failed');
  const zone = page.getByLabel('Protocols').locator('..');
  expect(await zone.evaluate((node) => getComputedStyle(node).transitionProperty)).toBe('none');
});

it('counts bytes and reads accept as browsers do', () => {
  expect([0, 999, 1200, 840_000, 2_400_000, 3e12].map((bytes) => formatBytes(bytes))).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '840 kB',
    '2.4 MB',
    '3,000 GB',
  ]);
  expect(isAccepted({ name: 'A.PDF', type: '' }, '.pdf')).toBe(true);
  expect(isAccepted({ name: 'a.png', type: 'image/png' }, '.pdf, image/*')).toBe(true);
  expect(isAccepted({ name: 'a.png', type: 'image/png' }, 'application/pdf')).toBe(false);
  expect(isAccepted({ name: 'a', type: '' }, undefined)).toBe(true);
});

it('keeps the focus when a file is removed by keyboard', async () => {
  const page = await openStory('forms-filedropzone--interactive');
  const box = page.getByLabel('Instructions');
  await box.setInputFiles([pdf('am.pdf'), pdf('pm.pdf')]);
  await page.getByRole('button', { name: 'Remove am.pdf' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
  await focusOn(box);
  expect(await accessible(box)).toMatchObject({ role: 'button', name: expect.stringContaining('Instructions') });
});
