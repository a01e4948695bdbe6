// A back-in-stock alert: requested, confirmed by the link in an email, ended by another, and its failures.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heading, mailsTo } from '../support/shopping.ts';
import { desktop, expectAccessible, hydrated, newVisitor, phone } from '../support/visitor.ts';

const PRODUCT = '/products/1306';
const newAddress = () => `mia-${randomUUID().slice(0, 8)}@example.com`;
const field = (page: Page) =>
  page.getByRole('form', { name: 'Stock alert' }).getByRole('textbox', { name: 'Email', exact: true });
const ask = (page: Page) => page.getByRole('form', { name: 'Stock alert' }).getByRole('button').click();

/** The links of the first email that was delivered, as paths. */
async function linksOf(page: Page, email: string): Promise<{ confirm: string; end: string }> {
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1);
  const [mail] = await mailsTo(page, email);
  const path = (pattern: RegExp) => {
    const url = new URL(pattern.exec(mail?.text ?? '')?.[0] ?? '');
    return url.pathname + url.search;
  };
  return { confirm: path(/http\S+\/stock-alerts\/confirm\/\S+/), end: path(/http\S+\/stock-alerts\/unsubscribe\S+/) };
}

describe('a stock alert', () => {
  it('is asked for, confirmed and ended, each by a press', async () => {
    const page = await newVisitor(phone);
    const email = newAddress();
    await page.goto(PRODUCT);
    await hydrated(page);
    // What is no address is said at the field, and nothing is sent.
    await field(page).fill('mia@example');
    await ask(page);
    await page.getByText('Enter an email address such as ana@example.com.').waitFor();
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);

    // An address typed wrong can be put right.
    await field(page).fill(`x${email}`);
    await ask(page);
    await page.getByText(`We’ve emailed x${email}.`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Not your address? Change it' }).click();
    await field(page).and(page.locator(':focus')).waitFor();
    expect(await field(page).inputValue()).toBe(`x${email}`);
    await field(page).fill(email);
    await ask(page);
    await page.getByText(`We’ve emailed ${email}.`).waitFor();

    const { confirm, end } = await linksOf(page, email);
    let called = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/regen\/(notify\/|unsubscribe)/.test(request.url())) called += 1;
    });
    await page.goto(confirm, { waitUntil: 'networkidle' });
    await heading(page, 'Confirm your alert').waitFor();
    expect(called).toBe(0);
    await page.getByRole('button', { name: 'Confirm alert' }).click();
    await heading(page, 'Your alert is on').and(page.locator(':focus')).waitFor();
    await page.getByText(`We’ll email ${email} once, as soon as Living Ferment Essence is back in stock.`).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'View product' }).click();
    await field(page).waitFor();

    await page.goto(end, { waitUntil: 'networkidle' });
    await heading(page, 'Unsubscribe from this alert?').waitFor();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await heading(page, 'You’ve been unsubscribed').waitFor();
    expect(called).toBe(2);
  });

  it('says of a link that is wrong or used up what can be done', async () => {
    const page = await newVisitor(phone, { allowed: [/status of 40[034]/] });
    const email = newAddress();
    await page.goto(PRODUCT);
    await hydrated(page);
    await field(page).fill(email);
    await ask(page);
    const { confirm, end } = await linksOf(page, email);
    const fails = async (path: string, text: string) => {
      await page.goto(path);
      await heading(page, 'We couldn’t update your alert').waitFor();
      await page.getByText(text).waitFor();
      await expectAccessible(page);
    };
    const notOurs = 'This link is invalid or incomplete.';
    await fails('/stock-alerts/confirm/not-a-link', 'This link is no longer valid.');
    await fails(end.replace('mia-', 'eve-'), notOurs);
    await fails('/stock-alerts/unsubscribe', notOurs);
    // Ended before it was confirmed: the link in the same email no longer works.
    await page.goto(end);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await heading(page, 'You’ve been unsubscribed').waitFor();
    await fails(confirm, 'This link is no longer valid.');
    await page.getByRole('link', { name: 'Browse all products' }).click();
    await heading(page, 'All products').waitFor();
    expect(await mailsTo(page, email)).toHaveLength(1);
  });
});

it('can be pressed again when the connection was lost', async () => {
  const page = await newVisitor(desktop, { allowed: [/Failed to load resource/] });
  const email = newAddress();
  await page.goto(PRODUCT);
  await hydrated(page);
  await field(page).fill(email);
  await ask(page);
  await page.goto((await linksOf(page, email)).confirm);
  await page.getByRole('button', { name: 'Confirm alert' }).waitFor();
  await page.route('**/notify/*', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Confirm alert' });
  await button.click();
  const problem = page
    .getByRole('main')
    .getByText(/connection/i)
    .first();
  await problem.waitFor();
  expect(await button.isEnabled()).toBe(true);
});
