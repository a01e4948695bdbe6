import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('is announced, and can be dismissed', async () => {
  const page = await openStory('feedback-toast--interactive');
  await page.getByRole('button', { name: 'Add' }).click();
  const region = page.getByRole('region', { name: 'Notifications' });
  await region.getByText('Added to your bag').waitFor();
  expect(await page.locator('[data-regen-live="polite"]').textContent()).toBe('Added to your bag');
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await region.getByText('Added to your bag').waitFor({ state: 'detached' });
});

it('goes by itself, but not while it is pointed at', async () => {
  const page = await openStory('feedback-toast--interactive', { ownPage: true });
  await page.clock.install();
  await page.getByRole('button', { name: 'Add' }).click();
  const toast = page.getByRole('region').getByText('Added to your bag');
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
});

it('shows three at most', async () => {
  const page = await openStory('feedback-toast--interactive');
  for (let presses = 0; presses < 5; presses++) await page.getByRole('button', { name: 'Remove' }).click();
  expect(await page.getByRole('link', { name: 'Undo' }).count()).toBe(3);
});
