import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPackage } from '../../../tools/package-check/src/check-package.ts';
import { compileIn, packProject, snippetsOf } from '../../../tools/package-check/src/packed-project.ts';
import * as defaults from './defaults.ts';
import { startDeliveryServer } from './testing/delivery-server.ts';
import { putFaq } from './testing/open-snapshot.ts';

const folder = join(import.meta.dirname, '..');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const snippets = snippetsOf(readme);
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  budget: Record<string, number>;
};
let home = '';
let installed = '';
let tarball = '';
let files: string[] = [];

beforeAll(() => {
  ({ home, installed, tarball } = packProject(folder, [
    '@tanstack/react-query',
    '@types/node',
    '@types/react',
    'react',
    'zod',
  ]));
  files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The packages that these files import. */
function importsOf(pattern: RegExp): Set<string | undefined> {
  return new Set(
    files
      .filter((file) => pattern.test(file))
      .flatMap((file) => [
        ...readFileSync(join(installed, file), 'utf8').matchAll(/\b(?:from |import\()["']([^."'][^"']*)["']/g),
      ])
      .map(([, name]) => name),
  );
}

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
        'dist/models/index.d.ts',
        'dist/query/index.d.ts',
        'src/index.ts',
      ]),
    );
    expect(files.filter((file) => /\.test\.|\btesting\b/.test(file))).toEqual([]);
  });

  it('passes publint, and its types resolve as the code does', async () => {
    expect(await checkPackage(tarball)).toEqual({ publint: '', attw: '' });
  });

  it('imports only what it declares, and shows no type of contentful', () => {
    const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
    expect(importsOf(/^dist\/.*\.js$/)).toEqual(new Set(declared));
    expect(importsOf(/^dist\/.*\.d\.ts$/)).toEqual(new Set(Object.keys(manifest.peerDependencies)));
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
    await using server = await startDeliveryServer();
    putFaq(server.space, 'returns');
    const program = `
      import { ContentNotFoundError, createContentClient, createSnapshot } from '@regen/content-sdk';
      import { faq } from '@regen/content-sdk/models';
      import { contentGet } from '@regen/content-sdk/query';
      const client = createContentClient({ space: 'regen', accessToken: '${server.token}', baseUrl: '${server.baseUrl}' });
      const snapshot = createSnapshot({ client, models: [faq] });
      await snapshot.open();
      const { queryFn } = contentGet(snapshot.reader('web'), faq, 'returns');
      console.log((await queryFn({ signal: undefined })).question);
      console.log(await client.getEntry('gone').catch((error) => error instanceof ContentNotFoundError && error.message));
      snapshot.close();`;
    writeFileSync(join(home, 'run.js'), program);
    const { stdout } = await promisify(execFile)(process.execPath, ['run.js'], { cwd: home });
    expect(stdout).toBe('Question returns\nThe resource could not be found\n');
  });

  it.each([
    ['node16', 'node16'],
    ['esnext', 'bundler'],
  ])('type-checks under module %s, resolution %s, with every snippet of the README', (module, moduleResolution) => {
    expect(snippets.length).toBeGreaterThan(6);
    for (const { file, text } of snippets) writeFileSync(join(home, file), text);
    const compile = (settings: object, names: string[]): string =>
      compileIn(home, names, { module, moduleResolution, ...settings });
    const names = snippets.map(({ file }) => file);
    const withTypes = { types: ['node'], jsx: 'react-jsx', skipLibCheck: true, allowImportingTsExtensions: true };
    expect(compile(withTypes, names)).toBe('');
    // The declarations themselves hold too, without help of skipLibCheck.
    writeFileSync(
      join(home, 'entry.ts'),
      "export * from '@regen/content-sdk'; export * from '@regen/content-sdk/models';",
    );
    expect(compile({ types: [] }, ['entry.ts'])).toBe('');
    // A wrong use must not compile, or the two checks above say nothing.
    writeFileSync(
      join(home, 'entry.ts'),
      "import type { Faq } from '@regen/content-sdk/models';\nexport const f = (faq: Faq) => faq.slogan;",
    );
    expect(compile({ types: [] }, ['entry.ts'])).toContain("Property 'slogan' does not exist");
  });
});

/** What an application built by Vite grows by, with React Query beside it. */
async function bundle(program: string): Promise<{ code: string; modules: string[] }> {
  const input = join(home, 'program.js');
  writeFileSync(input, program);
  const { output } = (await build({
    root: home,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2022', rollupOptions: { input, external: ['@tanstack/react-query'] } },
  })) as Rolldown.RolldownOutput;
  return {
    code: output.map((chunk) => ('code' in chunk ? chunk.code : '')).join(''),
    modules: output.flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : [])),
  };
}

describe('in a browser', () => {
  const query = "import * as query from '@regen/content-sdk/query'; globalThis.used = { ...query };";

  it('has no client and no schema: nothing of contentful, axios or zod', async () => {
    const foreign = /\/(contentful[\w-]*|axios|zod|qs|fast-copy)\//;
    const { code, modules } = await bundle(query);
    expect(modules.filter((id) => foreign.test(id))).toEqual([]);
    expect(modules.filter((id) => id.includes('content-sdk/dist/query/')).length).toBeGreaterThan(2);
    expect(code).not.toMatch(/axios|contentful|safeParse/i);
    // The same look at the models finds what must not be there.
    const server = await bundle("import { faq } from '@regen/content-sdk/models'; globalThis.used = faq;");
    expect(server.modules.some((id) => foreign.test(id))).toBe(true);
  });

  it('is within the byte budget', async () => {
    const bytes = gzipSync((await bundle(query)).code, { level: 9 }).length;
    const limit = manifest.budget['query'] ?? 0;
    expect({ bytes }).toSatisfy(() => bytes <= limit);
    // A budget far above what is used would let anything in.
    expect({ bytes }).toSatisfy(() => bytes > limit * 0.9);
  });
});

describe('the README', () => {
  it('states the constants and the budget as they are', () => {
    const number = (value: number): string => value.toLocaleString('en-US');
    const stated = [
      `| \`baseUrl\` | \`${defaults.DEFAULT_BASE_URL}\` |`,
      `| \`environment\` | \`${defaults.DEFAULT_ENVIRONMENT}\` |`,
      `| \`locale\` | \`${defaults.DEFAULT_LOCALE}\` |`,
      `| \`include\` | ${defaults.INCLUDE_DEPTH} |`,
      `| \`timeout\` | ${number(defaults.TIMEOUT)} ms |`,
      `| \`maxRetries\` | ${defaults.MAX_RETRIES} |`,
      `${defaults.MIN_THROTTLE} to ${defaults.MAX_THROTTLE} requests a second`,
      `| \`maxBody\` | ${number(defaults.MAX_BODY)} bytes |`,
      `every ${defaults.SYNC_INTERVAL / 1_000} seconds`,
      `${defaults.MAX_ASSET_KEY_LIFETIME / 3_600} hours`,
      `${number(defaults.MAX_LINKED)} records`,
      `${defaults.MAX_RICH_TEXT_DEPTH} levels, ${number(defaults.MAX_RICH_TEXT_NODES)} nodes and ${number(defaults.MAX_RICH_TEXT_CHARACTERS)} characters`,
      `${defaults.DEFAULT_PAGE_SIZE} records, at most ${defaults.DEFAULT_MAX_PAGE_SIZE}; at most ${number(defaults.MAX_PAGE_SIZE)} with`,
      `all records of one list at most ${number(defaults.MAX_LINKED_PER_LIST)}`,
      `${manifest.budget['query']} bytes`,
    ];
    const text = readme.replaceAll(/ +/g, ' ').replaceAll('\n', ' ');
    expect(stated.filter((part) => !text.includes(part))).toEqual([]);
  });

  it('packs it under the name that it installs from a checkout', () => {
    expect(readme).toMatch(/^npm install \S*\/regen-content-sdk-\*\.tgz/m);
    expect(tarball).toMatch(/\/regen-content-sdk-\d[^/]*\.tgz$/);
  });
});
