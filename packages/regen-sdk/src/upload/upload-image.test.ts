import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { RegenAbortError, RegenUploadError } from '../core/errors.ts';
import type { UploadProgress } from '../core/request-options.ts';
import { createRegen } from '../resources/generated/create-regen.ts';
import type { Regen } from '../resources/generated/create-regen.ts';
import { createContractCheck } from '../testing/contract-check.ts';
import { failure, json, startScriptedServer } from '../testing/scripted-server.ts';
import type { Answer, ScriptedServer } from '../testing/scripted-server.ts';

let server: ScriptedServer;
let regen: Regen;
const check = createContractCheck();
/** The storage is not part of the contract. */
const fetchFor = (url: string, init: RequestInit): Promise<Response> =>
  url.includes('/bucket/') ? fetch(url, init) : check.fetch(fetch)(url, init);

beforeAll(async () => {
  server = await startScriptedServer();
  regen = createRegen({
    baseUrl: server.baseUrl,
    clientKey: 'storefront',
    browserId: '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
    session: { getToken: () => 'jwt-1', end: () => undefined },
    fetch: fetchFor,
  });
});
afterAll(() => server.close());
afterEach(() => check.assertNone());

const file = new File([new Uint8Array(2048)], 'shop.png', { type: 'image/png' });
const address: Answer = json(201, {
  uploadId: 'upl_1',
  url: '/bucket/stores/upl_1?signature=abc',
  method: 'PUT',
  headers: { 'content-type': 'image/png', 'if-none-match': '*' },
  expiresAt: '2026-11-21T10:00:00Z',
});
const stored: Answer = (response) => void response.writeHead(200).end();
const picture = (state: string): Answer => json(200, { accountId: 'acc_1', state, reason: null, picture: null });

it('requests a URL, sends the file as described, and waits for the picture', async () => {
  server.answer(address, stored, picture('waiting'), picture('ready'));
  const reported: UploadProgress[] = [];
  const result = await regen.storePictures.uploadImage(
    { id: 'acc_1', file },
    { onProgress: (progress) => reported.push(progress) },
  );
  expect(result.state).toBe('ready');
  const [asked, put, ...reads] = server.seen;
  expect(asked).toMatchObject({ method: 'POST', url: '/api/v1/uploads/storeLabels/acc_1' });
  expect(asked?.headers.authorization).toBe('Bearer jwt-1');
  expect(JSON.parse(asked?.body ?? '')).toEqual({ contentType: 'image/png', size: 2048 });
  expect(put).toMatchObject({ method: 'PUT', url: '/bucket/stores/upl_1?signature=abc' });
  expect(put?.headers).toMatchObject({ 'content-type': 'image/png', 'if-none-match': '*', 'content-length': '2048' });
  expect(put?.headers).not.toHaveProperty('authorization');
  expect(put?.headers).not.toHaveProperty('browser-id');
  expect(reads.map(({ method, url }) => `${method} ${url}`)).toEqual(
    Array<string>(2).fill('GET /api/v1/uploads/storeLabels/acc_1'),
  );
  expect(reported).toEqual([
    { loaded: 0, total: 2048, percent: 0 },
    { loaded: 2048, total: 2048, percent: 100 },
  ]);
});

it('returns a picture that was refused, with its reason', async () => {
  server.answer(address, stored, picture('refused'));
  expect((await regen.storePictures.uploadImage({ id: 'acc_1', file })).state).toBe('refused');
});

it.each<[string, Answer, object]>([
  [
    'refuses it',
    (response) => void response.writeHead(403).end('<Error/>'),
    { message: 'Request failed with status code 403', status: 403 },
  ],
  ['hangs up', (response) => void response.destroy(), { message: 'fetch failed' }],
])('fails with the text of the specification when the storage %s, once', async (_what, answer, cause) => {
  server.answer(address, answer);
  const error = await regen.storePictures.uploadImage({ id: 'acc_1', file }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RegenUploadError);
  expect(error).toMatchObject({
    message: 'Failed to upload image to S3',
    reason: 'The picture could not be sent. Try again.',
    name: 'RegenUploadError',
  });
  expect((error as Error).cause).toMatchObject(cause);
  expect(server.seen).toHaveLength(2);
});

it('fails like every call when no address is given', async () => {
  server.answer(failure(422, 'store_label_missing'));
  await expect(regen.storePictures.uploadImage({ id: 'acc_1', file })).rejects.toMatchObject({
    name: 'RegenUnprocessableError',
    operationId: 'storePictureCreateUpload',
  });
});

it('reports a file that takes too long as one that was not accepted', async () => {
  server.answer(address, () => undefined);
  const error = await regen.storePictures
    .uploadImage({ id: 'acc_1', file }, { timeout: 1_000 })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RegenUploadError);
  expect((error as Error).cause).toMatchObject({ name: 'RegenTimeoutError', timeout: 1_000 });
});

it.each<[string, Answer[]]>([
  ['while the address is asked for', []],
  ['while the file is sent', [address]],
  ['while the picture is awaited', [address, stored]],
])('ends at once when it is canceled %s', async (_when, before) => {
  const controller = new AbortController();
  server.answer(...before, (response, request) => {
    picture('waiting')(response, request);
    controller.abort();
  });
  const upload = regen.storePictures.uploadImage({ id: 'acc_1', file }, { signal: controller.signal });
  await expect(upload).rejects.toBeInstanceOf(RegenAbortError);
  expect(server.seen).toHaveLength(before.length + 1);
});
