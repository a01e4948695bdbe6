import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lastRelease } from '../../api-changes/src/released.ts';
import { publicPackages } from './packages.ts';
import { rehearse } from './rehearse.ts';

const root = join(import.meta.dirname, '../../..');
/** Leftover copies of this repository. */
const copies = () => {
  const cache = join(root, '.cache');
  return existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('rehearsal-')) : [];
};

it('a release can be made, installed and used, and leaves nothing behind', async () => {
  // One of its own: another checkout may run this test at the same time.
  const temporary = mkdtempSync(join(tmpdir(), 'regen-rehearsal-test-'));
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
  const before = copies();
  const versions = publicPackages(root);
  const { published, again, canary, changelog, used, origin, refusal } = await rehearse(root, { temporary });

  // Whatever the pending changesets raise, and what was never published.
  expect(published.map((spec) => spec.replace(/@[^@]+$/, ''))).toEqual(versions.map(({ name }) => name));
  expect(again).toEqual([]);
  expect(used).toEqual({ count: expect.any(Number), reason: 'tier', quantity: 2, isTyped: true });
  expect(used.count).toBeGreaterThan(100);
  expect(origin).toBe('git+https://github.com/regen/regen.git packages/regen-sdk');
  const sdk = published.find((spec) => spec.startsWith('@regen/sdk@'));
  expect(changelog).toContain(`## ${sdk?.split('@').at(-1)}\n`);
  expect(refusal).toContain('productGet: the result.gtin is gone (major)');
  expect(canary).toEqual([expect.stringMatching(/^@regen\/sdk@[\d.]+-pr-1-\d+$/)]);

  expect(readdirSync(temporary)).toEqual([]);
  expect(copies()).toEqual(before);
  expect(publicPackages(root)).toEqual(versions);
  expect(lastRelease(root)?.version ?? '0.0.0').toBe(versions.find(({ name }) => name === '@regen/sdk')?.version);
});
