import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { careAccountOf } from '../../../auth/care-account.ts';
import { pdfFile } from '../../../testing/bundles.ts';
import { Messenger } from '../../../testing/messenger.ts';
import { startTestS3 } from '../../../testing/s3-server.ts';
import type { TestS3 } from '../../../testing/s3-server.ts';
import { PEOPLE } from '../../../testing/shop/people.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { sweepFiles } from './sweep-files.ts';

let s3: TestS3;
let server: TestServer;
let rita: Messenger;
let bytes: Buffer;

beforeAll(async () => {
  let now = () => Date.now();
  s3 = await startTestS3(() => now());
  server = await createTestServer(inject('cluster'), { env: s3.env });
  now = () => server.clock.now().getTime();
  rita = await Messenger.signIn(server, PEOPLE.school);
  bytes = Buffer.from(await pdfFile().arrayBuffer());
});

afterAll(async () => {
  await server?.close();
  await s3?.stop();
});

const file = () => ({ bytes, contentType: 'application/pdf', name: 'routine.pdf' });

test('files of messages go through a bucket, whose URLs are signed', async () => {
  const { body: order } = await rita.order(file());
  const put = () => fetch(order.url, { method: 'PUT', headers: order.headers, body: new Uint8Array(bytes) });
  expect((await put()).status).toBe(200);
  // A second file is refused while the first one is there.
  expect((await put()).status).toBe(412);
  const { attachment } = (await rita.check(order.attachmentId)).body;
  expect((await put()).status).toBe(412);
  const care = await careAccountOf(server.db);
  const sent = await rita.send(care, '', { attachmentIds: [order.attachmentId] });
  expect(sent.body.attachments).toMatchObject([{ attachmentId: attachment?.attachmentId, name: 'routine.pdf' }]);
  const url = new URL(sent.body.attachments[0]?.url ?? '');
  const found = await fetch(url);
  expect(found.headers.get('content-disposition')).toContain('routine.pdf');
  expect(Buffer.from(await found.arrayBuffer()).equals(bytes)).toBe(true);
  url.searchParams.set('X-Amz-Expires', '604800');
  const altered = await fetch(url);
  await altered.arrayBuffer();
  expect(altered.status).toBe(403);
});

test('the sweep empties the bucket of what no message has', async () => {
  const { body: order } = await rita.order(file());
  await fetch(order.url, { method: 'PUT', headers: order.headers, body: new Uint8Array(bytes) });
  expect((await rita.check(order.attachmentId)).body.state).toBe('ready');
  server.clock.advance(25 * 60 * 60_000);
  expect(await sweepFiles(server.app.platform, new AbortController().signal)).toBe(1);
  const { storage } = server.app.platform;
  expect(await storage.get(`messages/${order.attachmentId}`)).toBeNull();
  expect(await storage.get(`uploads/${order.attachmentId}`)).toBeNull();
});
