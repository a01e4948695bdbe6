import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Breadcrumbs } from './index.ts';

it('ends in the page itself', () => {
  const crumbs = markup(
    <Breadcrumbs
      items={[
        <a key="home" href="/">
          Home
        </a>,
        'Serums',
      ]}
    />,
  );
  expect(crumbs).toMatch(/^<nav aria-label="Breadcrumb"><ol><li><a href="\/">Home<\/a><span><svg/);
  expect(crumbs).toContain('<li><span aria-current="page">Serums</span></li>');
});

it('is a named landmark whose links are followed by keyboard', async () => {
  const page = await openStory('navigation-breadcrumbs--default');
  const nav = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await accessible(nav)).toMatchObject({ role: 'navigation', name: 'Breadcrumb' });
  for (const name of ['Home', 'Serums']) {
    await page.keyboard.press('Tab');
    await focusOn(nav.getByRole('link', { name }));
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/#serums$/);
});
