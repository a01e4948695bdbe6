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

it('treats a missing socket as an unreachable database', async () => {
  const error = await errorOf(new pg.Client({ host: nowhere, database: 'regen' }).connect());
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(isUnavailable(error)).toBe(true);
});

it('does not treat a missing file as one', async () => {
  const error = await errorOf(readFile(nowhere));
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(isUnavailable(error)).toBe(false);
});
