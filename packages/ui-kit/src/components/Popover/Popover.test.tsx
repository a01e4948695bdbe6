import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { pressOutside } from '../../testing/press-outside.ts';
import { openStory } from '../../testing/story.ts';

it('opens beside its trigger and closes on Escape', async () => {
  const page = await openStory('overlays-popover--default');
  const trigger = page.getByRole('button', { name: 'Why this price' });
  await trigger.click();
  const panel = page.getByRole('dialog', { name: 'Why this price' });
  await panel.getByText('Tier 2 professional price').waitFor();
  expect(await trigger.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await trigger.and(page.locator(':focus')).waitFor();
});

it('takes the focus in, lets it go on, and gives it back', async () => {
  const page = await openStory('overlays-popover--default');
  const trigger = page.getByRole('button', { name: 'Why this price' });
  expect(await accessible(trigger)).toMatchObject({ hasPopup: 'dialog', expanded: false });
  await page.keyboard.press('Tab');
  await focusOn(trigger);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Why this price' });
  await focusOn(panel);
  expect(await accessible(panel)).toMatchObject({ role: 'dialog', name: 'Why this price', modal: false });
  await page.keyboard.press('Escape');
  await focusOn(trigger);
  await page.keyboard.press('Space');
  await focusOn(panel);
  await pressOutside(page, 900, 700);
  await panel.waitFor({ state: 'detached' });
  expect(await trigger.getAttribute('aria-expanded')).toBe('false');
});
