import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

it('is announced, and can be dismissed', async () => {
  const page = await openStory('feedback-toast--interactive');
  await page.getByRole('button', { name: 'Add' }).click();
  const region = page.getByRole('region', { name: 'Notifications' });
  await region.getByText('Added to your cart').waitFor();
  expect(await page.locator('[data-regen-live="polite"]').textContent()).toBe('Added to your cart');
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await region.getByText('Added to your cart').waitFor({ state: 'detached' });
});

it('goes by itself, but not while it is pointed at', async () => {
  const page = await openStory('feedback-toast--interactive', { ownPage: true });
  await page.clock.install();
  await page.getByRole('button', { name: 'Add' }).click();
  const toast = page.getByRole('region').getByText('Added to your cart');
  await toast.hover();
  await page.clock.runFor(10_000);
  expect(await toast.isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  await page.clock.runFor(7000);
  await toast.waitFor({ state: 'detached' });
});

it('stays while it offers an action, and errors interrupt', async () => {
  const page = await openStory('feedback-toast--interactive', { ownPage: true });
  await page.clock.install();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('link', { name: 'Undo' }).waitFor();
  await page.clock.runFor(60_000);
  expect(await page.getByRole('link', { name: 'Undo' }).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Fail' }).click();
  expect(await page.locator('[data-regen-live="assertive"]').textContent()).toBe('The coupon has ended');
  // Used, it has nothing more to offer.
  await page.getByRole('link', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Undo' }).waitFor({ state: 'detached' });
});

it('shows three at most', async () => {
  const page = await openStory('feedback-toast--interactive');
  for (let presses = 0; presses < 5; presses++) await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => page.getByRole('link', { name: 'Undo' }).count()).toBe(3);
});

it('is reached by Tab, closed by Escape, and gives the focus back', async () => {
  const page = await openStory('feedback-toast--interactive');
  const add = page.getByRole('button', { name: 'Add' });
  const remove = page.getByRole('button', { name: 'Remove' });
  await remove.click();
  await remove.click();
  await page.getByRole('link', { name: 'Undo' }).nth(1).waitFor();
  expect(await accessible(page.getByRole('region', { name: 'Notifications' }))).toMatchObject({ role: 'region' });
  await page.getByRole('button', { name: 'Fail' }).focus();
  await page.keyboard.press('Tab');
  await focusOn(page.getByRole('link', { name: 'Undo' }).first());
  await page.keyboard.press('Escape');
  await focusOn(page.getByRole('region').getByRole('button', { name: 'Dismiss' }));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Undo' }).waitFor({ state: 'detached' });
  await focusOn(page.getByRole('button', { name: 'Fail' }));
  expect(await add.isVisible()).toBe(true);
});

it('stays while the focus is in it, wherever the pointer goes', async () => {
  const page = await openStory('feedback-toast--interactive', { ownPage: true });
  await page.clock.install();
  await page.getByRole('button', { name: 'Add' }).click();
  const dismiss = page.getByRole('region').getByRole('button', { name: 'Dismiss' });
  await dismiss.focus();
  await dismiss.hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await dismiss.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('makes way for what has got the focus', async () => {
  const page = await openStory('feedback-toast--interactive');
  const region = page.getByRole('region', { name: 'Notifications' });
  const fail = page.getByRole('button', { name: 'Fail' });
  await fail.evaluate((button) => Object.assign(button.style, { position: 'fixed', bottom: '24px', right: '48px' }));
  const middle = () => region.evaluate((box) => box.getBoundingClientRect().top / innerHeight);
  await page.getByRole('button', { name: 'Remove' }).click();
  await region.getByRole('link', { name: 'Undo' }).waitFor();
  expect(await middle()).toBeGreaterThan(0.5);
  await fail.focus();
  await expect.poll(middle).toBeLessThan(0.1);
  // Seen is what the button is for.
  await fail.click();
  // It stays for a tenth of a second, which nobody is sure to see.
  await expect.poll(() => page.locator('[data-regen-live="assertive"]').textContent()).toBe('The coupon has ended');
  await region.getByText('The coupon has ended').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add' }).focus();
  while ((await region.getByRole('button', { name: 'Dismiss' }).count()) > 0)
    await region.getByRole('button', { name: 'Dismiss' }).first().click();
  await page.getByRole('button', { name: 'Add' }).click();
  await region.getByText('Added to your cart').waitFor();
  expect(await middle()).toBeGreaterThan(0.5);
});

it('comes at the head of the window where something at its foot must stay in sight', async () => {
  const page = await openStory('feedback-toast--interactive', { ownPage: true });
  await page.getByRole('button', { name: 'Remove' }).click();
  const toast = page.getByRole('region').getByText('Barrier Cream was removed');
  const top = async () => (await toast.boundingBox())?.y ?? 0;
  expect(await top()).toBeGreaterThan(400);
  await page.evaluate(() => document.querySelector('main, body')?.setAttribute('data-keep-clear', ''));
  expect(await top()).toBeLessThan(100);
});
