import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { ThemeSelect } from './index.ts';

it('offers the system and three themes under its label', () => {
  const html = markup(<ThemeSelect current={() => undefined} onChoose={() => undefined} />);
  expect(html).toMatch(/^<label[^>]*>Theme<select/);
  expect([...html.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'system',
    'light',
    'dark',
    'contrast',
  ]);
});

it('shows what is chosen, and changes by keyboard', async () => {
  const page = await openStory('forms-themeselect--other-words');
  const select = page.getByRole('combobox', { name: 'Darstellung' });
  expect(await select.inputValue()).toBe('dark');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  expect(await select.inputValue()).toBe('contrast');
  await page.keyboard.press('Home');
  expect(await select.inputValue()).toBe('system');
});
