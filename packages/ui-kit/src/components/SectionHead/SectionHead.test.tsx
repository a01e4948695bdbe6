import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { SectionHead } from './index.ts';

it('gives the heading what it takes, and the action its place after it', () => {
  expect(
    markup(
      <SectionHead level={2} id="kits" tabIndex={-1} lead="Priced below their parts." action={<a href="#all">All</a>}>
        Routines
      </SectionHead>,
    ),
  ).toBe(
    '<div><div><h2 id="kits" tabindex="-1">Routines</h2><p>Priced below their parts.</p></div><a href="#all">All</a></div>',
  );
  expect(markup(<SectionHead level={3}>Routines</SectionHead>)).toBe('<div><h3>Routines</h3></div>');
});

it('has the action at the end of the line, from right to left too', async () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const page = await openStory('layout-sectionhead--with-lead', { width: 1280, direction });
    const heading = await page.getByRole('heading').boundingBox();
    const action = await page.getByRole('link').boundingBox();
    if (!heading || !action) throw new Error('The heading or its action is not shown.');
    expect(action.x > heading.x).toBe(direction === 'ltr');
    expect(Math.min(action.x, 1280 - action.x - action.width)).toBeLessThan(60);
  }
});
