import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { readWhole } from '../testing/read-whole.ts';
import { startTestS3 } from '../testing/s3-server.ts';
import type { TestS3 } from '../testing/s3-server.ts';
import { createStorage } from './create-storage.ts';
import { readAll } from './storage.ts';
import type { Storage } from './storage.ts';

let s3: TestS3;
let storage: Storage;
let now = Date.now();
const opened: Storage[] = [];

function open(env: Record<string, string>): Storage {
  const clock = { now: () => new Date(now) };
  const made = createStorage({ config: readConfig(env), secret: 'unused', clock, publicUrl: () => 'http://unused' });
  opened.push(made);
  return made;
}

beforeAll(async () => {
  s3 = await startTestS3(() => now);
  storage = open(s3.env);
});

afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await s3?.stop();
});

const file = Buffer.from('twelve bytes');

test('a file is written, read, replaced and deleted', async () => {
  await storage.check();
  await storage.put('a/b.txt', file, { contentType: 'text/plain' });
  const stored = await storage.get('a/b.txt');
  expect(stored).toMatchObject({ contentType: 'text/plain', size: 12 });
  stored?.stream.destroy();
  await storage.put('a/b.txt', Readable.from([Buffer.from('n'), Buffer.from('ew')]), {
    contentType: 'text/html',
    size: 3,
  });
  expect((await readWhole(storage, 'a/b.txt', 10))?.toString()).toBe('new');
  await storage.delete('a/b.txt');
  await storage.delete('a/b.txt');
  expect(await storage.get('a/b.txt')).toBeNull();
  await expect(storage.get('../secret')).rejects.toThrow('not a valid storage key');
});

test('a part of a file is read', async () => {
  await storage.put('part.txt', file, { contentType: 'text/plain' });
  const part = await storage.get('part.txt', { start: 7, end: 9 });
  expect(part).toMatchObject({ contentType: 'text/plain', size: 3 });
  expect(part && (await readAll(part)).toString()).toBe('byt');
});

test('a stream of the wrong length leaves the old file', async () => {
  await storage.put('kept.txt', file, { contentType: 'text/plain' });
  const long = Readable.from([file, file]);
  await expect(storage.put('kept.txt', long, { contentType: 'text/plain', size: 12 })).rejects.toThrow('longer');
  const short = Readable.from([file]);
  await expect(storage.put('kept.txt', short, { contentType: 'text/plain', size: 13 })).rejects.toThrow('shorter');
  expect((await readWhole(storage, 'kept.txt', 100))?.toString()).toBe('twelve bytes');
});

test('a signed address shows one file until it expires', async () => {
  await storage.put('files/a.pdf', file, { contentType: 'application/pdf' });
  const { url } = await storage.signDownload({ key: 'files/a.pdf', expiresInSeconds: 60, fileName: 'Größe.pdf' });
  const response = await fetch(url);
  expect(await response.text()).toBe('twelve bytes');
  expect(response.headers.get('content-disposition')).toContain('Gr%C3%B6%C3%9Fe.pdf');
  expect((await fetch(url.replace('a.pdf', 'b.pdf'))).status).toBe(403);
  now += 61_000;
  expect((await fetch(url)).status).toBe(403);
});

test('files are sent to an origin that pages can be allowed to connect to', async () => {
  const { url } = await storage.signUpload({ key: 'u', contentType: 'image/png', size: 1, expiresInSeconds: 60 });
  expect(new URL(url).origin).toBe(storage.uploadOrigin);
  const amazon = open({ ...s3.env, STORAGE_URL: 's3://regen-files?region=eu-west-1' });
  const there = await amazon.signUpload({ key: 'u', contentType: 'image/png', size: 1, expiresInSeconds: 60 });
  expect(new URL(there.url).origin).toBe(amazon.uploadOrigin);
  expect(open({}).uploadOrigin).toBeNull();
});

test('a bucket that cannot be used stops the start with a sentence', async () => {
  const missing = s3.env['STORAGE_URL']?.replace('regen-test', 'not-there') ?? '';
  await expect(open({ ...s3.env, STORAGE_URL: missing }).check()).rejects.toThrow(
    /The bucket "not-there" at http:\/\/127\.0\.0\.1:\d+ of STORAGE_URL cannot be used \(\w+\)/,
  );
  const nobody = open({ ...s3.env, STORAGE_URL: 's3://regen-test?endpoint=http://127.0.0.1:1' });
  await expect(nobody.check()).rejects.toThrow('cannot be used');
});

test('a bucket that becomes unavailable is noticed, and one that was just reached is not checked again', async () => {
  const other = await startTestS3(() => now);
  const reached = open(other.env);
  await reached.probe();
  await other.stop();
  await reached.probe();
  await expect(open(other.env).probe()).rejects.toThrow('ECONNREFUSED');
});
