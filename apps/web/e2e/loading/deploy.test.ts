import { describe, expect, it } from 'vitest';
import { detailsForm, openProfile, phoneField } from '../session/support.ts';
import { newClient } from '../support/practice.ts';
import { heading, openPage } from '../support/shopping.ts';
import { desktop, expectAccessible, expectRoomAt320, newVisitor, phone } from '../support/visitor.ts';
import { countDocuments, deploy, filesOf, loaded, MISSING } from './support.ts';

const options = { allowed: MISSING };

describe('a deployment in the middle of a visit', () => {
  it('is healed by one reload', async () => {
    const page = await newVisitor(phone, options);
    await openPage(page, '/products');
    await loaded(page);
    const documents = countDocuments(page);
    await deploy(page, { isHealedByReload: true });
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await heading(page, 'Sign in').waitFor();
    expect(documents()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('shows the error the second time, with a way on', async () => {
    const page = await newVisitor(phone, options);
    await openPage(page, '/products');
    await loaded(page);
    const documents = countDocuments(page);
    const mend = await deploy(page, { isHealedByReload: false });
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await heading(page, 'The store has been updated').waitFor();
    expect(documents()).toBe(1);
    await page.getByRole('link', { name: 'Go to the home page' }).waitFor();
    await expectAccessible(page);
    await expectRoomAt320(page);
    await mend();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await heading(page, 'Sign in').waitFor();
  });

  it('loses nothing that was typed', async () => {
    const page = await newVisitor(phone, options);
    await openProfile(page, await newClient());
    await loaded(page);
    const documents = countDocuments(page);
    await deploy(page, { isHealedByReload: true });
    await phoneField(page).fill('801 555 0114');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByRole('dialog', { name: 'Add an address' }).waitFor();
    expect(documents()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await phoneField(page).inputValue()).toBe('801 555 0114');
    await detailsForm(page).getByText('It isn’t saved yet.').waitFor();
  });

  it('opens the page of an overlay that is gone', async () => {
    const page = await newVisitor(phone, options);
    await openPage(page, '/products');
    await loaded(page);
    const documents = countDocuments(page);
    await deploy(page, { isHealedByReload: true });
    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await heading(page, 'Your cart').waitFor();
    expect(documents()).toBe(1);
  });
});

it('says which part cannot be loaded, and keeps the page', async () => {
  const page = await newVisitor(phone, options);
  await openPage(page, '/products');
  await loaded(page);
  const documents = countDocuments(page);
  await deploy(page, { isHealedByReload: false });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(documents).toBe(1);
  await loaded(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('We couldn’t load this part of the store.').first().waitFor();
  await heading(page, /.+/).waitFor();
  await expectAccessible(page);
  expect(documents()).toBe(1);
  // Hovering and looking around never reloads.
  await page.getByRole('link', { name: /^Cart/ }).first().hover();
  await loaded(page);
  expect(documents()).toBe(1);
});

it('gives up on a chunk that does not come', async () => {
  const page = await newVisitor(desktop, options);
  // The 120 seconds, sooner.
  await page.addInitScript(() => {
    const real = globalThis.setTimeout;
    globalThis.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) =>
      real(run, delay === 120_000 ? 2_000 : delay, ...rest)) as typeof setTimeout;
  });
  await openPage(page, '/products');
  await loaded(page);
  const documents = countDocuments(page);
  const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/*.js', async (route) => {
    if (known.has(route.request().url())) await route.fallback();
    else held.push(() => route.abort());
  });
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await heading(page, 'The store has been updated').waitFor();
  expect(documents()).toBe(1);
  expect(held.length).toBeGreaterThan(0);
});

it('keeps a part as the server wrote it when its script does not arrive', async () => {
  const page = await newVisitor(desktop, options);
  const [script = ''] = await filesOf('src/shell/Footer.tsx');
  await page.route(`**/${script}`, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Gone' }));
  await openPage(page, '/products');
  await loaded(page);
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' });
  await help.waitFor();
  const documents = countDocuments(page);
  await help.click();
  await heading(page, /Shipping/).waitFor();
  expect(documents()).toBe(1);
});
