import Fastify from 'fastify';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { handleErrors } from './error-handler.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'), { isBare: true });
});
afterAll(() => database.drop());

test.each([
  [
    'the database',
    () =>
      database.db.query(`do $$ begin raise 'could not extend file: no space left' using errcode = 'disk_full'; end $$`),
  ],
  ['a file', () => writeFile('/dev/full', 'a picture')],
])('a call that fails because the disk of %s is full gets a 503 with Retry-After', async (_what, write) => {
  const server = Fastify();
  handleErrors(server);
  server.post('/', async () => write());
  const response = await server.inject({ method: 'POST', url: '/' });
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('30');
  expect(response.json()).toMatchObject({
    code: 'disk_full',
    message: expect.stringContaining('cannot save anything') as string,
  });
});
