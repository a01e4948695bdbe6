import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createRegen } from '../../packages/regen-sdk/src/index.ts';
import { createMemorySession } from '../../packages/regen-sdk/src/session/index.ts';
import { packedProject, root } from '../../packages/regen-sdk/src/testing/packed.ts';
import { startRealServer } from '../../packages/regen-sdk/src/testing/real-server.ts';
import type { RealServer } from '../../packages/regen-sdk/src/testing/real-server.ts';
import { launchChromium } from '../browser/launch.ts';

/** The example applications, each with the packed SDK in a folder of its own, against the real server. */
const run = promisify(execFile);
const person = { REGEN_EMAIL: 'dana@lumenclinic.example', REGEN_PASSWORD: 'regen-demo-2026' };
const buyer = {
  Email: 'nora@example.com',
  'First name': 'Nora',
  'Last name': 'Lind',
  'Street address': '120 Market St',
  City: 'Denver',
  State: 'CO',
  'ZIP code': '80202',
};
let real: RealServer;
let origin = '';
let browser: Browser | undefined;
let stop = async (): Promise<void> => {};

beforeAll(async () => {
  real = await startRealServer();
  stop = real.stop;
  ({ origin } = new URL(real.baseUrl));
  await addFavorite();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await stop();
});

/** So that there is one to show. */
async function addFavorite(): Promise<void> {
  const session = createMemorySession();
  const regen = createRegen({
    baseUrl: real.baseUrl,
    clientKey: 'regen-storefront',
    browserId: crypto.randomUUID(),
    session,
  });
  const grant = await regen.sessions.create({ email: person.REGEN_EMAIL, password: person.REGEN_PASSWORD });
  session.start(grant);
  const { items } = await regen.products.list({ userId: grant.id });
  const sku = items.find(({ stock }) => stock.state === 'in_stock')?.sku ?? '';
  await regen.favorites.add({ id: grant.id, sku });
}

/** A copy of an example with what it depends on. */
function install(name: string, ...beside: string[]): string {
  const { home } = packedProject(...beside);
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  cpSync(join(root, 'examples', name), home, { recursive: true });
  return home;
}

/** A page, and everything that its console complains about. */
async function open(url: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await (browser as Browser).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(url);
  return { page, complaints };
}

/** The address of an example that was type-checked and built, as Vite serves it. */
async function builtSite(home: string): Promise<string> {
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', home]);
  process.env['REGEN_URL'] = origin;
  onTestFinished(() => void delete process.env['REGEN_URL']);
  await build({ root: home, logLevel: 'error' });
  const server = await preview({ root: home, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  onTestFinished(() => server.close());
  return server.resolvedUrls?.local[0] ?? '';
}

it('Node: writes the orders of a person', async () => {
  const cwd = install('node');
  const env = { ...process.env, ...person, REGEN_URL: origin };
  const { stdout } = await run(process.execPath, ['main.js'], { cwd, env });
  const [head, first = ''] = stdout.split('\n');
  expect(head).toBe('number,placed,state,total');
  expect(first).toMatch(/^[^,]+,\d{4}-[^,]+Z,[a-z]+,\d+(\.\d+)?$/);
  const wrong = run(process.execPath, ['main.js'], { cwd, env: { ...env, REGEN_PASSWORD: 'wrong' } });
  await expect(wrong).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('invalid_credentials') });
});

it('a plain page: signs in, lists favorites, adds one to the cart', async () => {
  const cwd = install('page');
  const child: ChildProcess = spawn(process.execPath, ['serve.js'], {
    cwd,
    env: { ...process.env, REGEN_URL: origin, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const url = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim())),
  );
  const { page, complaints } = await open(url);
  await page.getByLabel('Email').fill(person.REGEN_EMAIL);
  await page.getByLabel('Password').fill(person.REGEN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ in the cart, [\d.]+ USD\.$/ })
    .waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(complaints).toEqual([]);
});

it('a React application: chooses, shows more and fills the cart of a guest', async () => {
  const home = install(
    'react',
    '@tanstack/react-query',
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'vite',
  );
  const { page, complaints } = await open(await builtSite(home));
  const adding = page.getByRole('button', { name: /^Add .* to cart$/ });
  await adding.first().waitFor();
  const before = await adding.count();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => adding.count()).toBeGreaterThan(before);
  await page.getByRole('status').filter({ hasText: '0 in the cart' }).waitFor();
  await adding.first().click();
  await page.getByRole('status').filter({ hasText: '1 in the cart' }).waitFor();
  await page.getByLabel('Category').selectOption({ index: 1 });
  await adding.first().waitFor();
  expect(complaints).toEqual([]);
});

it('a shop: declines a card, pays the same order with 3-D Secure, and takes another order', async () => {
  const { page, complaints } = await open(await builtSite(install('shop', 'vite')));
  const placing = page.getByRole('button', { name: 'Place order' });
  const said = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  const pay = async (card: string) => {
    await page.getByLabel('Test card').selectOption(card);
    await placing.click();
  };
  const fill = async () => {
    await page
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .click();
    await page.getByText(/^1 in the cart, [\d.]+ USD$/).waitFor();
  };
  await page.getByText('Your cart is empty').waitFor();
  expect(await placing.isDisabled()).toBe(true);
  await fill();
  for (const [label, value] of Object.entries(buyer)) await page.getByLabel(label, { exact: true }).fill(value);

  await pay('4000000000000002');
  await said(/declined.*You haven't been charged/).waitFor();
  await pay('4000002760003184');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await said(/You haven't been charged/).waitFor();
  await pay('4000002760003184');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await said(/^Order R-\d+ is paid\.$/).waitFor();
  await page.getByText('Your cart is empty').waitFor();

  const first = await said(/./).textContent();
  await fill();
  await pay('4242424242424242');
  await said(/^Order R-\d+ is paid\.$/).waitFor();
  expect(await said(/./).textContent()).not.toBe(first);
  // Each declined payment is a 402, which Chromium writes to the console.
  expect(complaints).toEqual([expect.stringContaining('402'), expect.stringContaining('402')]);
});
