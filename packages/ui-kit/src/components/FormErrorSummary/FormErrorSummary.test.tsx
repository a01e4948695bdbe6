import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('takes the focus when errors appear and leads to the field', async () => {
  const page = await openStory('forms-formerrorsummary--linked-to-fields');
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert');
  await summary.and(page.locator(':focus')).waitFor();
  expect(await summary.getByRole('listitem').allTextContents()).toEqual([
    'Enter an e-mail address.',
    'The bag has changed since you opened it.',
  ]);
  const address = page.url();
  await summary.getByRole('link').click();
  await page.getByLabel('E-mail').and(page.locator(':focus')).waitFor();
  expect(page.url()).toBe(address);
});
