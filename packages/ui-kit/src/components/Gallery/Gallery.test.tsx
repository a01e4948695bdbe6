import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Gallery } from './index.ts';

const story = 'commerce-gallery--default';

it('shows the picture that is chosen and says which', async () => {
  const page = await openStory(story);
  const second = page.getByRole('button', { name: 'Picture 2 of 3: The cream spread on glass' });
  await second.focus();
  await page.keyboard.press('Enter');
  expect(await second.getAttribute('aria-current')).toBe('true');
  await page.getByRole('button', { name: 'The cream spread on glass Enlarge' }).waitFor();
});

it('zooms and moves by keyboard, and gives the focus back', async () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const page = await openStory(story, { direction });
    const trigger = page.getByRole('button', { name: /Enlarge$/ });
    await trigger.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures of Barrier Cream' });
    const closer = dialog.getByRole('button', { name: 'Zoom in' });
    expect(await dialog.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
    await closer.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await dialog.getByText('Picture 1 of 3, 300 %').waitFor();
    expect(await closer.getAttribute('aria-disabled')).toBe('true');
    const view = dialog.getByRole('group', { name: 'Barrier Cream, the jar from the front' });
    const top = await view.evaluate((node) => node.scrollTop);
    expect(top).toBeGreaterThan(0);
    expect(await view.evaluate((node) => Math.abs(node.scrollLeft))).toBeGreaterThan(0);
    await view.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => view.evaluate((node) => node.scrollTop)).toBeGreaterThan(top);
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await dialog.getByText('Picture 2 of 3, 100 %').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /Enlarge$/ })
      .and(page.locator(':focus'))
      .waitFor();
  }
});

it('needs no row of thumbs for one picture, and nothing for none', () => {
  const one = { id: 'a', src: '/a.avif', alt: 'A jar', width: 4, height: 5 };
  expect(markup(<Gallery label="Pictures" pictures={[one]} priority />)).not.toContain('<ul');
  expect(markup(<Gallery label="Pictures" pictures={[one]} priority />)).toContain('fetchPriority="high"');
  expect(markup(<Gallery label="Pictures" pictures={[]} />)).toBe('');
});
