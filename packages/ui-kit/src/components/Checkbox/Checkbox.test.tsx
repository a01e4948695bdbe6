import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

it('is pressed by its label and can stand for some of many', async () => {
  const page = await openStory('forms-checkbox--states');
  const serums = page.getByRole('checkbox', { name: 'Serums' });
  await page.getByText('Serums').click();
  expect(await serums.isChecked()).toBe(true);
  const all = page.getByRole('checkbox', { name: 'All concerns' });
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  expect(await all.evaluate((box) => getComputedStyle(box).backgroundImage)).toContain('svg');
});

it('names its error', async () => {
  const page = await openStory('forms-checkbox--states');
  const terms = page.getByRole('checkbox', { name: 'I accept the terms' });
  expect(await terms.getAttribute('aria-invalid')).toBe('true');
  const describedBy = await terms.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe('Accept the terms to continue.');
});

it('is turned by Space, and exposes all three of its states', async () => {
  const page = await openStory('forms-checkbox--states');
  const serums = page.getByRole('checkbox', { name: 'Serums' });
  await page.keyboard.press('Tab');
  await focusOn(serums);
  await page.keyboard.press('Space');
  expect(await accessible(serums)).toMatchObject({ role: 'checkbox', checked: 'true' });
  const all = page.getByRole('checkbox', { name: 'All concerns' });
  expect(await accessible(all)).toMatchObject({ role: 'checkbox', name: 'All concerns', checked: 'mixed' });
});
