import type { ErrorBody } from '@regen/sdk';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { signedFiles } from '../routes.ts';
import { readWhole } from '../testing/read-whole.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { isKey, readAll } from './storage.ts';
import type { SignedUpload, Storage } from './storage.ts';

let server: TestServer;
let storage: Storage;
let origin: string;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: [signedFiles] });
  ({ storage } = server.app.platform);
  origin = await server.app.server.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => server?.close());

const file = Buffer.from('twelve bytes');
const order = { contentType: 'image/png', size: file.length, expiresInSeconds: 600 };

function here(url: string): string {
  return url.replace('http://store.test', origin);
}

async function send({ url, headers }: Pick<SignedUpload, 'url' | 'headers'>, body: Buffer | ReadableStream = file) {
  const response = await fetch(here(url), { method: 'PUT', headers, body, duplex: 'half' });
  const text = await response.text();
  return { status: response.status, code: text === '' ? null : (JSON.parse(text) as ErrorBody).code };
}

test('a file is written whole, read, replaced and deleted', async () => {
  await storage.put('a/b.txt', file, { contentType: 'text/plain' });
  const stored = await storage.get('a/b.txt');
  expect(stored).toMatchObject({ contentType: 'text/plain', size: 12 });
  stored?.stream.destroy();
  await storage.put('a/b.txt', Readable.from([Buffer.from('new')]), { contentType: 'text/html', size: 3 });
  expect((await readWhole(storage, 'a/b.txt', 10))?.toString()).toBe('new');
  expect(await readWhole(storage, 'a/b.txt', 2)).toBeNull();
  await storage.delete('a/b.txt');
  await storage.delete('a/b.txt');
  expect(await storage.get('a/b.txt')).toBeNull();
});

test('a part of a file is read', async () => {
  await storage.put('part.txt', file, { contentType: 'text/plain' });
  const part = await storage.get('part.txt', { start: 7, end: 9 });
  expect(part).toMatchObject({ contentType: 'text/plain', size: 3 });
  expect(part && (await readAll(part)).toString()).toBe('byt');
});

test('a stream of the wrong length leaves the old file and no draft', async () => {
  await storage.put('kept.txt', file, { contentType: 'text/plain' });
  const long = storage.put('kept.txt', Readable.from([file, file]), { contentType: 'text/plain', size: 12 });
  await expect(long).rejects.toThrow('longer than 12 bytes');
  const short = storage.put('kept.txt', Readable.from([file]), { contentType: 'text/plain', size: 13 });
  await expect(short).rejects.toThrow('shorter than 13 bytes');
  expect((await readWhole(storage, 'kept.txt', 100))?.toString()).toBe('twelve bytes');
  expect(readdirSync(join(server.config.DATA_FOLDER, 'storage', '.drafts'))).toEqual([]);
});

test('no key leads out of the folder', async () => {
  const bad = [
    '..',
    '../a',
    'a/../b',
    '/a',
    'a/',
    'a//b',
    '.used/x',
    'a/.b',
    'A',
    'a\\b',
    'a\0b',
    'a!type',
    '',
    'a..b',
  ];
  expect(bad.filter((key) => isKey(key))).toEqual([]);
  for (const key of bad) await expect(storage.put(key, file, order)).rejects.toThrow('not a valid storage key');
  expect(isKey('uploads/upl_0123.png')).toBe(true);
});

test('a signed URL accepts one file, once', async () => {
  const upload = await storage.signUpload({ key: 'uploads/one', ...order });
  expect(await send(upload)).toEqual({ status: 200, code: null });
  const stored = await storage.get('uploads/one');
  expect(stored).toMatchObject({ contentType: 'image/png', size: 12 });
  stored?.stream.destroy();
  expect(await send(upload, Buffer.from('other  bytes'))).toEqual({ status: 409, code: 'file_address_used' });
  expect((await readWhole(storage, 'uploads/one', 100))?.toString()).toBe('twelve bytes');
});

test('a retired upload is gone and accepts nothing more', async () => {
  const upload = await storage.signUpload({ key: 'uploads/retired', ...order });
  await storage.retireUpload('uploads/retired');
  expect(await send(upload)).toEqual({ status: 409, code: 'file_address_used' });
  const again = await storage.signUpload({ key: 'uploads/one', ...order });
  expect(await send(again)).toEqual({ status: 409, code: 'file_address_used' });
});

test('a file that breaks off leaves nothing, and its address is good for another try', async () => {
  const upload = await storage.signUpload({ key: 'uploads/broken', ...order });
  const { hostname, pathname, port, search } = new URL(here(upload.url));
  const used = () => readdirSync(join(server.config.DATA_FOLDER, 'storage', '.used')).length;
  const before = used();
  const socket = connect({ host: hostname, port: Number(port) });
  const head = `PUT ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: 12\r\n\r\n`;
  socket.write(`${head}half`);
  // Taken: another sender is refused until this one has gone.
  await expect.poll(used).toBe(before + 1);
  expect(await send(upload)).toEqual({ status: 409, code: 'file_address_used' });
  socket.destroy();
  await expect.poll(() => send(upload)).toEqual({ status: 200, code: null });
  expect((await readWhole(storage, 'uploads/broken', 100))?.toString()).toBe('twelve bytes');
});

test('of many concurrent senders one succeeds', async () => {
  const upload = await storage.signUpload({ key: 'uploads/race', ...order });
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(upload)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
});

test('expired, changed, mistyped and wrongly sized files are refused and leave nothing behind', async () => {
  const upload = await storage.signUpload({ key: 'uploads/two', ...order });
  const changed = (name: string, value: string) => {
    const url = new URL(upload.url);
    url.searchParams.set(name, value);
    return send({ ...upload, url: url.href });
  };
  for (const [name, value] of [
    ['size', '13'],
    ['type', 'text/html'],
    ['expires', '99999999999'],
    ['signature', 'A'.repeat(43)],
  ] as const) {
    expect(await changed(name, value)).toEqual({ status: 403, code: 'file_address_invalid' });
  }
  const moved = upload.url.replace('uploads/two', 'uploads/three');
  expect(await send({ ...upload, url: moved })).toEqual({ status: 403, code: 'file_address_invalid' });
  const mistyped = { ...upload, headers: { 'content-type': 'text/html' } };
  expect(await send(mistyped)).toEqual({ status: 415, code: 'upload_type_mismatch' });
  const long = Buffer.alloc(3_000_000);
  expect(await send(upload, long)).toEqual({ status: 413, code: 'upload_too_large' });
  expect(await send(upload, Buffer.alloc(5))).toEqual({ status: 400, code: 'upload_size_mismatch' });
  // Without Content-Length only counting helps.
  const stream = () => Readable.toWeb(Readable.from([long, long])) as ReadableStream;
  expect(await send(upload, stream())).toEqual({ status: 413, code: 'upload_too_large' });
  expect(await storage.get('uploads/two')).toBeNull();
  // None of these has used it up.
  expect(await send(upload)).toEqual({ status: 200, code: null });

  const late = await storage.signUpload({ key: 'uploads/late', ...order });
  server.clock.advance(601_000);
  expect(await send(late)).toEqual({ status: 403, code: 'file_address_expired' });
  expect(existsSync(join(server.config.DATA_FOLDER, 'storage', 'uploads', 'late'))).toBe(false);
});

test('a signed address shows one file until it expires', async () => {
  await storage.put('files/a.pdf', file, { contentType: 'application/pdf' });
  const { url } = await storage.signDownload({ key: 'files/a.pdf', expiresInSeconds: 60, fileName: 'Größe "1".pdf' });
  const response = await fetch(here(url));
  expect(await response.text()).toBe('twelve bytes');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.pdf");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(here(url).replace('a.pdf', 'b.pdf'))).status).toBe(403);
  expect((await fetch(here(url), { method: 'PUT', body: file })).status).toBe(403);
  await storage.delete('files/a.pdf');
  expect((await fetch(here(url))).status).toBe(404);
  server.clock.advance(61_000);
  expect((await fetch(here(url))).status).toBe(403);
});
