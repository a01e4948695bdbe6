import { readContract } from '@regen/contract';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FOLDERS, outputs } from './outputs.ts';
import { lintAndBundle } from './redocly.ts';

const root = join(import.meta.dirname, '../../..');
const bundle = readContract();
const first = await outputs(bundle);

it('is committed as the contract says', () => {
  const run = spawnSync(process.execPath, ['gen.ts', '--check'], {
    cwd: join(root, 'tools/codegen'),
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
});

it('is known to git, and nothing else is where it stands', () => {
  const known = execFileSync('git', ['ls-files', ...FOLDERS], { cwd: root, encoding: 'utf8' });
  const written = [...first.keys()].filter((name) => name !== 'packages/regen-sdk/api.md');
  expect(known.trim().split('\n')).toEqual(written.toSorted());
});

it('gives the same text for the same contract, and another stamp for another one', async () => {
  const second = await outputs(structuredClone(bundle));
  expect([...second]).toEqual([...first]);
  const stamp = 'packages/regen-sdk/src/generated/version.ts';
  const other = await outputs({ ...bundle, info: { ...bundle.info, title: 'Other' } });
  expect(other.get(stamp)).not.toBe(first.get(stamp));
  const banners = [...first].filter(([name]) => name.endsWith('.ts')).map(([, text]) => text.split('\n')[0]);
  expect(new Set(banners)).toEqual(new Set(['// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.']));
});

it('stops with the linter’s words when the contract is wrong', async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'openapi'), join(folder, 'openapi'), { recursive: true });
  const session = join(folder, 'openapi/paths/session.yaml');
  writeFileSync(
    session,
    readFileSync(session, 'utf8').replace('operationId: sessionEnd', 'operationId: sessionCreate'),
  );
  await expect(lintAndBundle(root, join(folder, 'openapi/regen.v1.yaml'))).rejects.toThrow(
    /redocly lint refused the contract:[\s\S]*operationId/,
  );
});
