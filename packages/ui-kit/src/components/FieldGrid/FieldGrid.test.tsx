import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';
import { WholeRow } from './index.ts';

const labels = ['Street address', 'City', 'ZIP code'];

it.each([
  [390, [['Street address'], ['City', 'ZIP code'], ['Street address'], ['City'], ['ZIP code']]],
  [1024, [['Street address'], ['City', 'ZIP code'], ['Street address'], ['City', 'ZIP code']]],
])('has its lines at %i px', async (width, expected) => {
  const page = await openStory('forms-fieldgrid--values', { width });
  const fields = await page
    .getByRole('textbox')
    .evaluateAll((inputs) => inputs.map((input) => Math.round(input.getBoundingClientRect().top)));
  const lines = Map.groupBy(fields.entries(), ([, top]) => top);
  expect([...lines.values()].map((line) => line.map(([index]) => labels[index % 3]))).toEqual(expected);
});

it('gives a whole row both columns', async () => {
  const page = await openStory('forms-fieldgrid--values', { width: 390 });
  const [street, city] = await page
    .getByRole('textbox')
    .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().width));
  expect(street).toBeGreaterThan(2 * (city ?? 0));
});

it('keeps the element of a row that is whole at times only, so that its field keeps what is typed', () => {
  const [whole, shared] = [true, false].map((when) => renderToStaticMarkup(<WholeRow when={when}>City</WholeRow>));
  expect(whole).toMatch(/^<div class="[^"]+">City<\/div>$/);
  expect(shared).toBe('<div>City</div>');
});
