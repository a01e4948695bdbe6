import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { pressOutside } from '../../testing/press-outside.ts';
import { openStory } from '../../testing/story.ts';

it('opens with the focus inside, keeps it there, and gives it back', async () => {
  const page = await openStory('overlays-dialog--with-trigger');
  const trigger = page.getByRole('button', { name: 'Open' });
  await trigger.click();
  const dialog = page.getByRole('dialog', { name: 'Remove from the cart?' });
  await dialog.and(page.locator(':focus')).waitFor();
  for (const name of ['Close', 'Remove', 'Close']) {
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name, exact: true }).and(page.locator(':focus')).waitFor();
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await trigger.and(page.locator(':focus')).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('names and describes itself', async () => {
  const page = await openStory('overlays-dialog--open');
  const dialog = page.getByRole('dialog', { name: 'Barrier Cream' });
  const describedBy = await dialog.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe('50 ml');
});

it('closes by its button and by a press outside', async () => {
  const page = await openStory('overlays-dialog--with-trigger');
  const trigger = page.getByRole('button', { name: 'Open' });
  const dialog = page.getByRole('dialog');
  await trigger.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await trigger.click();
  await dialog.waitFor();
  await pressOutside(page, 8, 780);
  await dialog.waitFor({ state: 'detached' });
  await trigger.and(page.locator(':focus')).waitFor();
  expect(await trigger.getAttribute('aria-expanded')).toBe('false');
});

it('locks the page behind without writing a style element', async () => {
  const page = await openStory('overlays-dialog--with-trigger');
  const styles = () => page.locator('style').count();
  const before = await styles();
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  expect(await styles()).toBe(before);
});

it('can be scrolled by keyboard when it is long', async () => {
  const page = await openStory('overlays-dialog--long');
  const body = page.getByRole('dialog').locator('[tabindex="0"]');
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await body.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
});

it('exposes its name, its description, and that it is modal to screen readers', async () => {
  const page = await openStory('overlays-dialog--with-trigger');
  expect(await accessible(page.getByRole('button', { name: 'Open' }))).toMatchObject({ expanded: false });
  await page.getByRole('button', { name: 'Open' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await accessible(dialog)).toMatchObject({
    role: 'dialog',
    name: 'Remove from the cart?',
    description: 'Your other products stay.',
    modal: true,
    focused: true,
  });
  // All there is to read while it is open.
  expect(await page.locator('body').ariaSnapshot()).toBe(
    [
      '- dialog "Remove from the cart?":',
      '  - heading "Remove from the cart?" [level=2]',
      '  - paragraph: Your other products stay.',
      '  - button "Close"',
      '  - paragraph: Barrier Cream, 50 ml',
      '  - button "Remove"',
    ].join('\n'),
  );
  await page.keyboard.press('Shift+Tab');
  await focusOn(dialog.getByRole('button', { name: 'Remove' }));
});
