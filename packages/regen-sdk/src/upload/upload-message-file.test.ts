import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { UploadProgress } from '../core/request-options.ts';
import { createRegen } from '../resources/generated/create-regen.ts';
import type { Regen } from '../resources/generated/create-regen.ts';
import { createContractCheck } from '../testing/contract-check.ts';
import { json, startScriptedServer } from '../testing/scripted-server.ts';
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

const file = new File([new Uint8Array(2048)], 'peel.pdf', { type: 'application/pdf' });
const address: Answer = json(201, {
  attachmentId: 'upl_1',
  url: '/bucket/uploads/upl_1?signature=abc',
  method: 'PUT',
  headers: { 'content-type': 'application/pdf' },
  expiresAt: '2026-11-21T10:00:00Z',
});
const stored: Answer = (response) => void response.writeHead(200).end();
const state = (name: 'waiting' | 'ready' | 'refused', reason: string | null = null): Answer =>
  json(200, { attachmentId: 'upl_1', state: name, reason, attachment: null });

it('requests a URL, sends the file there, and waits until it was checked', async () => {
  server.answer(address, stored, state('waiting'), state('ready'));
  const reported: UploadProgress[] = [];
  const result = await regen.messageFiles.upload(
    { file, name: 'after the peel.pdf' },
    { onProgress: (progress) => reported.push(progress) },
  );
  expect(result).toMatchObject({ attachmentId: 'upl_1', state: 'ready' });
  const [asked, put, ...reads] = server.seen;
  expect(asked).toMatchObject({ method: 'POST', url: '/api/v1/uploads/messageFiles' });
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    name: 'after the peel.pdf',
    contentType: 'application/pdf',
    size: 2048,
  });
  expect(put).toMatchObject({ method: 'PUT', url: '/bucket/uploads/upl_1?signature=abc' });
  expect(put?.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': '2048' });
  expect(put?.headers).not.toHaveProperty('authorization');
  expect(reads.map(({ method, url }) => `${method} ${url}`)).toEqual(
    Array<string>(2).fill('GET /api/v1/uploads/messageFiles/upl_1'),
  );
  expect(reported.map(({ percent }) => percent)).toEqual([0, 100]);
});

it('returns a file that was refused, with its reason', async () => {
  server.answer(address, stored, state('refused', 'This PDF has a password.'));
  expect(await regen.messageFiles.upload({ file, name: 'x.pdf' })).toMatchObject({
    state: 'refused',
    reason: 'This PDF has a password.',
  });
});
