import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

it('takes the focus when errors appear and links to the field', async () => {
  const page = await openStory('forms-formerrorsummary--linked-to-fields');
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert');
  await summary.and(page.locator(':focus')).waitFor();
  expect(await summary.getByRole('listitem').allTextContents()).toEqual([
    'Enter an email address.',
    'Your cart has changed since you opened it.',
  ]);
  const address = page.url();
  await summary.getByRole('link').click();
  await page.getByLabel('Email').and(page.locator(':focus')).waitFor();
  expect(page.url()).toBe(address);
});

it('is an alert with a name, whose links are reached by Tab and followed by Enter', async () => {
  const page = await openStory('forms-formerrorsummary--linked-to-fields');
  await page.getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await focusOn(summary);
  expect(await accessible(summary)).toMatchObject({ role: 'alert', name: 'Please check the following' });
  await page.keyboard.press('Tab');
  await focusOn(summary.getByRole('link'));
  await page.keyboard.press('Enter');
  await focusOn(page.getByLabel('Email'));
});
