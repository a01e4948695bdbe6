import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isUnavailable } from './errors.ts';

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('It worked.');
    },
    (error: unknown) => error,
  );

const nowhere = join(import.meta.dirname, 'nothing-here');

it('takes a socket that is not there for a database that is away', async () => {
  const error = await errorOf(new pg.Client({ host: nowhere, database: 'regen' }).connect());
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(isUnavailable(error)).toBe(true);
});

it('does not take a file that is not there for one', async () => {
  const error = await errorOf(readFile(nowhere));
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(isUnavailable(error)).toBe(false);
});
