import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { countsFile } from './lane.ts';
import { countsOf, failuresIn, reportOn } from './report.ts';
import type { TaskResult } from './turbo.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'regen-counts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const result = (changes: Partial<TaskResult> = {}): TaskResult => ({
  id: '@regen/web#test:unit',
  task: 'test:unit',
  folder,
  isCached: false,
  isPassed: true,
  seconds: 1.25,
  ...changes,
});

function leave(counts: { passed: number; failed: number; failures?: string[] }): void {
  const file = countsFile(folder, 'unit');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ failures: [], ...counts }));
}

it('counts the tests of a lane', () => {
  leave({ passed: 7, failed: 2 });
  expect(countsOf(result({ isPassed: false }))).toMatchObject({ passed: 7, failed: 2 });
});

it('counts a check as one', () => {
  expect(countsOf(result({ task: 'lint' }))).toMatchObject({ passed: 1, failed: 0 });
  expect(countsOf(result({ task: 'lint', isPassed: false }))).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a lane that ends badly without a failed test as a failure', () => {
  expect(countsOf(result({ isPassed: false }))).toMatchObject({ passed: 0, failed: 1 });
  leave({ passed: 7, failed: 0 });
  expect(countsOf(result({ isPassed: false }))).toMatchObject({ passed: 7, failed: 1 });
});

it('says what had to run and what is unchanged', () => {
  leave({ passed: 7, failed: 0 });
  const lint = result({ id: '//#lint', task: 'lint', isPassed: false, seconds: 3 });
  expect(reportOn([result({ isCached: true }), result(), lint])).toBe(
    [
      '  web test:unit  7 passed            unchanged',
      '  web test:unit  7 passed            1.3 s',
      '  lint           0 passed, 1 failed  3.0 s',
    ].join('\n'),
  );
});

it('names what failed at the end, with its message', () => {
  leave({ passed: 7, failed: 1, failures: ['src/cart.test.ts > adds a line\nexpected 1 to be 2'] });
  const lint = result({ id: '//#lint', task: 'lint', isPassed: false });
  expect(failuresIn([result({ isPassed: false }), result(), lint])).toBe(
    [
      'web test:unit: src/cart.test.ts > adds a line',
      '    expected 1 to be 2',
      'lint: failed as a whole; its output above says why',
    ].join('\n'),
  );
});
