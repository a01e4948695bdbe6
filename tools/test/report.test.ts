import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { countsFile } from './lane.ts';
import { countsOf, reportOn } from './report.ts';
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

function leave(counts: object): void {
  const file = countsFile(folder, 'unit');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}

it('counts the tests of a lane', () => {
  leave({ passed: 7, failed: 2 });
  expect(countsOf(result({ isPassed: false }))).toEqual({ passed: 7, failed: 2 });
});

it('counts a check as one', () => {
  expect(countsOf(result({ task: 'lint' }))).toEqual({ passed: 1, failed: 0 });
  expect(countsOf(result({ task: 'lint', isPassed: false }))).toEqual({ passed: 0, failed: 1 });
});

it('counts a lane that ends badly without a failed test as a failure', () => {
  expect(countsOf(result({ isPassed: false }))).toEqual({ passed: 0, failed: 1 });
  leave({ passed: 7, failed: 0 });
  expect(countsOf(result({ isPassed: false }))).toEqual({ passed: 7, failed: 1 });
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
