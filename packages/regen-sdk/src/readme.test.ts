import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packedProject, sdk } from './testing/packed.ts';
import type { PackedProject } from './testing/packed.ts';
import { startRealServer } from './testing/real-server.ts';
import type { RealServer } from './testing/real-server.ts';

/** Every snippet of the README that is no component, run as it stands, with the packed package, against the real server. */
const readme = readFileSync(join(sdk, 'README.md'), 'utf8');
const snippets = readme
  .split(/^## /m)
  .slice(1)
  .flatMap((chapter) =>
    [...chapter.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text = '']) => ({
      title: chapter.split('\n')[0] ?? '',
      text,
    })),
  );

/** What a page has and Node lacks: an address that relative URLs belong to, cookies, and the few globals of a window. */
const runner = `
const { origin, program } = JSON.parse(process.argv[2]);
const send = globalThis.fetch;
const jar = new Map();
globalThis.fetch = async (url, init = {}) => {
  const address = url.startsWith('/') ? origin + url : url.replace('https://shop.example', origin);
  if (!address.startsWith(origin)) throw new Error('calls ' + address);
  const headers = new Headers(init.headers);
  if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
  const response = await send(address, { ...init, headers });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
    jar.set(name, value);
  }
  return response;
};
globalThis.document = { cookie: '', visibilityState: 'visible', addEventListener() {} };
globalThis.location = { protocol: 'http:', assign(path) { throw new Error('sent to ' + path); } };
globalThis.addEventListener = () => {};
await import(program);
process.exit(0);
`;

let project: PackedProject;
let real: RealServer;
let stop = async (): Promise<void> => {};
beforeAll(async () => {
  project = packedProject('@tanstack/react-query', 'react');
  writeFileSync(join(project.home, 'runner.js'), runner);
  real = await startRealServer();
  stop = real.stop;
}, 120_000);
afterAll(async () => {
  rmSync(project.home, { recursive: true, force: true });
  await stop();
});

it('has the chapters in the order in which they are needed', () => {
  const chapters = [...readme.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  const wanted = ['Install', 'First call', 'Signing in', 'Errors', 'Retries and timeouts', 'Lists', 'Uploads', 'React'];
  expect(chapters).toEqual([...wanted, 'Testing', 'Versions']);
  expect(snippets.length).toBeGreaterThan(12);
});

it.each(snippets.map(({ title, text }, index) => [title, index, text] as const))(
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
  },
);
