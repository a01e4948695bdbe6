import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

it('removes itself and says so in its name', async () => {
  const page = await openStory('data-tag--kinds');
  const tag = page.getByRole('button', { name: 'Remove Dry skin' });
  await tag.click();
  await tag.waitFor({ state: 'detached' });
  expect(await page.getByRole('button').allTextContents()).toEqual(['Remove Under $50']);
});

it('is a link when the choice lives in the URL', async () => {
  const page = await openStory('data-tag--kinds');
  expect(await page.getByRole('link', { name: 'Remove Sensitive skin' }).getAttribute('href')).toBe('#without');
});

it('is removed by keyboard', async () => {
  const page = await openStory('data-tag--kinds');
  const tag = page.getByRole('button', { name: 'Remove Dry skin' });
  await page.keyboard.press('Tab');
  await focusOn(tag);
  expect(await accessible(tag)).toMatchObject({ role: 'button', name: 'Remove Dry skin' });
  await page.keyboard.press('Enter');
  await tag.waitFor({ state: 'detached' });
});
