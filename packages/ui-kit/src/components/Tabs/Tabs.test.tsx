import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

it('shows one panel; arrows choose and skip what is disabled', async () => {
  const page = await openStory('disclosure-tabs--default');
  await page.getByRole('tab', { name: 'About' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'How to use' }).getByText('Two pumps').waitFor();
  expect(await page.getByRole('tabpanel').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'About' }).waitFor();
});

it('goes to its ends, and on into the panel with Tab', async () => {
  const page = await openStory('disclosure-tabs--default');
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.keyboard.press('Tab');
  await focusOn(tab('About'));
  await page.keyboard.press('End');
  await focusOn(tab('How to use'));
  await page.keyboard.press('Home');
  await focusOn(tab('About'));
  await page.keyboard.press('ArrowLeft');
  await focusOn(tab('How to use'));
  await page.keyboard.press('Tab');
  await focusOn(page.getByRole('tabpanel', { name: 'How to use' }));
  await page.keyboard.press('Shift+Tab');
  await focusOn(tab('How to use'));
  // One of the tabs is a tab stop.
  expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
});

it('exposes which tab belongs to which panel', async () => {
  const page = await openStory('disclosure-tabs--default');
  expect(await page.locator('.regen-story').ariaSnapshot()).toBe(
    [
      '- tablist "About the product":',
      '  - tab "About" [selected]',
      '  - tab "How to use"',
      '  - tab "Training" [disabled]',
      '- tabpanel "About": A calm barrier in two weeks.',
    ].join('\n'),
  );
  const tab = page.getByRole('tab', { name: 'About' });
  const panel = await page.getByRole('tabpanel').getAttribute('id');
  expect(await accessible(tab)).toMatchObject({ role: 'tab', selected: true, controls: panel });
});

it('follows the direction of text, in its order and its arrow keys', async () => {
  const page = await openStory('disclosure-tabs--default', { direction: 'rtl' });
  const [about, use] = [page.getByRole('tab', { name: 'About' }), page.getByRole('tab', { name: 'How to use' })];
  expect((await about.boundingBox())?.x).toBeGreaterThan((await use.boundingBox())?.x ?? Infinity);
  await about.focus();
  await page.keyboard.press('ArrowLeft');
  await focusOn(use);
});
