import { expect, it } from 'vitest';
import { accessible } from '../../testing/accessibility.ts';
import { focusOn } from '../../testing/focus.ts';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { Switch } from './index.ts';

it('is turned by the space key and by its label, and stays a field of its form', async () => {
  const page = await openStory('forms-switch--states');
  const sms = page.getByRole('switch', { name: 'Order updates by text message' });
  await sms.focus();
  await page.keyboard.press('Space');
  expect(await sms.isChecked()).toBe(true);
  await page.getByText('Order updates by text message').click();
  expect(await sms.isChecked()).toBe(false);
  expect(await sms.getAttribute('name')).toBe('sms');
});

it('moves its knob to the end of the line, in both directions of text, without motion when none is wanted', async () => {
  for (const [direction, side] of [
    ['ltr', 'marginLeft'],
    ['rtl', 'marginRight'],
  ] as const) {
    const page = await openStory('forms-switch--states', { direction });
    const knob = await page
      .getByRole('switch', { name: 'New client messages' })
      .evaluate((track, name) => getComputedStyle(track, '::before')[name], side);
    expect(knob).toBe('20px');
    const transition = await page
      .getByRole('switch')
      .first()
      .evaluate((track) => getComputedStyle(track, '::before').transitionProperty);
    expect(transition).toBe('none');
  }
});

it('names its hint and its error', () => {
  expect(markup(<Switch id="sms" label="Text me" hint="Rates apply." error="Not saved." />)).toContain(
    'role="switch" id="sms" aria-describedby="sms-hint sms-error" aria-invalid="true"',
  );
});

it('is a switch that is on or off for a screen reader, reached by Tab unless it is disabled', async () => {
  const page = await openStory('forms-switch--states');
  const reminders = page.getByRole('switch', { name: 'Class reminders' });
  expect(await accessible(reminders)).toMatchObject({
    role: 'switch',
    checked: 'true',
    description: 'Not saved. Try again.',
    invalid: 'true',
  });
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
  await focusOn(reminders);
  await page.keyboard.press('Space');
  expect(await accessible(reminders)).toMatchObject({ checked: 'false' });
  await page.keyboard.press('Tab');
  expect(await page.locator('.regen-story :focus').count()).toBe(0);
});
