import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

it.each([
  ['ltr', 'open', 'end'],
  ['rtl', 'open', 'start'],
  ['ltr', 'start', 'start'],
  ['rtl', 'start', 'end'],
] as const)('in %s text the story "%s" is on the %s edge of the screen', async (direction, story, edge) => {
  const page = await openStory(`overlays-drawer--${story}`);
  await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
  const box = await page.getByRole('dialog').boundingBox();
  const left = box?.x ?? Number.NaN;
  const right = 1024 - (left + (box?.width ?? 0));
  expect(edge === 'end' ? right : left).toBeLessThanOrEqual(16);
  expect(edge === 'end' ? left : right).toBeGreaterThan(200);
});

it('gives the focus back and keeps its foot in view', async () => {
  const page = await openStory('overlays-drawer--with-trigger', { width: 360 });
  const trigger = page.getByRole('button', { name: 'Open cart' });
  await trigger.click();
  const foot = page.getByRole('button', { name: 'Check out' });
  const box = await foot.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  await page.getByRole('button', { name: 'Close' }).click();
  await trigger.and(page.locator(':focus')).waitFor();
});

it('is a modal like the dialog: named, closed in by Tab, closed by Escape', async () => {
  const page = await openStory('overlays-drawer--with-trigger');
  const trigger = page.getByRole('button', { name: 'Open cart' });
  await trigger.focus();
  await page.keyboard.press('Space');
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await drawer.waitFor();
  expect(await accessible(drawer)).toMatchObject({ role: 'dialog', name: 'Your cart', modal: true });
  for (const name of ['Close', 'Coupon', 'Check out', 'Close']) {
    await page.keyboard.press('Tab');
    const target = name === 'Coupon' ? drawer.getByLabel(name) : drawer.getByRole('button', { name });
    await focusOn(target);
  }
  await page.keyboard.press('Shift+Tab');
  await focusOn(drawer.getByRole('button', { name: 'Check out' }));
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await focusOn(trigger);
});
