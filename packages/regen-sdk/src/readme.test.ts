import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../../tools/browser/launch.ts';
import { createRegen } from './index.ts';
import { createMemorySession } from './session/index.ts';
import { readme, snippets } from './testing/documents.ts';
import { packedProject, root } from './testing/packed.ts';
import type { PackedProject } from './testing/packed.ts';
import { startRealServer } from './testing/real-server.ts';
import type { RealServer } from './testing/real-server.ts';

/**
 * Every snippet of the README and the guides that is not a component, run as is, with the packed package, against the real server. Those
 * that begin with a file name are imported by others, are a test, or form a page together, which a browser opens.
 */
const programs = snippets.filter(({ ending, file }) => ending === 'ts' && file === undefined);

/** The URL is replaced and nothing else: what needs more than Node is not run. */
const runner = `
const { origin, program } = JSON.parse(process.argv[2]);
const send = globalThis.fetch;
globalThis.fetch = (url, init) => {
  if (!url.startsWith('https://shop.example')) throw new Error('calls ' + url);
  return send(url.replace('https://shop.example', origin), init);
};
await import(program);
process.exit(0);
`;

let project: PackedProject;
let real: RealServer;
let stop = async (): Promise<void> => {};
beforeAll(async () => {
  project = packedProject('@tanstack/react-query', 'react', 'react-dom');
  writeFileSync(join(project.home, 'runner.js'), runner);
  for (const { title, file, text } of snippets) {
    if (file !== undefined && !title.startsWith('README')) writeFileSync(join(project.home, file), text);
  }
  real = await startRealServer();
  stop = real.stop;
});
afterAll(async () => {
  rmSync(project.home, { recursive: true, force: true });
  await stop();
});

it('has the chapters in the order in which they are needed', () => {
  const chapters = [...readme.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  const wanted = [
    'Install',
    'First call',
    'A paid order',
    'Signing in',
    'Errors',
    'Retries and timeouts',
    'Options',
    'Lists',
    'Uploads',
    'React',
  ];
  expect(chapters).toEqual([...wanted, 'Testing', 'Versions']);
  expect(programs.length).toBeGreaterThan(13);
});

it.each(programs.map(({ title, text }, index) => [title, index, text] as const))(
  '%s, snippet %i, runs against the server',
  async (_title, index, text) => {
    const program = `./snippet-${index}.ts`;
    writeFileSync(join(project.home, program), text);
    const { origin } = new URL(real.baseUrl);
    const args = [join(project.home, 'runner.js'), JSON.stringify({ origin, program })];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project.home });
    // Those that call say something: a program that ended before its calls would not.
    const isCalling = /^ {0,2}console\.|^await |^for /m.test(text);
    expect(stdout.trim() !== '').toBe(isCalling);
    // The comment after a line that prints is its output, in this order.
    const printed = [...text.matchAll(/^ *console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);
    expect(stdout.split('\n').filter((line) => printed.includes(line))).toEqual(printed);
  },
);

it('shows tests that pass', async () => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const shown = snippets.flatMap(({ file }) => (file?.includes('.test.') ? [file] : []));
  expect(shown).not.toEqual([]);
  // So that it does not look for one above.
  writeFileSync(join(project.home, 'vitest.config.js'), 'export default {};');
  const args = [vitest, 'run', '--root', project.home, ...shown];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project.home });
  expect(stripVTControlCharacters(stdout)).toMatch(new RegExp(`Test Files +${shown.length} passed`));
});

it('has a page that signs in, lists favorites and adds one to the cart', async () => {
  const home = join(project.home, 'page');
  mkdirSync(home);
  const files = readme.matchAll(/^```(?:ts|html)\n(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n([\s\S]*?)^```$/gm);
  const names = [...files].map(([, name = '', text = '']) => {
    writeFileSync(join(home, name), text.replace('http://localhost:4000', new URL(real.baseUrl).origin));
    return name;
  });
  expect(names).toEqual(['vite.config.ts', 'index.html', 'main.ts']);

  const person = { email: 'dana@lumenclinic.example', password: 'regen-demo-2026' };
  const session = createMemorySession();
  const regen = createRegen({ baseUrl: real.baseUrl, clientKey: 'regen-storefront', session });
  const grant = await regen.sessions.create(person);
  session.start(grant);
  const { items } = await regen.products.list({ userId: grant.id });
  const sku = items.find(({ stock }) => stock.state === 'in_stock')?.sku ?? '';
  const { name } = await regen.products.get({ sku });
  await regen.favorites.add({ id: grant.id, sku });

  const vite = await createServer({ root: home, logLevel: 'silent', server: { port: 0 } });
  const browser = await launchChromium();
  try {
    await vite.listen();
    const page = await browser.newPage();
    await page.goto(vite.resolvedUrls?.local[0] ?? '');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill('not this one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: `Add ${name} to cart` }).click();
    await page.getByText(/^\d+ in the cart, [\d.]+ USD\.$/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: `Add ${name} to cart` }).waitFor();
    expect(await page.getByLabel('Password').isVisible()).toBe(false);
  } finally {
    await browser.close();
    await vite.close();
  }
});

it('has a React application that lists products and fills the cart of a guest', async () => {
  const { home } = project;
  writeFileSync(
    join(home, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
  );
  writeFileSync(join(home, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "react-jsx" } }');
  const proxy = { '/api': new URL(real.baseUrl).origin };
  const vite = await createServer({ root: home, configFile: false, logLevel: 'silent', server: { port: 0, proxy } });
  const browser = await launchChromium();
  try {
    await vite.listen();
    const page = await browser.newPage();
    await page.goto(vite.resolvedUrls?.local[0] ?? '');
    await page.getByText('0 in the cart').waitFor();
    const adding = page.getByRole('button', { name: /^Add .* to cart$/ });
    await adding.first().waitFor();
    const before = await adding.count();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => adding.count()).toBeGreaterThan(before);
    await adding.first().click();
    await page.getByText('1 in the cart').waitFor();
  } finally {
    await browser.close();
    await vite.close();
  }
});
