import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { brokenUses, compareTypes } from '../on-demand/compare-types.ts';
import { changesBetween, complaint } from './judge.ts';
import { currentRelease, ROOT, type Release } from './released.ts';

const now = currentRelease();
const copy = (): { -readonly [Key in keyof Release]: Release[Key] } => ({ ...structuredClone(now), version: '1.2.0' });

describe('the repository', () => {
  it('raises the version as far as its changes require', () => {
    const out = execFileSync(process.execPath, ['tools/api-changes/check.ts'], { cwd: ROOT, encoding: 'utf8' });
    expect(out).not.toBe('');
  });

  it('compiles every example of its documentation', () => {
    expect(Object.keys(now.uses).length).toBeGreaterThan(6);
    expect(brokenUses(now.uses, now.types)).toEqual([]);
  });
});

describe('exported types', () => {
  it('that stay are no change', () => {
    expect(compareTypes(now.types, now.types)).toEqual([]);
  });

  it('are judged by what they accept and what they return', () => {
    const edits: readonly (readonly [file: string, from: string, to: string])[] = [
      [
        'index.d.ts',
        "export { createClient } from './create-client.ts';",
        "export { createClient as made } from './create-client.ts';",
      ],
      ['core/client-options.d.ts', 'clientKey: string;', 'clientKey: string; region: string;'],
      ['core/request-options.d.ts', 'timeout?: number | undefined;', 'timeout?: number | string | undefined;'],
      ['session/storage.d.ts', 'getItem(', 'getMore?(): void; getItem('],
      ['core/logging.d.ts', 'export type LogLevel = ', "export type LogLevel = 'trace' | "],
    ];
    const after = edits.reduce(
      (types, [file, from, to]) => {
        expect(types[file]).toContain(from);
        return { ...types, [file]: (types[file] ?? '').replace(from, to) };
      },
      { ...now.types },
    );
    const changes = compareTypes(now.types, after).map(
      ({ operation, level, text }) => `${operation} ${text}: ${level}`,
    );
    expect(changes).toEqual(
      expect.arrayContaining([
        '@regen/sdk `createClient` is gone: major',
        '@regen/sdk `made` is new: minor',
        '@regen/sdk `ClientOptions` does not take what it took: major',
        '@regen/sdk `RequestOptions` takes more: minor',
        '@regen/sdk/session `KeyValueStorage` has more in it: minor',
        '@regen/sdk `LogLevel` is not what it was: major',
      ]),
    );
  });
});

describe('changesets', () => {
  it('that raise too little are refused, with the operation and what to do', async () => {
    const before = copy();
    const product = before.contract.components?.schemas?.['Product'];
    Object.assign(product?.properties ?? {}, { origin: { type: 'string' } });
    product?.required?.push('origin');
    const changes = await changesBetween(before, now);
    expect(changes.map(({ operation, text }) => `${operation}: ${text}`)).toEqual([
      'productGet: the result.origin is gone',
    ]);
    expect(complaint(changes, 'minor', before.version)).toBe(
      [
        'What changed since @regen/sdk 1.2.0 asks for a major version, and the changesets say minor:',
        '  productGet: the result.origin is gone (major)',
        'Run `npm run changeset` and choose major for @regen/sdk, or change openapi/ so that what was there stays.',
      ].join('\n'),
    );
    expect(complaint(changes, 'none', before.version)).toContain('no changeset names it');
    expect(complaint(changes, 'major', before.version)).toBeNull();
    expect(complaint([], 'none', before.version)).toBeNull();
  });

  it('an example of the last release that no longer compiles breaks', async () => {
    const before = copy();
    before.uses = { 'old.ts': "import { createRegen } from '@regen/sdk';\nvoid createRegen({ key: 'k' });" };
    const [change] = await changesBetween(before, now);
    expect(change).toMatchObject({ level: 'major', text: expect.stringContaining('old.ts:2') });
  });
});
