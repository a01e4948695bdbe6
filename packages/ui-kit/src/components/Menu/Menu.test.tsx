import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { pressOutside } from '../../testing/press-outside.ts';
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

it('is a menu of its button for a screen reader', async () => {
  const page = await openStory('overlays-menu--default');
  const trigger = page.getByRole('button', { name: 'Account' });
  expect(await accessible(trigger)).toMatchObject({ hasPopup: 'menu', expanded: false });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Account' });
  expect(await menu.ariaSnapshot()).toContain('- menuitem "Rewards" [disabled]');
  expect(await accessible(menu)).toMatchObject({ role: 'menu', name: 'Account', orientation: 'vertical' });
  expect(await accessible(trigger)).toMatchObject({ expanded: true });
});

it('goes to its ends, finds by letters, and chooses with Enter', async () => {
  const page = await openStory('overlays-menu--default');
  const trigger = page.getByRole('button', { name: 'Account' });
  const menu = page.getByRole('menu');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await trigger.focus();
  await page.keyboard.press('Space');
  await focusOn(item('Profile'));
  await page.keyboard.press('End');
  await focusOn(item('Sign out'));
  await page.keyboard.press('Home');
  await focusOn(item('Profile'));
  await page.keyboard.press('o');
  await focusOn(item('Orders'));
  await page.keyboard.press('ArrowUp');
  await focusOn(item('Profile'));
  await page.keyboard.press('ArrowDown');
  await focusOn(item('Orders'));
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'detached' });
  await focusOn(trigger);
  expect(await trigger.getAttribute('aria-expanded')).toBe('false');
});

it('renders beside its button if requested, and closes for a press elsewhere', async () => {
  const page = await openStory('overlays-menu--in-place');
  const header = page.getByRole('banner');
  const trigger = header.getByRole('button', { name: 'Account' });
  await trigger.click();
  await header.getByRole('menu', { name: 'Account' }).waitFor();
  await pressOutside(page, 8, 600);
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await trigger.click();
  await header.getByRole('menuitem', { name: 'Orders' }).waitFor();
  await page.keyboard.press('Escape');
  await focusOn(trigger);
  expect(await trigger.getAttribute('aria-expanded')).toBe('false');
});

it('leaves the focus where a command has moved it', async () => {
  const page = await openStory('overlays-menu--in-place');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Find an order' }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await focusOn(page.getByRole('button', { name: 'Find' }));
  expect(await page.getByRole('button', { name: 'Account' }).getAttribute('aria-expanded')).toBe('false');
});

it('follows the text direction around its button', async () => {
  const page = await openStory('overlays-menu--default', { direction: 'rtl' });
  await page.getByRole('button', { name: 'Account' }).click();
  expect(await page.getByRole('menu').evaluate((menu) => getComputedStyle(menu).direction)).toBe('rtl');
});
