import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { openStory } from '../../testing/story.ts';
import { tooltipSides } from './Tooltip.props.ts';

const text = 'Points are added when the order ships.';

it('shows on focus, describes its trigger, and hides on Escape while the focus stays', async () => {
  const page = await openStory('overlays-tooltip--default');
  const trigger = page.getByRole('button', { name: '124 points' });
  await page.keyboard.press('Tab');
  const tooltip = page.getByRole('tooltip', { name: text });
  await tooltip.waitFor({ state: 'attached' });
  const describedBy = await trigger.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toContain(text);
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'detached' });
  expect(await trigger.evaluate((node) => node === document.activeElement)).toBe(true);
});

it('leaves when the focus goes on', async () => {
  const page = await openStory('overlays-tooltip--default');
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip').waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Next' }).evaluate((node) => node === document.activeElement)).toBe(
    true,
  );
});

it('shows under a resting pointer', async () => {
  const page = await openStory('overlays-tooltip--default');
  await page.getByRole('button', { name: '124 points' }).hover();
  await expect.poll(() => page.getByRole('tooltip').textContent()).toBe(text);
});

it('stays on the screen in right-to-left text, without motion when none is wanted', async () => {
  const page = await openStory('overlays-tooltip--sides', { direction: 'rtl', width: 320 });
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(tooltipSides.length);
  for (const bubble of await page.locator('[data-side]').filter({ hasText: 'Shown at' }).all()) {
    const { left, right, animation } = await bubble.evaluate((node) => {
      const box = node.getBoundingClientRect();
      return { left: box.left, right: box.right, animation: getComputedStyle(node).animationName };
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(animation).toBe('none');
  }
});

it('describes its trigger to a screen reader, and takes no focus', async () => {
  const page = await openStory('overlays-tooltip--default');
  const trigger = page.getByRole('button', { name: '124 points' });
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip').waitFor({ state: 'attached' });
  expect(await accessible(trigger)).toMatchObject({ role: 'button', name: '124 points', description: text });
  expect(await page.getByRole('tooltip').locator('a, button, [tabindex]').count()).toBe(0);
});
