import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('is worked by keyboard and skips what cannot be chosen', async () => {
  const page = await openStory('overlays-menu--default');
  const trigger = page.getByRole('button', { name: 'Account' });
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  for (const name of ['Profile', 'Orders', 'Sign out']) {
    await page.getByRole('menuitem', { name }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
  await trigger.and(page.locator(':focus')).waitFor();
  expect(await trigger.getAttribute('aria-expanded')).toBe('false');
});

it('keeps a link a link', async () => {
  const page = await openStory('overlays-menu--default');
  await page.getByRole('button', { name: 'Account' }).click();
  const profile = page.getByRole('menuitem', { name: 'Profile' });
  expect(await profile.getAttribute('href')).toBe('#profile');
  await profile.click();
  await page.waitForURL(/#profile$/);
});
