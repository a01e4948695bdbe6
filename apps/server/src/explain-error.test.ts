import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from './config.ts';
import { explainError } from './explain-error.ts';

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

test('a missing file of the program suggests a build, one of the data folder names the setting', () => {
  const built = join(PROJECT_ROOT, 'apps', 'web', 'not-built', 'manifest.json');
  expect(existsSync(built)).toBe(false);
  expect(explainError(thrownBy(() => readFileSync(built)))).toMatch(/^Regen cannot use .*npm run build/);
  expect(explainError(thrownBy(() => readFileSync('/nowhere/secret')))).toMatch(/^Regen cannot use .*DATA_FOLDER/);
});

test('a missing package suggests an installation', async () => {
  const name = '@regen/not-installed';
  const error: unknown = await import(name).catch((thrown: unknown) => thrown);
  expect(explainError(error)).toMatch(/^A part of Regen is missing: .*not-installed.*npm ci/);
});

test('a database that goes away during the start is named without a stack', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
  expect(explainError(refused)).toBe(
    'The database connection was lost during startup: connect ECONNREFUSED 127.0.0.1:1. Start again when the database is back.',
  );
});

test('an internal error keeps its stack', () => {
  expect(explainError(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n {4}at /);
});
