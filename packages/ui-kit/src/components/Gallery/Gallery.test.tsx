import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Gallery } from './index.ts';

const story = 'commerce-gallery--default';

async function enlarge(page: Page) {
  await page.getByRole('link', { name: /Enlarge$/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures of Barrier Cream' });
  const view = dialog.getByRole('group');
  // The arrow keys work at once.
  await view.and(page.locator(':focus')).waitFor();
  return { dialog, view };
}

it('shows the picture that is chosen and says which', async () => {
  const page = await openStory(story);
  const second = page.getByRole('button', { name: 'Picture 2 of 3: The cream spread on glass' });
  await second.focus();
  await page.keyboard.press('Enter');
  expect(await second.getAttribute('aria-current')).toBe('true');
  await page.getByRole('link', { name: 'The cream spread on glass Enlarge' }).waitFor();
});

it('looks closer by its buttons, moves by arrow keys, and gives the focus back', async () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const page = await openStory(story, { direction });
    const { dialog, view } = await enlarge(page);
    const closer = dialog.getByRole('button', { name: 'Zoom in' });
    expect(await view.getAttribute('aria-label')).toBe('Barrier Cream, the jar from the front');
    expect(await dialog.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
    await closer.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await dialog.getByText('Picture 1 of 3, 300%').waitFor();
    expect(await closer.getAttribute('aria-disabled')).toBe('true');
    // In the middle of the picture, and from there on by the keys.
    const place = () => view.evaluate((node) => [node.scrollLeft, node.scrollTop]);
    const [left = 0, top = 0] = await place();
    expect(left).toBeGreaterThan(0);
    await view.focus();
    // Pressed again where the browser is still moving for the key before.
    const after = async (key: string, axis: 0 | 1) => {
      await page.keyboard.press(key);
      return (await place())[axis];
    };
    await expect.poll(() => after('ArrowDown', 1)).toBeGreaterThan(top);
    await expect.poll(() => after('ArrowRight', 0)).toBeGreaterThan(left);
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await dialog.getByText('Picture 2 of 3, 100%').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'The cream spread on glass Enlarge' }).and(page.locator(':focus')).waitFor();
  }
});

it('turns by arrow keys while whole, along the direction of text, and zooms by + - 0', async () => {
  const page = await openStory(story);
  const { dialog } = await enlarge(page);
  const status = dialog.locator('[aria-live]');
  const steps = [
    ['ArrowRight', 'Picture 2 of 3, 100%'],
    ['+', 'Picture 2 of 3, 200%'],
    ['ArrowRight', 'Picture 2 of 3, 200%'],
    ['+', 'Picture 2 of 3, 300%'],
    ['-', 'Picture 2 of 3, 200%'],
    ['0', 'Picture 2 of 3, 100%'],
    ['ArrowLeft', 'Picture 1 of 3, 100%'],
  ] as const;
  for (const [key, text] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => status.textContent()).toBe(text);
  }
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => status.textContent()).toBe('Picture 2 of 3, 100%');
});

it('looks closer where it is pressed, is dragged by mouse, and goes back to the whole', async () => {
  const page = await openStory(story);
  const { dialog, view } = await enlarge(page);
  const box = await view.boundingBox();
  if (!box) throw new Error('The picture is not drawn.');
  const [x, y] = [box.x + box.width * 0.75, box.y + box.height * 0.75];
  await page.mouse.click(x, y);
  await dialog.getByText('200%').waitFor();
  const place = () => view.evaluate((node) => node.scrollLeft / (node.scrollWidth - node.clientWidth));
  await expect.poll(place).toBeGreaterThan(0.9);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 4 });
  await page.mouse.up();
  expect(await place()).toBeLessThan(0.9);
  await dialog.getByText('200%').waitFor();
  await page.mouse.click(x, y);
  await dialog.getByText('100%').waitFor();
});

it('turns by a swipe', async () => {
  const page = await openStory(story, { width: 390 });
  const { dialog, view } = await enlarge(page);
  const touch = (type: string, clientX: number) =>
    view.dispatchEvent(type, {
      pointerType: 'touch',
      isPrimary: true,
      button: 0,
      clientX,
      clientY: 300,
      bubbles: true,
    });
  await touch('pointerdown', 300);
  await touch('pointerup', 200);
  await dialog.getByText('Picture 2 of 3, 100%').waitFor();
  await touch('pointerdown', 100);
  await touch('pointerup', 200);
  expect(await dialog.locator('[aria-live]').textContent()).toBe('Picture 1 of 3, 100%');
});

it('needs no row of thumbs for one picture, and nothing for none', () => {
  const one = { id: 'a', alt: 'A jar', href: '/large.avif', picture: <i />, thumb: <b />, large: <u /> };
  const alone = markup(<Gallery label="Pictures" pictures={[one]} />);
  expect(alone).not.toContain('<ul');
  // Without a script, or if it fails to load, the link opens the image itself.
  expect(alone).toContain('<a href="/large.avif" aria-haspopup="dialog"><i>');
  expect(markup(<Gallery label="Pictures" pictures={[]} />)).toBe('');
});

it('draws large pictures only in the closer look', () => {
  const pictures = ['a', 'b'].map((id) => {
    const at = (place: string) => <i>{`${id} ${place}`}</i>;
    return { id, alt: id, href: `/${id}.png`, picture: at('page'), thumb: at('row'), large: at('large') };
  });
  const html = markup(<Gallery label="Pictures" pictures={pictures} />);
  expect([...html.matchAll(/<i>(.*?)<\/i>/g)].map(([, text]) => text)).toEqual(['a page', 'a row', 'b row']);
});
