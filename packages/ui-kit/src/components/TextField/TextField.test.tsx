import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { TextField } from './index.ts';

it('passes the input its own attributes', () => {
  const field = markup(
    <TextField
      id="email"
      label="Email"
      type="email"
      name="email"
      autoComplete="email"
      error="Missing"
      defaultValue="a"
    />,
  );
  expect(field).toContain(
    '<input type="email" id="email" aria-describedby="email-error" aria-invalid="true" aria-errormessage="email-error" autoComplete="email" name="email" value="a"/>',
  );
});

it('has no button of the browser in a search', async () => {
  const page = await openStory('forms-textfield--states');
  const search = page.getByRole('searchbox', { name: 'Find a product' });
  await search.fill('serum');
  const { x = 0, y = 0, width = 0, height = 0 } = (await search.boundingBox()) ?? {};
  // Where it would be, right after the text's place.
  for (const edge of [18, 22, 26]) await page.mouse.click(x + width - edge, y + height / 2);
  expect(await search.inputValue()).toBe('serum');
});
