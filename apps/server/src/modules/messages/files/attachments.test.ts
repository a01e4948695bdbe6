import type { ErrorBody, MessageAttachment } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { careAccountOf } from '../../../auth/care-account.ts';
import { signedFiles } from '../../../routes.ts';
import { pdfFile } from '../../../testing/bundles.ts';
import { clearMessages, Messenger } from '../../../testing/messenger.ts';
import type { LocalFile } from '../../../testing/messenger.ts';
import { PEOPLE } from '../../../testing/shop/people.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { sweepFiles } from './sweep-files.ts';

const HOUR = 60 * 60_000;
const NEVER = new AbortController().signal;

let server: TestServer;
let care: string;
let dora: Messenger;
let amy: Messenger;
let rita: Messenger;
let pdf: LocalFile;
let photo: LocalFile;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: [signedFiles] });
  care = await careAccountOf(server.db);
  dora = await Messenger.signIn(server, PEOPLE.professional);
  amy = await Messenger.signIn(server, PEOPLE.client);
  rita = await Messenger.signIn(server, PEOPLE.school);
  const file = pdfFile('routine.pdf');
  pdf = { bytes: Buffer.from(await file.arrayBuffer()), contentType: 'application/pdf', name: 'Évening / routine.PDF' };
  photo = { bytes: await picture().jpeg().toBuffer(), contentType: 'image/jpeg', name: 'my skin.jpeg' };
});

afterAll(() => server?.close());

beforeEach(async () => {
  await clearMessages(server);
  await pass(0);
});

/** Time passes, and everybody stays signed in. */
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  for (const person of [dora, amy, rita]) await person.renew();
}

/** Taken on its side, with the place and the camera that it was taken with. */
function picture(width = 3_000, height = 2_000) {
  return sharp({ create: { width, height, channels: 3, background: '#dca' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Spy', Model: 'Camera' }, IFD3: { GPSLatitude: '40/1 45/1 0/1' } });
}

async function readyIn(who: Messenger, file: LocalFile): Promise<MessageAttachment> {
  const state = await who.bring(file);
  if (!state.attachment) throw new Error(`The file was not accepted: ${state.reason}`);
  return state.attachment;
}

async function download(url: string | null): Promise<{ status: number; bytes: Buffer; disposition: string }> {
  const response = await server.app.server.inject({ method: 'GET', url: url ?? '/' });
  const disposition = String(response.headers['content-disposition'] ?? '');
  return { status: response.statusCode, bytes: response.rawPayload, disposition };
}

const isStored = async (key: string): Promise<boolean> => {
  const file = await server.app.platform.storage.get(key);
  file?.stream.destroy();
  return file !== null;
};

const sweep = () => sweepFiles(server.app.platform, NEVER);

describe('a file', () => {
  test('is uploaded, checked, sent, and read by both sides', async () => {
    const order = (await dora.order(pdf)).body;
    expect(order).toMatchObject({ method: 'PUT', headers: { 'content-type': 'application/pdf' } });
    expect((await dora.check(order.attachmentId)).body).toMatchObject({ state: 'waiting', attachment: null });
    expect(await dora.put(order, pdf.bytes)).toBe(200);
    const ready = (await dora.check(order.attachmentId)).body;
    expect(ready).toMatchObject({ state: 'ready', reason: null });
    expect(ready.attachment).toMatchObject({
      attachmentId: order.attachmentId,
      name: 'routine.pdf',
      contentType: 'application/pdf',
      size: pdf.bytes.length,
      width: null,
      thumbnailUrl: null,
    });
    expect(await isStored(`uploads/${order.attachmentId}`)).toBe(false);

    const sent = await dora.send(amy.accountId, '', { attachmentIds: [order.attachmentId] });
    expect([sent.status, sent.body.attachments]).toEqual([201, [ready.attachment]]);
    for (const [who, other] of [
      [dora, amy],
      [amy, dora],
    ] as const) {
      const [message] = (await who.talk(other.accountId)).messages.response;
      const [attachment] = message?.attachments ?? [];
      const { status, bytes, disposition } = await download(attachment?.url ?? null);
      expect([status, bytes.equals(pdf.bytes)]).toEqual([200, true]);
      expect(disposition).toContain('attachment; filename="routine.pdf"');
    }
    expect((await amy.logs()).users[0]).toMatchObject({
      lastMessage: '',
      messages: { response: [{ attachments: [{ name: 'routine.pdf' }] }] },
    });
  });

  test('that is a picture is turned upright, made smaller, and loses what else is in it', async () => {
    const attachment = await readyIn(rita, photo);
    expect(attachment).toMatchObject({ name: 'my skin.jpeg', contentType: 'image/jpeg', width: 1_707, height: 2_560 });
    await rita.send(care, 'My skin', { attachmentIds: [attachment.attachmentId] });
    const whole = await download(attachment.url);
    const small = await download(attachment.thumbnailUrl);
    expect(whole.bytes).toHaveLength(attachment.size);
    for (const { bytes } of [whole, small]) {
      const { exif, orientation } = await sharp(bytes).metadata();
      expect([exif, orientation, bytes.includes('Spy')]).toEqual([undefined, undefined, false]);
    }
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 427, height: 640 });
    // The original had all of it.
    expect(photo.bytes.includes('Spy')).toBe(true);
  });

  test('keeps its type and its transparency', async () => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const attachment = await readyIn(amy, { bytes, contentType: 'image/png', name: '.hidden/..\\lo\u202ego' });
    expect(attachment).toMatchObject({ name: 'logo.png', contentType: 'image/png', width: 40, height: 20 });
    expect((await sharp((await download(attachment.url)).bytes).metadata()).hasAlpha).toBe(true);
  });

  test.each<[string, () => Promise<LocalFile>, string]>([
    ['another type', async () => ({ ...photo, contentType: 'image/png' }), 'JPEG picture, not a PNG'],
    ['no picture', async () => ({ ...pdf, contentType: 'image/webp' }), 'not a PNG, JPEG or WebP'],
    ['no PDF', async () => ({ ...photo, contentType: 'application/pdf' }), 'not a PDF'],
    ['a torn picture', async () => ({ ...photo, bytes: photo.bytes.subarray(0, 900) }), 'cannot be read'],
    [
      'a script',
      async () => ({
        ...pdf,
        bytes: Buffer.from(
          pdf.bytes.toString('latin1').replace('/Catalog', '/Catalog/OpenAction<</S/JavaScript/JS(x)>>'),
          'latin1',
        ),
      }),
      'scripts',
    ],
  ])('with %s is refused, and cannot be sent', async (_name, make, reason) => {
    const state = await dora.bring(await make());
    expect(state).toMatchObject({ state: 'refused', attachment: null });
    expect(state.reason).toContain(reason);
    const { status, body } = await dora.send<ErrorBody>(amy.accountId, 'See', { attachmentIds: [state.attachmentId] });
    expect([status, body.code]).toEqual([422, 'attachment_unusable']);
  });

  test('has a size: a picture of 5 MB at most, a PDF of 10', async () => {
    const large = (contentType: string, bytes: number) =>
      dora.files<ErrorBody>('POST', '', { name: 'x', contentType, size: bytes });
    expect((await large('image/png', 5 * 1024 * 1024)).status).toBe(201);
    expect((await large('image/png', 5 * 1024 * 1024 + 1)).body).toMatchObject({ status: 422, code: 'file_invalid' });
    expect((await large('application/pdf', 10 * 1024 * 1024)).status).toBe(201);
    expect((await large('application/pdf', 10 * 1024 * 1024 + 1)).status).toBe(400);
    expect((await large('image/svg+xml', 10)).status).toBe(400);
  });

  test('that is another one than was ordered does not get in', async () => {
    const order = (await dora.order(pdf)).body;
    expect(await dora.put(order, pdf.bytes.subarray(1))).toBe(400);
    expect(await dora.put({ ...order, headers: { 'content-type': 'image/png' } }, pdf.bytes)).toBe(415);
    expect(await dora.put({ ...order, url: order.url.replace('size=', 'size=1') }, pdf.bytes)).toBe(403);
    expect(await dora.put(order, pdf.bytes)).toBe(200);
    expect(await dora.put(order, pdf.bytes)).toBe(409);
  });

  test('is in memory alone: of many that are checked at once, one is open at a time', async () => {
    const orders = [];
    for (const file of [pdf, photo, pdf, photo]) {
      const { body } = await dora.order(file);
      await dora.put(body, file.bytes);
      orders.push(body);
    }
    const { storage } = server.app.platform;
    const { get, put } = storage;
    let [held, most] = [0, 0];
    // From when a file is opened until what was made of it is stored.
    const opened = vi.spyOn(storage, 'get').mockImplementation(async (key) => {
      const file = await get.call(storage, key);
      if (file) most = Math.max(most, (held += 1));
      return file;
    });
    const stored = vi.spyOn(storage, 'put').mockImplementation(async (key, content, options) => {
      await put.call(storage, key, content, options);
      // A picture has a small one beside it, which is stored last.
      if (options.contentType !== 'image/jpeg') held -= 1;
    });
    onTestFinished(() => [opened, stored].forEach((spy) => spy.mockRestore()));
    const states = await Promise.all(
      orders.map(async ({ attachmentId }) => (await dora.check(attachmentId)).body.state),
    );
    expect(states).toEqual(['ready', 'ready', 'ready', 'ready']);
    expect([opened.mock.calls.length, most, held]).toEqual([4, 1, 0]);
  });

  test('that never arrives is refused once its URL has expired', async () => {
    const { attachmentId } = (await dora.order(pdf)).body;
    await pass(10 * 60_000);
    expect((await dora.check(attachmentId)).body).toMatchObject({ state: 'refused', reason: expect.any(String) });
  });
});

describe('a message', () => {
  const sending = (who: Messenger, to: string, attachmentIds: string[], key?: string) =>
    who.send<ErrorBody>(to, 'Files', { attachmentIds }, key);

  test('takes files that were checked, of its author, in no other message; nothing is stored otherwise', async () => {
    const own = (await readyIn(dora, pdf)).attachmentId;
    const used = (await readyIn(dora, pdf)).attachmentId;
    await dora.send(amy.accountId, '', { attachmentIds: [used] });
    const unchecked = (await dora.order(pdf)).body.attachmentId;
    const foreign = (await readyIn(amy, pdf)).attachmentId;
    const unknown = 'upl_00000000000000000000000000';
    const { status, body } = await sending(dora, amy.accountId, [own, used, unchecked, foreign, unknown]);
    expect([status, body.code]).toEqual([422, 'attachment_unusable']);
    expect(body.details?.map(({ path }) => path)).toEqual([1, 2, 3, 4].map((place) => `/attachmentIds/${place}`));
    expect((await amy.talk(dora.accountId)).totalCount).toBe(1);
    expect((await sending(dora, amy.accountId, [own])).status).toBe(201);
  });

  test('keeps the order of its files', async () => {
    const ids = [];
    for (const file of [photo, pdf, photo]) ids.push((await readyIn(dora, file)).attachmentId);
    const order = [ids[2], ids[0], ids[1]].map(String);
    await sending(dora, amy.accountId, order);
    const [message] = (await amy.talk(dora.accountId)).messages.response;
    expect(message?.attachments.map(({ attachmentId }) => attachmentId)).toEqual(order);
  });

  test('sent twice at once by the same key takes its files once', async () => {
    const { attachmentId } = await readyIn(dora, pdf);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => sending(dora, amy.accountId, [attachmentId], key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const other = await sending(dora, amy.accountId, [attachmentId]);
    expect([other.status, other.body.code]).toEqual([422, 'attachment_unusable']);
    const [message] = (await amy.talk(dora.accountId)).messages.response;
    expect(message?.attachments).toHaveLength(1);
  });

  test('has five files at most, each once', async () => {
    const ids = Array.from({ length: 6 }, (_, n) => `upl_0000000000000000000000000${n}`);
    expect((await sending(dora, amy.accountId, ids)).status).toBe(400);
    expect((await sending(dora, amy.accountId, [ids[0], ids[0]].map(String))).status).toBe(400);
  });
});

describe('a URL of a file', () => {
  test('is a path on this host, lasts an hour, and is the same for a while', async () => {
    const { attachmentId } = await readyIn(dora, photo);
    await dora.send(amy.accountId, '', { attachmentIds: [attachmentId] });
    const urls = async () => (await amy.talk(dora.accountId)).messages.response[0]?.attachments[0];
    const first = await urls();
    expect(first?.url).toMatch(/^\/api\/v1\/uploads\/files\/messages\/upl_/);
    const now = server.clock.now().getTime();
    await pass(15 * 60_000 - (now % (15 * 60_000)));
    const second = await urls();
    expect(second?.url).not.toBe(first?.url);
    await pass(14 * 60_000);
    expect(await urls()).toEqual(second);
    await pass(45 * 60_000);
    expect((await download(second?.url ?? '')).status).toBe(200);
    await pass(17 * 60_000);
    expect((await download(second?.url ?? '')).status).toBe(403);
    expect((await download((await urls())?.thumbnailUrl ?? '')).status).toBe(200);
  });

  test('is only for those who read the message', async () => {
    const { attachmentId } = await readyIn(dora, pdf);
    await dora.send(amy.accountId, '', { attachmentIds: [attachmentId] });
    for (const who of [amy, rita]) expect((await who.check<ErrorBody>(attachmentId)).body.code).toBe('not_found');
    expect((await download(`/api/v1/uploads/files/messages/${attachmentId}`)).status).toBe(403);
  });
});

describe('the sweep', () => {
  test('deletes files that are in no message after a day, and only those', async () => {
    const sent = await readyIn(dora, photo);
    const unsent = await readyIn(dora, photo);
    const refused = await dora.bring({ ...photo, contentType: 'image/png' });
    await dora.send(amy.accountId, '', { attachmentIds: [sent.attachmentId] });
    await pass(23 * HOUR);
    expect(await sweep()).toBe(0);
    expect(await isStored(`messages/${unsent.attachmentId}`)).toBe(true);
    await pass(2 * HOUR);
    expect(await sweep()).toBe(2);
    for (const { attachmentId } of [unsent, refused]) {
      for (const key of [`uploads/${attachmentId}`, `messages/${attachmentId}`, `messages/${attachmentId}-thumbnail`])
        expect(await isStored(key)).toBe(false);
      expect((await dora.check<ErrorBody>(attachmentId)).body.code).toBe('not_found');
    }
    expect(await isStored(`messages/${sent.attachmentId}`)).toBe(true);
    expect(await isStored(`messages/${sent.attachmentId}-thumbnail`)).toBe(true);
    const { rows } = await server.db.query('select id from message_files');
    expect(rows).toEqual([{ id: sent.attachmentId }]);
  });

  test('deletes what was uploaded and never checked, soon after its URL has expired', async () => {
    const order = (await dora.order(pdf)).body;
    await dora.put(order, pdf.bytes);
    expect(await isStored(`uploads/${order.attachmentId}`)).toBe(true);
    await pass(2 * HOUR);
    await sweep();
    expect(await isStored(`uploads/${order.attachmentId}`)).toBe(false);
    expect((await dora.check(order.attachmentId)).body.state).toBe('refused');
  });

  test('deletes the files of conversations that are gone', async () => {
    const { attachmentId } = await readyIn(dora, pdf);
    await dora.send(amy.accountId, '', { attachmentIds: [attachmentId] });
    await pass(25 * HOUR);
    await server.db.query('delete from conversations');
    expect(await sweep()).toBe(1);
    expect(await isStored(`messages/${attachmentId}`)).toBe(false);
  });

  test('and a message never both have a file', async () => {
    const { attachmentId } = await readyIn(dora, pdf);
    await pass(25 * HOUR);
    const [answer, count] = await Promise.all([
      dora.send<ErrorBody>(amy.accountId, '', { attachmentIds: [attachmentId] }),
      sweep(),
    ]);
    expect([answer.status, count]).toEqual(answer.status === 201 ? [201, 0] : [422, 1]);
    expect(await isStored(`messages/${attachmentId}`)).toBe(answer.status === 201);
  });
});
