import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lastRelease } from '../../api-changes/src/released.ts';
import { publicPackages } from './packages.ts';
import { rehearse } from './rehearse.ts';

const root = join(import.meta.dirname, '../../..');
const traces = () =>
  [join(root, '.cache'), tmpdir()].flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).filter((name) => /^(regen-)?(rehearsal|release)-/.test(name)) : [],
  );

it('a release can be made, installed and used, and leaves nothing behind', async () => {
  const before = new Set(traces());
  const versions = publicPackages(root);
  const { published, again, canary, changelog, used, origin, refusal } = await rehearse(root);

  // Whatever the pending changesets raise, and what was never published.
  expect(published.map((spec) => spec.replace(/@[^@]+$/, ''))).toEqual(versions.map(({ name }) => name));
  expect(again).toEqual([]);
  expect(used).toEqual({ count: expect.any(Number), reason: 'tier', quantity: 2, isTyped: true });
  expect(used.count).toBeGreaterThan(100);
  expect(origin).toBe('git+https://github.com/regen/regen.git packages/regen-sdk');
  expect(changelog).toContain(`## ${published[0]?.split('@').at(-1)}\n`);
  expect(refusal).toContain('productGet: the result.gtin is gone (major)');
  expect(canary).toEqual([expect.stringMatching(/^@regen\/sdk@[\d.]+-pr-1-\d+$/)]);

  expect(traces().filter((name) => !before.has(name))).toEqual([]);
  expect(publicPackages(root)).toEqual(versions);
  expect(lastRelease(root)?.version ?? '0.0.0').toBe(versions.find(({ name }) => name === '@regen/sdk')?.version);
});
