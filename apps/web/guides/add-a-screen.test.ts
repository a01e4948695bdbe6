import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** `docs/guides/add-a-screen.md`, followed literally in a copy of what it touches. */
const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/guides/add-a-screen.md'), 'utf8');
const COPIED = ['apps/web', 'apps/storybook', 'docs'];
/** Read and not changed. */
const LINKED = [
  'packages',
  'tools',
  'openapi',
  'node_modules',
  'apps/web/node_modules',
  'apps/storybook/node_modules',
  'tsconfig.base.json',
  'package.json',
];
let home: string;

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  home = mkdtempSync(join(root, '.cache/screen-'));
  const isOwn = (path: string): boolean =>
    !/\/(node_modules|dist|storybook-static|baselines|\.(turbo|test|cache))(\/|$)/.test(path.slice(root.length));
  for (const folder of COPIED) cpSync(join(root, folder), join(home, folder), { recursive: true, filter: isOwn });
  for (const path of LINKED) symlinkSync(join(root, path), join(home, path));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** What the guide puts into each file, without the line that names the file. */
const blocks = new Map(
  [...guide.matchAll(/^ {3}```tsx?\n {3}\/\/ (\S+)\n([^]*?)^ {3}```$/gm)].map(([, path = '', text = '']) => [
    path,
    text.replaceAll(/^ {3}/gm, ''),
  ]),
);

/** The row before which the guide's row goes. */
const NEIGHBORS: Readonly<Record<string, RegExp>> = {
  'apps/web/route-inventory.ts': /^ *\.\.\.mine\('\/my-account\/favorites'/m,
  'apps/web/e2e/everywhere/routes-expected.ts': /^ *\[`\/\$\{site\}\/my-account\/favorites`/m,
};

function put(path: string, text: string): void {
  const file = join(home, path);
  const neighbor = NEIGHBORS[path];
  mkdirSync(dirname(file), { recursive: true });
  if (!neighbor) return writeFileSync(file, text, { flag: 'wx' });
  const before = readFileSync(file, 'utf8');
  const after = before.replace(neighbor, (row) => text + row);
  expect([path, after.length - before.length]).toEqual([path, text.length]);
  writeFileSync(file, after);
}

async function node(args: string[], folder = 'apps/web'): Promise<string> {
  const run = promisify(execFile)(process.execPath, args, { cwd: join(home, folder) });
  const { stdout } = await run.catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${args.join(' ')} failed:\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
  return stdout;
}

const tsc = join(root, 'node_modules/typescript/bin/tsc');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** The last block of the guide. Browsers look at what is in the repository, in lanes of their own. */
const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  'npm run routes -w @regen/web': async () => {
    await node(['scripts/routes.ts']);
    await node(['scripts/docs.ts']);
  },
  'npm run typecheck': async () => {
    for (const folder of ['apps/web', 'apps/storybook']) await node([tsc, '--noEmit'], folder);
  },
  // Those that know every address.
  'npm run test:unit -w @regen/web': async () => {
    const some = ['src/entry/routes.test.ts', 'route-inventory.test.ts', 'src/kernel/route-table.test.ts'];
    expect(await node([vitest, 'run', ...some, '--maxWorkers=1'])).toMatch(/Test Files .*3 passed/);
  },
  'npm run build -w @regen/web && npx vitest run --project web:journeys devices': async () => {},
  'npm run baselines -- -t screens-devices': async () => {},
  'npm run size': async () => {},
};

it('adds a screen that everything else knows', async () => {
  for (const [path, text] of blocks) put(path, text);
  const [, commands = ''] = /^```sh\n([^]*?)\n```$/m.exec(guide) ?? [];
  expect(commands.split('\n')).toEqual(Object.keys(COMMANDS));
  for (const run of Object.values(COMMANDS)) await run();

  expect(blocks.size).toBe(6);
  const read = (path: string) => readFileSync(join(home, path), 'utf8');
  expect(read('docs/routes.md')).toContain('`/school/my-account/devices` +');
  expect(read('apps/web/route-table.gen.ts')).toContain("title: 'Your devices'");
  expect(read('apps/web/route-files.gen.ts')).toContain('my-account/devices.tsx');
});
