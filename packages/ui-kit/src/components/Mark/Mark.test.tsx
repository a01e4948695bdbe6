import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';
import { Mark } from './index.ts';

it('is decoration: the words are beside it', () => {
  expect(renderToStaticMarkup(<Mark tone="primary">2</Mark>)).toMatch(
    /^<span aria-hidden="true" class="[^"]+">2<\/span>$/,
  );
});

it('is round in each size', async () => {
  const page = await openStory('feedback-mark--values');
  const boxes = await page.locator('.regen-story [aria-hidden]:not(svg)').evaluateAll((marks) =>
    marks.map((mark) => {
      const { width, height } = mark.getBoundingClientRect();
      return width === height ? Math.round(width) : 0;
    }),
  );
  expect([...new Set(boxes)]).toEqual([32, 40, 56]);
});
