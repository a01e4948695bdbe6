import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { openStory } from '../../testing/story.ts';

it('moves through groups by arrow keys while the focus stays in the box', async () => {
  const page = await openStory('forms-combobox--interactive');
  const box = page.getByRole('combobox', { name: 'Search' });
  expect(await box.getAttribute('aria-expanded')).toBe('false');
  await box.pressSequentially('vitamin');
  expect(await box.getAttribute('aria-expanded')).toBe('true');
  expect(await page.getByRole('group').count()).toBe(2);
  const active = () =>
    box.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
    );
  const seen: (string | null)[] = [await active()];
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('ArrowDown');
    seen.push(await active());
  }
  // Beyond the last suggestion is the text itself again.
  expect(seen).toEqual([
    null,
    'Vitamin C Serum',
    'Vitamin C Eye Cream',
    'Vitamin A Night Cream',
    'Vitamin-hungry, dull skin',
    null,
  ]);
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe('Vitamin-hungry, dull skin');
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Chosen: Vitamin-hungry, dull skin').waitFor();
  expect(await box.getAttribute('aria-expanded')).toBe('false');
});

it('searches for the text on Enter when nothing is highlighted', async () => {
  const page = await openStory('forms-combobox--interactive');
  await page.getByRole('combobox').pressSequentially('vitamin');
  await page.keyboard.press('Enter');
  await page.getByText('Searched: vitamin').waitFor();
  expect(await page.getByRole('listbox').isVisible()).toBe(false);
});

it('closes on Escape, then empties on a second one', async () => {
  const page = await openStory('forms-combobox--interactive');
  const box = page.getByRole('combobox');
  await box.pressSequentially('vitamin');
  await page.keyboard.press('Escape');
  expect(await box.getAttribute('aria-expanded')).toBe('false');
  expect(await box.inputValue()).toBe('vitamin');
  await page.keyboard.press('Escape');
  expect(await box.inputValue()).toBe('');
});

it('chooses by a press and says how many there are', async () => {
  const page = await openStory('forms-combobox--interactive');
  await page.getByRole('combobox').pressSequentially('serum');
  await page.getByText('1 suggestions').waitFor();
  await page.getByRole('option', { name: 'Vitamin C Serum' }).click();
  await page.getByText('Chosen: Vitamin C Serum').waitFor();
  expect(await page.getByRole('combobox').and(page.locator(':focus')).count()).toBe(1);
});

it('says when nothing matches, and closes when the focus leaves', async () => {
  const page = await openStory('forms-combobox--interactive');
  await page.getByRole('combobox').pressSequentially('xyz');
  const empty = page.getByText('Nothing matches “xyz”.');
  await empty.waitFor();
  await page.getByRole('button', { name: 'After' }).focus();
  await empty.waitFor({ state: 'hidden' });
  expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
});

it('lets the links below the list be reached and pressed', async () => {
  const page = await openStory('forms-combobox--interactive');
  await page.getByRole('combobox').pressSequentially('vitamin');
  await page.getByRole('link', { name: 'See all results' }).click();
  await page.waitForURL(/#all$/);
  expect(await page.getByRole('combobox').inputValue()).toBe('vitamin');
});

it('exposes its role and the active option to screen readers', async () => {
  const page = await openStory('forms-combobox--interactive');
  const box = page.getByRole('combobox', { name: 'Search' });
  expect(await accessible(box)).toMatchObject({
    role: 'combobox',
    name: 'Search',
    expanded: false,
    autocomplete: 'list',
  });
  await box.pressSequentially('eye');
  await page.keyboard.press('ArrowDown');
  expect(await accessible(box)).toMatchObject({ expanded: true, focused: true });
  expect(await page.getByRole('listbox', { name: 'Search' }).ariaSnapshot()).toBe(
    [
      '- listbox "Search":',
      '  - group "Products":',
      '    - text: Products',
      '    - option "Vitamin C Eye Cream" [selected]',
    ].join('\n'),
  );
});

it('leaves the keys of the text to the text, and goes on with Tab', async () => {
  const page = await openStory('forms-combobox--interactive');
  const box = page.getByRole('combobox');
  await box.pressSequentially('vitamin');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.press('End');
  expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe('vitamin'.length);
  await page.keyboard.press('Tab');
  expect(await box.getAttribute('aria-expanded')).toBe('false');
  await page.getByText('Nothing chosen').waitFor();
});
