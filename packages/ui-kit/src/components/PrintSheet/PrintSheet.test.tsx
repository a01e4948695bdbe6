import { expect, it } from 'vitest';
import { openStory } from '../../testing/story.ts';

it('prints by keyboard', async () => {
  const page = await openStory('layout-printsheet--sizes');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Print');
  await page.keyboard.press('Enter');
  expect(await page.getByText('Printed 1 times').count()).toBe(1);
});

it('is an article with its heading and its facts', async () => {
  const page = await openStory('layout-printsheet--sizes', { direction: 'rtl' });
  const sheet = await page.getByRole('article').first().ariaSnapshot();
  expect(sheet).toContain('heading "Your evening routine" [level=2]');
  expect(sheet).toContain('term: For');
  expect(sheet).toContain('definition: Maya Torres');
});

it('has the way back before the button to print, and fills the width that it is given', async () => {
  const page = await openStory('layout-printsheet--with-actions', { width: 600 });
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Back to the order');
  const box = await page.getByRole('article').boundingBox();
  expect(box?.width).toBeGreaterThan(500);
});

it('leaves buttons, shadow and ground off the paper', async () => {
  const page = await openStory('layout-printsheet--sizes');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0);
  const sheet = await page
    .getByRole('article')
    .first()
    .evaluate((node) => {
      const { boxShadow, padding, backgroundColor } = getComputedStyle(node);
      return { boxShadow, padding, backgroundColor };
    });
  expect(sheet).toEqual({ boxShadow: 'none', padding: '0px', backgroundColor: 'rgba(0, 0, 0, 0)' });
});

it('has one button for several sheets', async () => {
  const page = await openStory('layout-printsheet--several');
  expect(await page.getByRole('article').count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(1);
});
