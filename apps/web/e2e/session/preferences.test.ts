import { expect, it } from 'vitest';
import { newClient } from '../support/practice.ts';
import { newVisitor, phone } from '../support/visitor.ts';
import { openProfile } from './support.ts';

it('keeps the colors of a device, also when somebody signs out', async () => {
  const page = await newVisitor(phone);
  await openProfile(page, await newClient());
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await page.getByLabel('Colors').selectOption('dark');
  await expect.poll(theme).toBe('dark');
  // Chosen at the foot of the page, it is the same choice.
  await page.getByLabel('Theme').selectOption('light');
  await expect.poll(() => page.getByLabel('Colors').inputValue()).toBe('light');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await page.reload();
  expect(await theme()).toBe('light');
});
