import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { registerStorybook, storybookPolicy } from './routes.ts';

function serve(files: Record<string, string>, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'regen-storybook-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const server = Fastify();
  registerStorybook(server, folder, readConfig(env));
  onTestFinished(() => server.close());
  return server;
}

test('the built design system is served as it is, under the strictest policy that it works with', async () => {
  const server = serve({ 'index.html': '<script>window.a = 1</script>', 'assets/a.js': 'export {}', secret: 'x' });
  const home = await server.inject('/storybook/');
  expect([home.statusCode, home.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(home.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(home.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect((await server.inject('/storybook')).headers.location).toBe('/storybook/');
  const script = await server.inject('/storybook/assets/a.js');
  expect([script.statusCode, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  for (const path of ['secret', 'missing.js', '../routes.ts', '%2e%2e/routes.ts', '%2e%2e%2froutes.ts']) {
    expect([path, (await server.inject(`/storybook/${path}`)).statusCode]).toEqual([path, 404]);
  }
});

test('beyond this machine it is served only if enabled, and sends HSTS', async () => {
  const PUBLIC_URL = 'https://shop.example';
  const home = (env: Record<string, string>) => serve({ 'index.html': '' }, env).inject('/storybook/');
  expect((await home({ PUBLIC_URL })).statusCode).toBe(404);
  const hstsOf = async (env: Record<string, string>) => {
    const { statusCode, headers } = await home({ STORYBOOK: 'true', ...env });
    expect(statusCode).toBe(200);
    return headers['strict-transport-security'];
  };
  expect(await hstsOf({})).toBeUndefined();
  expect(await hstsOf({ PUBLIC_URL })).toBe('max-age=63072000');
  expect(await hstsOf({ PUBLIC_URL, HSTS: 'off' })).toBeUndefined();
  expect(await hstsOf({ PUBLIC_URL, HSTS: 'includeSubDomains' })).toBe('max-age=63072000; includeSubDomains');
});

test('nothing is there before it has been built', async () => {
  expect((await serve({}).inject('/storybook/')).statusCode).toBe(404);
});

test('a script counts with its words, and one of its own file does not', () => {
  const policy = storybookPolicy(
    '<script src="./a.js"></script><script type="module">one</script><script>two</script>',
  );
  expect(policy.match(/sha256-/g)).toHaveLength(2);
});
