import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Button } from './index.ts';

it('does not submit a form unless asked to', () => {
  expect(markup(<Button>Add</Button>)).toBe('<button type="button">Add</button>');
  expect(markup(<Button type="submit">Go</Button>)).toBe('<button type="submit">Go</button>');
});

it('ignores presses while loading, and keeps focus, width and name', async () => {
  const page = await openStory('actions-button--loading');
  const button = page.getByRole('button', { name: 'Place order' });
  await button.click();
  await page.getByText('Pressed 1 times').waitFor();
  const before = await button.boundingBox();
  await page.getByRole('button', { name: 'Start' }).click();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Pressed 1 times').waitFor();
  expect(await button.boundingBox()).toEqual(before);
  expect(await button.getAttribute('aria-busy')).toBe('true');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('is pressed by Enter and by Space, and is a button for a screen reader', async () => {
  const page = await openStory('actions-button--loading');
  const button = page.getByRole('button', { name: 'Place order' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Pressed 1 times').waitFor();
  await page.keyboard.press('Space');
  await page.getByText('Pressed 2 times').waitFor();
  expect(await accessible(button)).toMatchObject({ role: 'button', name: 'Place order' });
});
