import { expect, it } from 'vitest';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Countdown } from './index.ts';
import { inWords, remaining } from './remaining.ts';

it('counts whole units, and the begun second as one', () => {
  expect(remaining(2 * 86_400_000 + 3 * 3_600_000 + 5 * 60_000 + 1)).toEqual({ day: 2, hour: 3, minute: 5, second: 1 });
  expect(remaining(-5)).toEqual({ day: 0, hour: 0, minute: 0, second: 0 });
});

it('shows the time left as text, seconds only at the very end', () => {
  expect(inWords(remaining(86_400_000 + 60_000 + 30_000), 'en-US')).toBe('1 day, 1 minute');
  expect(inWords(remaining(30_000), 'en-US')).toBe('30 seconds');
});

it('is a timer with its name and words, and is not announced', async () => {
  const page = await openStory('feedback-countdown--variants');
  const timer = page.getByRole('timer', { name: 'Registration closes in' }).first();
  const describedBy = await timer.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toMatch(/^2 days, 3 hours(, [45] minutes)?$/);
  expect(await timer.getAttribute('aria-live')).toBeNull();
});

it('ends by itself and says so', async () => {
  const page = await openStory('feedback-countdown--last-seconds', { direction: 'rtl' });
  await expect.poll(() => page.getByRole('status').textContent()).toBe('The class has begun.');
  expect(await page.getByRole('timer').count()).toBe(0);
});

it('renders on the server the same with the time of the server, and without figures otherwise', () => {
  const props = { label: 'Begins in', until: 90_000, ended: 'Begun' };
  expect(markup(<Countdown {...props} now={0} />)).toContain('1 minute');
  expect(markup(<Countdown {...props} />)).toContain('<span>–</span>');
  expect(markup(<Countdown {...props} now={90_000} />)).toContain('<output>Begun</output>');
});
