import { describe, expect, it } from 'vitest';
import { DANA, startSignedIn } from '../support/practice.ts';
import { heading, people } from '../support/shopping.ts';
import { desktop, newVisitor, phone } from '../support/visitor.ts';

describe('the referral page', () => {
  it('gives a professional the link to their store, as text and as a QR code', async () => {
    const page = await newVisitor(phone);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await startSignedIn(page, DANA);
    await page.goto('/reward-referral');
    await heading(page, 'Refer your clients').waitFor();
    const link = page.getByLabel('Your link');
    await link.waitFor();
    const url = await link.inputValue();
    expect(new URL(url).pathname).toMatch(/^\/store\/[a-z0-9-]+$/);
    await page.getByRole('img', { name: 'Link to your store page' }).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await page.getByRole('link', { name: 'Open your store page' }).click();
    await page.waitForURL(new URL(url).pathname);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

it('shows retail clients whom it is for', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, people.retail);
  await page.goto('/reward-referral');
  await page.getByText('This is for professional accounts').waitFor();
  expect(await page.getByLabel('Your link').count()).toBe(0);
});

it('shows a professional without a store page what is missing', async () => {
  const page = await newVisitor(desktop);
  await startSignedIn(page, 'helen@brandtspa.example');
  await page.goto('/reward-referral');
  await page.getByText('Your account doesn’t have a store page yet').waitFor();
  expect(await page.getByLabel('Your link').count()).toBe(0);
});
