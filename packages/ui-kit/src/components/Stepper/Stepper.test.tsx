import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { openStory } from '../../testing/story.ts';

it('says which step it is, and links back to completed steps only', async () => {
  const page = await openStory('navigation-stepper--places');
  const stepper = page.getByRole('navigation', { name: 'Checkout, at shipping' });
  expect(await stepper.locator('[aria-current="step"]').textContent()).toContain('Step 2: Shipping');
  expect(await stepper.getByRole('link').allTextContents()).toEqual(['Completed: Contact']);
});

it('writes out only the current step on phones', async () => {
  const page = await openStory('navigation-stepper--places', { width: 320 });
  const stepper = page.getByRole('navigation', { name: 'Checkout, at shipping' });
  const isCut = await stepper.getByText('Shipping').evaluate((label) => label.scrollWidth > label.clientWidth);
  expect(isCut).toBe(false);
  expect((await stepper.getByText('Payment').boundingBox())?.width).toBeLessThanOrEqual(1);
});

it('is a named landmark; Tab reaches the finished steps only, and Enter follows them', async () => {
  const page = await openStory('navigation-stepper--places');
  const stepper = page.getByRole('navigation', { name: 'Checkout, at review' });
  expect(await accessible(stepper)).toMatchObject({ role: 'navigation', name: 'Checkout, at review' });
  await stepper.getByRole('link').first().focus();
  for (const name of ['Completed: Shipping', 'Completed: Payment']) {
    await page.keyboard.press('Tab');
    await focusOn(stepper.getByRole('link', { name }));
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/#payment$/);
});
