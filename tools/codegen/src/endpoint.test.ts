import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** `docs/guides/add-an-endpoint.md`, followed literally in a copy of what it touches. */
const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/guides/add-an-endpoint.md'), 'utf8');
const COPIED = ['openapi', 'packages/regen-sdk', 'apps/server', 'tools/codegen', 'tools/install', 'tools/test'];
/** Read by tests of those, and not changed. */
const LINKED = [
  'tools/browser',
  'tools/limits',
  'tools/package-check',
  'tools/server',
  'tools/codegen/on-demand/node_modules',
];
let home: string;

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  home = mkdtempSync(join(root, '.cache/endpoint-'));
  const isOwn = (path: string): boolean => !/\/(node_modules|\.turbo|\.test|data)(\/|$)/.test(path.slice(root.length));
  for (const folder of COPIED) cpSync(join(root, folder), join(home, folder), { recursive: true, filter: isOwn });
  for (const file of ['package.json', 'redocly.yaml', 'tsconfig.base.json']) cpSync(join(root, file), join(home, file));
  for (const folder of LINKED) symlinkSync(join(root, folder), join(home, folder));
  mkdirSync(join(home, 'node_modules/@regen'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '@regen')) {
    symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name));
  }
  for (const name of ['domain', 'web']) {
    symlinkSync(join(root, 'node_modules/@regen', name), join(home, 'node_modules/@regen', name));
  }
  symlinkSync(join(home, 'openapi'), join(home, 'node_modules/@regen/contract'));
  symlinkSync(join(home, 'packages/regen-sdk'), join(home, 'node_modules/@regen/sdk'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(home, path), 'utf8');

function edit(path: string, change: (text: string) => string): void {
  const text = read(path);
  const changed = change(text);
  expect([path, changed === text]).toEqual([path, false]);
  writeFileSync(join(home, path), changed);
}

/** What the guide puts into a file, block by block, without the line that names it. */
function blocksFor(path: string): string[] {
  const blocks = [...guide.matchAll(/^ {3}```\w+\n([^]*?)^ {3}```$/gm)].map(([, text = '']) =>
    text.replaceAll(/^ {3}/gm, ''),
  );
  return blocks.flatMap((text) => {
    const [first = '', ...lines] = text.split('\n');
    return first.endsWith(` ${path}`) ? [lines.join('\n')] : [];
  });
}

async function node(args: string[], folder: string): Promise<string> {
  const run = promisify(execFile)(process.execPath, args, { cwd: join(home, folder) });
  const { stdout } = await run.catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${args.join(' ')} failed in ${folder}:\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
  return stdout;
}

const SDK = 'packages/regen-sdk';
const PATHS = 'openapi/paths/favorites.yaml';
const DESCRIPTION = 'openapi/regen.v1.yaml';
const MODULE = 'apps/server/src/modules/favorites/module.ts';

const tsc = join(root, 'node_modules/typescript/bin/tsc');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** The last block of the guide, run where the new operation is. */
const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  'npm run gen': async () => void (await node(['gen.ts'], 'tools/codegen')),
  'npm run typecheck': async () => {
    await node([tsc, '-p', 'tsconfig.build.json'], 'openapi');
    for (const folder of [SDK, 'apps/server']) await node([tsc, '--noEmit'], folder);
  },
  // What concerns the new operation: the other tests have lanes of their own, and those of the server take minutes.
  'npx vitest run --project sdk --project server': async () => {
    await node([vitest, 'run', 'methods', '--maxWorkers=1'], SDK);
    const responses = join(import.meta.dirname, 'testing/endpoint-answers.ts');
    cpSync(responses, join(home, 'apps/server/src/endpoint-answers.test.ts'));
    const some = ['endpoint-answers', 'access-matrix', '-t', 'the operation of the guide|favoriteCount'];
    expect(await node([vitest, 'run', ...some, '--maxWorkers=1'], 'apps/server')).toMatch(/Tests .*2 passed/);
  },
  // It is interactive; `tools/release` has its tests.
  'npm run changeset': async () => {},
};

it('adds an operation with three files by hand, everywhere, and removes it again', async () => {
  const before = new Map([PATHS, DESCRIPTION, MODULE].map((path) => [path, read(path)]));
  const generated = ['generated/types.ts', 'query/generated/favorites.ts', 'resources/generated/favorites.ts'];
  const derived = [
    `${SDK}/api.md`,
    'openapi/generated/regen.v1.json',
    ...generated.map((file) => `${SDK}/src/${file}`),
  ];
  const derivedBefore = derived.map(read);

  const [path = ''] = blocksFor(PATHS);
  const [line = ''] = blocksFor(DESCRIPTION);
  const [answering = ''] = blocksFor(MODULE);
  edit(PATHS, (text) => text + path);
  edit(DESCRIPTION, (text) => text.replace(/^paths:\n/m, (start) => start + line.replaceAll(/^(?=.)/gm, '  ')));
  edit(MODULE, (text) =>
    text
      .replace(/ {4}operations: \{\n/, (start) => start + answering)
      .replace(/(type FavoriteOperation = [^;]+);/, "$1 | 'favoriteCount';"),
  );
  const [, commands = ''] = /^```sh\n([^]*?)\n```$/m.exec(guide) ?? [];
  expect(commands.split('\n')).toEqual(Object.keys(COMMANDS));
  for (const run of Object.values(COMMANDS)) await run();

  const [api = '', , types = '', query = '', resource = ''] = derived.map(read);
  expect(api).toContain(
    '`regen.favorites.count(params: FavoriteCountParams)` → `FavoriteCountResult`: Count favorites.',
  );
  expect(types).toContain('export interface FavoriteCountResult {');
  expect(query).toContain('export const favoriteCount =');
  expect(resource).toContain(
    'count(params: FavoriteCountParams, options?: RequestOptions): ApiPromise<FavoriteCountResult>;',
  );

  for (const [file, text] of before) writeFileSync(join(home, file), text);
  await node(['gen.ts'], 'tools/codegen');
  expect(derived.map(read)).toEqual(derivedBefore);
});
