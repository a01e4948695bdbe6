import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { checkPackage } from '../../../tools/package-check/src/check-package.ts';
import { compileIn } from '../../../tools/package-check/src/packed-project.ts';
import {
  CONNECTION_TIMEOUT,
  LEADER_ANSWER_JITTER,
  LEADER_ANSWER_TIMEOUT,
  MAX_MISSED_PAGES,
  MAX_RECONNECT_DELAY,
  MAX_RETRIES,
  MIN_RECONNECT_DELAY,
  MIN_UPTIME,
  PING_INTERVAL,
  RECONNECT_GROWTH,
  RECONNECT_JITTER,
} from './defaults.ts';
import { checks } from './generated/live-messages.ts';
import { READ_SPREAD } from './react/connect-query-cache.ts';
import { packedProject, readme, realtime, snippets } from './testing/packed.ts';

const manifest = JSON.parse(readFileSync(join(realtime, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  budget: Record<string, number>;
};
let home = '';
let installed = '';
let tarball = '';
let files: string[] = [];

beforeAll(() => {
  ({ home, installed, tarball } = packedProject(
    '@tanstack/react-query',
    '@types/node',
    '@types/react',
    '@types/ws',
    'react',
    'ws',
  ));
  files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the packed package', () => {
  it('has its build, its sources and its texts, and no tests', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'package.json',
        'dist/index.js',
        'dist/index.d.ts',
        'dist/index.js.map',
        'dist/react/index.d.ts',
        'src/index.ts',
      ]),
    );
    expect(files.filter((file) => /\.test\.|\btesting\b/.test(file))).toEqual([]);
  });

  it('passes publint, and its types resolve as the code does', async () => {
    expect(await checkPackage(tarball)).toEqual({ publint: '', attw: '' });
  });

  it('imports only what it declares, and React only in its own entry', () => {
    const importsOf = (wanted: (file: string) => boolean): Set<string | undefined> =>
      new Set(
        files
          .filter((file) => /\.(js|d\.ts)$/.test(file) && wanted(file))
          .flatMap((file) => [
            ...readFileSync(join(installed, file), 'utf8').matchAll(/\bfrom ["']([^."'][^"']*)["']/g),
          ])
          .map(([, name = '']) => name.replace('/jsx-runtime', '')),
      );
    const inReact = (file: string): boolean => file.startsWith('dist/react/');
    expect(importsOf((file) => !inReact(file))).toEqual(new Set(Object.keys(manifest.dependencies)));
    expect(importsOf(inReact)).toEqual(new Set(Object.keys(manifest.peerDependencies)));
  });

  it('has every source that a source map names', () => {
    const missing = files
      .filter((file) => file.endsWith('.map'))
      .flatMap((file) => {
        const { sources } = JSON.parse(readFileSync(join(installed, file), 'utf8')) as { sources: string[] };
        return sources.map((source) => join(file, '..', source)).filter((source) => !files.includes(source));
      });
    expect(missing).toEqual([]);
  });

  it('runs in Node', async () => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    server.on('connection', (socket) => socket.send('{"key":"cart","cartId":"cart_1","version":3}'));
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const program = `
      import { createLive, shareLive } from '@regen/realtime';
      const options = { url: 'ws://127.0.0.1:${port}', baseUrl: 'http://shop.example', token: async () => 't' };
      for (const live of [createLive(options), shareLive({ ...options, name: 'usr_1' })]) {
        const heard = new Promise((resolve) => live.on('cart', resolve));
        live.open();
        console.log((await heard).version, live.status);
        live.close();
        console.log(live.status);
      }`;
    writeFileSync(join(home, 'run.js'), program);
    const { stdout } = await promisify(execFile)(process.execPath, ['run.js'], { cwd: home });
    server.close();
    expect(stdout).toBe('3 Connected\nDisconnected\n'.repeat(2));
  });

  it.each([
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ])('type-checks under module %s, resolution %s, with every snippet of the README', (module, moduleResolution) => {
    expect(snippets.length).toBeGreaterThan(6);
    for (const { file, text } of snippets) writeFileSync(join(home, file), text);
    const compile = (settings: object, names: string[]): string =>
      compileIn(home, names, { module, moduleResolution, jsx: 'react-jsx', types: ['node'], ...settings });
    expect(
      compile(
        { skipLibCheck: true },
        snippets.map(({ file }) => file),
      ),
    ).toBe('');
    // The declarations themselves hold too, without help of skipLibCheck.
    writeFileSync(join(home, 'entry.ts'), "export * from '@regen/realtime';");
    expect(compile({ types: [] }, ['entry.ts'])).toBe('');
    // A wrong use must not compile, or the two checks above say nothing.
    writeFileSync(
      join(home, 'entry.ts'),
      "import type { Live } from '@regen/realtime';\nexport const f = (live: Live) => live.on('cart', ({ orderId }) => orderId);",
    );
    expect(compile({ types: [] }, ['entry.ts'])).toContain("Property 'orderId' does not exist");
  });
});

describe('the README', () => {
  it('names every key', () => {
    const keys = [...readme.matchAll(/^\| (`\w+`(?:, `\w+`)?) +\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, key]) => key),
    );
    expect(keys).toEqual(expect.arrayContaining(Object.keys(checks)));
  });

  it('states the constants and the budget as they are', () => {
    const stated = [
      `${MAX_RETRIES}, then it waits`,
      `${MIN_RECONNECT_DELAY} to ${MIN_RECONNECT_DELAY + RECONNECT_JITTER} ms`,
      `${RECONNECT_GROWTH} times the previous one, at most ${MAX_RECONNECT_DELAY} ms`,
      `${CONNECTION_TIMEOUT} ms, and the same for \`token\``,
      `after ${MIN_UPTIME} ms of connection`,
      `every ${PING_INTERVAL} ms`,
      `spread over ${READ_SPREAD} ms`,
      `${(LEADER_ANSWER_TIMEOUT + LEADER_ANSWER_JITTER) / 1_000} seconds loses the lock`,
      `more than ${MAX_MISSED_PAGES} pages`,
    ];
    expect(stated.filter((text) => !readme.includes(text))).toEqual([]);
    const sizes = [...readme.matchAll(/^\| .* \| +(\d+) \|$/gm)].map(([, bytes]) => Number(bytes));
    expect(sizes).toEqual(Object.values(manifest.budget));
  });

  it('packs it under the name that it installs from a checkout', () => {
    expect(readme).toMatch(/^npm install \S*\/regen-realtime-\*\.tgz/m);
    expect(tarball).toMatch(/\/regen-realtime-\d[^/]*\.tgz$/);
  });
});

const programs: Record<string, string> = {
  'one tab': "import { createLive } from '@regen/realtime'; globalThis.used = createLive;",
  'all tabs': `import { mergeCounts, mergeMessages, mergeRead, readOn, shareLive } from '@regen/realtime';
    globalThis.used = [mergeCounts, mergeMessages, mergeRead, readOn, shareLive];`,
  react: "import * as react from '@regen/realtime/react'; globalThis.used = { ...react };",
};

it.each(Object.entries(programs))('%s: within the byte budget', async (name, program) => {
  const input = join(home, 'program.js');
  writeFileSync(input, program);
  const { output } = (await build({
    root: home,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input, external: [/^react(\/|$)/, '@tanstack/react-query'] },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  const bytes = gzipSync(code, { level: 9 }).length;
  const limit = manifest.budget[name] ?? 0;
  expect({ name, bytes }).toSatisfy(() => bytes <= limit);
  // A budget far above what is used would let anything in.
  expect({ name, bytes }).toSatisfy(() => bytes > limit * 0.9);
});
