import { CONTRACT_FILE } from '@regen/contract';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { CONSUMERS } from './consumers.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const modules = join(import.meta.dirname, '../on-demand/node_modules');
const contract = fileURLToPath(CONTRACT_FILE);

/** How an application without our SDK would generate a client: the command of each generator, with the folder for its output. */
const GENERATORS: Readonly<Record<string, (out: string) => [script: string, ...args: string[]]>> = {
  'openapi-typescript': (out) => ['openapi-typescript/bin/cli.js', contract, '-o', join(out, 'schema.ts')],
  'hey-api': (out) => [
    ...(['@hey-api/openapi-ts/bin/run.js', '-i', contract, '-o', out] as const),
    ...(['-c', '@hey-api/client-fetch', '--no-log-file'] as const),
  ],
  'swagger-typescript-api': (out) => ['swagger-typescript-api/dist/cli.mjs', 'generate', '-p', contract, '-o', out],
  orval: (out) => [
    'orval/dist/bin/orval.mjs',
    '--input',
    contract,
    '--output',
    join(out, 'api.ts'),
    '--client',
    'fetch',
  ],
};

const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
};

/** What a command complains of; empty when it is content. */
async function complaints(script: string, args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, CI: 'true', DO_NOT_TRACK: '1', NO_COLOR: '1' };
  return run(process.execPath, [script, ...args], { cwd, env }).then(
    () => '',
    (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ''}${error.stderr ?? ''}` || String(error),
  );
}

it('the contract is one that other generators accept, and what they make type-checks with its users', async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/other-generators-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const made = Object.entries(GENERATORS).map(async ([name, command]) => {
    const out = join(folder, name);
    mkdirSync(out);
    const [script, ...args] = command(out);
    const said = await complaints(join(modules, script), args, folder);
    writeFileSync(join(out, 'use.ts'), CONSUMERS[name] ?? '');
    return [name, said];
  });
  expect(Object.fromEntries(await Promise.all(made))).toEqual(
    Object.fromEntries(Object.keys(GENERATORS).map((name) => [name, ''])),
  );

  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['**/*.ts'] }),
  );
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  expect(await complaints(compiler, ['-p', folder], folder)).toBe('');
});
