import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readInTime } from './read-in-time.ts';
import type { StoredFile } from './storage.ts';

const fileOf = (stream: Readable): StoredFile => ({ stream, contentType: 'text/plain', size: 3 });
const LATE = { status: 503, code: 'storage_unavailable', headers: { 'retry-after': '5' } };

it('reads a file of the size that is expected, and nothing else', async () => {
  const other = Readable.from([Buffer.from('four')]);
  expect(
    await readInTime({ get: async () => fileOf(Readable.from([Buffer.from('a'), Buffer.from('bc')])) }, 'k', 3),
  ).toEqual(Buffer.from('abc'));
  expect(await readInTime({ get: async () => null }, 'k', 3)).toBeNull();
  expect(await readInTime({ get: async () => ({ ...fileOf(other), size: 4 }) }, 'k', 3)).toBeNull();
  expect(other.destroyed).toBe(true);
});

it('gives up a file that never opens, and closes it if it opens later', async () => {
  const opened = Promise.withResolvers<StoredFile>();
  await expect(readInTime({ get: () => opened.promise }, 'k', 3, 20)).rejects.toMatchObject(LATE);
  const stream = Readable.from([Buffer.from('abc')]);
  opened.resolve(fileOf(stream));
  await once(stream, 'close');
  expect(stream.destroyed).toBe(true);
});

it('gives up a file that does not end', async () => {
  const stream = new Readable({ read: () => undefined });
  stream.push('a');
  await expect(readInTime({ get: async () => fileOf(stream) }, 'k', 3, 20)).rejects.toMatchObject(LATE);
  expect(stream.destroyed).toBe(true);
});

it('says what the storage says', async () => {
  const refused = new Error('AccessDenied');
  await expect(readInTime({ get: () => Promise.reject(refused) }, 'k', 3)).rejects.toBe(refused);
});
