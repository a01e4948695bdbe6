import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { ProgressRing } from './index.ts';

it('exposes its progress as a number and as text', async () => {
  const page = await openStory('feedback-progressring--sizes');
  const ring = page.getByRole('progressbar', { name: 'Lessons, md' });
  expect(await ring.getAttribute('aria-valuenow')).toBe('3');
  expect(await ring.getAttribute('aria-valuemax')).toBe('4');
  expect(await ring.getAttribute('aria-valuetext')).toBe('3 of 4 lessons');
});

it('keeps within its ends, and draws nothing at the start', () => {
  expect(markup(<ProgressRing label="Upload" value={130} />)).toContain('aria-valuenow="100"');
  expect(markup(<ProgressRing label="Upload" value={-5} />)).toContain('aria-valuenow="0"');
  expect(markup(<ProgressRing label="Upload" value={0} />).match(/<circle/g)).toHaveLength(1);
  expect(markup(<ProgressRing label="Upload" value={2} max={0} />)).not.toContain('NaN');
});

it('has no value while indeterminate, and is static with reduced motion', async () => {
  expect(markup(<ProgressRing label="Preparing" />)).not.toContain('aria-valuenow');
  const page = await openStory('feedback-progressring--sizes');
  const drawing = page.getByRole('progressbar', { name: 'Preparing, md' }).locator('svg');
  expect(await drawing.evaluate((svg) => getComputedStyle(svg).animationName)).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await drawing.evaluate((svg) => getComputedStyle(svg).animationName)).not.toBe('none');
});

it('goes round clockwise in both directions of text', async () => {
  const page = await openStory('feedback-progressring--sizes', { direction: 'rtl' });
  const drawing = page.getByRole('progressbar', { name: 'Lessons, md' }).locator('svg');
  expect(await drawing.evaluate((svg) => getComputedStyle(svg).transform)).toBe('none');
});
