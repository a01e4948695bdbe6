import { readContract } from '@regen/contract';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringAxe } from '../../../../tools/browser/axe.ts';
import { launchChromium } from '../../../../tools/browser/launch.ts';
import { Description } from './description.ts';
import { registerApiDocs } from './routes.ts';

const contract = readContract();
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const paths = ['/docs/api', ...new Description(contract).tags.map(({ name }) => `/docs/api/${name}`)];

/** Every kind of thing that a page shows is on one of these; the others are made of the same parts. */
const CHECKED = ['/docs/api', '/docs/api/session', '/docs/api/stores'];

let server: FastifyInstance;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = Fastify();
  await registerApiDocs(server, { publicUrl: () => 'https://shop.example', contract, rules: new Map() });
  await server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server.close();
});

it.each([
  { name: 'phone of 320 px, light', width: 320, height: 640, colorScheme: 'light' },
  { name: 'desktop, dark', width: 1280, height: 800, colorScheme: 'dark' },
] as const)('is accessible and fits on a $name', async ({ width, height, colorScheme }) => {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, bypassCSP: true });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(origin + path);
    // Everything open: what is folded must hold as well.
    const tooWide = await page.evaluate<number>(
      `document.querySelectorAll('details').forEach((one) => { one.open = true; });
       document.documentElement.scrollWidth - window.innerWidth`,
    );
    expect(tooWide, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
    if (!CHECKED.includes(path)) continue;
    await bringAxe(page);
    const problems = await page.evaluate<string[]>(
      `axe.run({ runOnly: ${JSON.stringify(TAGS)} }).then(({ violations }) =>
         violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`,
    );
    expect({ path, problems }).toEqual({ path, problems: [] });
  }
  await context.close();
});

it('violates no rule of its own content security policy, and the first Tab stop is the skip link', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(`${origin}/docs/api/cart`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate<string>('document.activeElement.id')).toBe('main');
  // The server of this test has no icon of the store.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await page.close();
});
