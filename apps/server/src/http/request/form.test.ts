import type { ErrorBody } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createConnection } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { API, narrowContract } from '../../testing/result-check.ts';
import { shopId } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { self, signedIn } from '../access/rules.ts';
import { operation } from '../operation.ts';
import type { Operations } from '../operation.ts';

const DORA = shopId('usr', 1);
const AMY = shopId('usr', 6);
const PATH = `/recommendations/${DORA}`;
const MIB = 1024 * 1024;

/** Responds with what it read, as the instructions of a bundle, instead of creating one. */
function formEcho(): Operations<'recommendationCreate' | 'recommendationSend'> {
  return {
    recommendationCreate: operation(
      self('id', { sites: ['b2b'], permission: 'recommendations:write' }),
      async (call) => {
        const read = await call.once(async () => JSON.stringify(call.body));
        const now = new Date().toISOString();
        return {
          bundleId: 'bdl_1',
          userId: DORA,
          bundleName: '',
          items: [],
          instructions: read,
          file: null,
          bundleToken: '',
          url: '',
          createdAt: now,
          updatedAt: now,
          counts: { sent: 0, opened: 0, added: 0, bought: 0 },
        };
      },
    ),
    recommendationSend: operation(signedIn(), async () => {
      throw new Error('No form reaches this.');
    }),
  };
}

type Echo = ErrorBody & { instructions: string };

const formIn = (body: Echo) => JSON.parse(body.instructions) as Record<string, unknown>;

let server: TestServer;
let dora: { jwt: string };
let amy: { jwt: string };
let port: number;

beforeAll(async () => {
  const modules = [{ operations: formEcho() }];
  server = await createTestServer(inject('cluster'), { modules: () => modules, contract: narrowContract(modules) });
  dora = await server.app.platform.auth.openSession(DORA, server.browserId);
  amy = await server.app.platform.auth.openSession(AMY, server.browserId);
  await server.app.server.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.server.address() as AddressInfo).port;
});

afterAll(() => server?.close());

function formOf(fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const pdf = (size: number, name = 'routine.pdf') => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const NAME = ['bundleName', 'Evening'] as const;
const ITEM = ['items', 'GM1001'] as const;

const send = (fields: readonly (readonly [string, string | File])[], headers: Record<string, string> = {}) =>
  server.call<Echo>('POST', PATH, { as: dora, body: formOf(fields), headers });

/** A form as bytes, so that it can be broken. */
const raw = (payload: string | Buffer, type = 'multipart/form-data; boundary=xyz', as = dora) =>
  server.inject<Echo>({
    method: 'POST',
    url: `${API}${PATH}`,
    headers: { authorization: `Bearer ${as.jwt}`, 'browser-id': server.browserId, 'content-type': type },
    payload,
  });

describe('a form', () => {
  test('arrives as an object: lists as lists, text as text, files as files', async () => {
    const { status, body } = await send([NAME, ITEM, ['instructions', '42'], ['file', pdf(3)]]);
    expect(status).toBe(201);
    expect(formIn(body)).toEqual({
      bundleName: 'Evening',
      items: ['GM1001'],
      instructions: '42',
      file: {
        name: 'routine.pdf',
        contentType: 'application/pdf',
        size: 3,
        sha256: '709e80c88487a2411e1ee4dfb9f22a861492d20c4765150c0c794abd70f8147c',
      },
    });
    const repeated = await send([NAME, ITEM, ['items', '200'], ITEM]);
    expect(formIn(repeated.body)['items']).toEqual(['GM1001', '200', 'GM1001']);
  });

  test('may leave a file input empty', async () => {
    const field = (name: string, value: string) =>
      `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const empty =
      '--xyz\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n';
    const { body } = await raw(`${field('bundleName', 'Evening')}${field('items', 'GM1001')}${empty}--xyz--\r\n`);
    expect(formIn(body)).toEqual({ bundleName: 'Evening', items: ['GM1001'] });
  });

  test.each<[string, (readonly [string, string | File])[], { path: string; message: string }[]]>([
    [
      'a field that is not known',
      [NAME, ITEM, ['color', 'red']],
      [{ path: '/color', message: 'is not a known field' }],
    ],
    [
      'a file that is not known',
      [NAME, ITEM, ['photo', pdf(3)]],
      [{ path: '/photo', message: 'is not a known field' }],
    ],
    [
      'a field called __proto__',
      [NAME, ITEM, ['__proto__', 'x']],
      [{ path: '/__proto__', message: 'is not a known field' }],
    ],
    ['nothing where something is required', [ITEM], [{ path: '/bundleName', message: 'is required' }]],
    ['text where a file belongs', [NAME, ITEM, ['file', 'text']], [{ path: '/file', message: 'must be a file' }]],
    [
      'a file where text belongs',
      [['bundleName', pdf(3)], ITEM],
      [{ path: '/bundleName', message: 'must be a string' }],
    ],
    ['a file among texts', [NAME, ITEM, ['items', pdf(3)]], [{ path: '/items/1', message: 'must be a string' }]],
    [
      'a value of the wrong form',
      [NAME, ['items', 'nope']],
      [{ path: '/items/0', message: 'does not have the right format' }],
    ],
    ['one field twice', [NAME, NAME, ITEM], [{ path: '/bundleName', message: 'may be sent only once' }]],
    [
      'two files for one',
      [NAME, ITEM, ['file', pdf(1)], ['file', pdf(1)]],
      [{ path: '/file', message: 'may be sent only once' }],
    ],
  ])('is refused by name: %s', async (_name, fields, details) => {
    const { status, body } = await send(fields);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.details?.map(({ path, message }) => ({ path, message }))).toEqual(details);
  });

  test.each([
    ['empty', ''],
    ['cut off', '--xyz\r\nContent-Disposition: form-data; name="bundleName"\r\n\r\nEven'],
    ['without its boundary', '--abc\r\n\r\n'],
    [
      'with text that is not UTF-8',
      Buffer.from('--xyz\r\nContent-Disposition: form-data; name="bundleName"\r\n\r\n\xff\r\n--xyz--', 'latin1'),
    ],
    ['with a null character', '--xyz\r\nContent-Disposition: form-data; name="bundleName"\r\n\r\na\0b\r\n--xyz--'],
  ])('that is broken is refused: %s', async (_name, payload) => {
    const { status, body } = await raw(payload);
    expect([status, body.code]).toEqual([400, 'malformed_form']);
  });
});

describe('limits', () => {
  test('a file may have 10 MB and not a byte more', async () => {
    expect((await send([NAME, ITEM, ['file', pdf(10 * MIB)]])).status).toBe(201);
    const { status, body } = await send([NAME, ITEM, ['file', pdf(10 * MIB + 1)]]);
    expect([status, body.code, body.message]).toEqual([413, 'file_too_large', 'A file may have at most 10 MB.']);
    expect(body.details?.[0]?.path).toBe('/file');
  });

  test('a body that is larger than any such form is not read', async () => {
    const { status, body } = await send([NAME, ITEM, ['file', pdf(12 * MIB)]]);
    expect([status, body.code]).toEqual([413, 'file_too_large']);
  });

  test('a form has at most 200 parts', async () => {
    const { status, body } = await send([NAME, ...Array.from({ length: 200 }, () => ITEM)]);
    expect([status, body.code]).toEqual([413, 'too_many_parts']);
  });

  test('the fields of the contract keep their own limits', async () => {
    const { status, body } = await send([NAME, ITEM, ['instructions', 'x'.repeat(10_001)]]);
    expect([status, body.details?.[0]?.message]).toEqual([400, 'must have at most 10000 characters']);
  });
});

describe('another type of body', () => {
  test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/mixed; boundary=xyz'])(
    'is refused where a form is expected: %s',
    async (type) => {
      const { status, body } = await raw('{}', type);
      expect([status, body.code, body.message]).toEqual([
        415,
        'unsupported_media_type',
        'The body must be multipart/form-data.',
      ]);
    },
  );

  test('such as none', async () => {
    expect((await server.call('POST', PATH, { as: dora })).body.code).toBe('unsupported_media_type');
  });

  test('such as a form is refused where JSON is expected', async () => {
    const path = `/recommendations/${DORA}/bundle/bdl_1/send`;
    const { status, body } = await server.call('POST', path, { as: dora, body: formOf([NAME]) });
    expect([status, body.message]).toEqual([415, 'The body must be application/json.']);
  });
});

test('a caller without access to a form is rejected before the form is read', async () => {
  const broken = await raw('nonsense', undefined, amy);
  expect([broken.status, broken.body.code]).toEqual([403, 'forbidden']);
  const nobody = await server.call('POST', PATH, { body: formOf([NAME]) });
  expect(nobody.status).toBe(401);
});

test('the idempotency key covers every byte of a form', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const bytes = (last: number) => new File([new Uint8Array([1, 2, last])], 'a.pdf', { type: 'application/pdf' });
  expect((await send([NAME, ITEM, ['file', bytes(3)]], key)).status).toBe(201);
  const again = await send([NAME, ITEM, ['file', bytes(3)]], key);
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
  for (const other of [
    [NAME, ITEM, ['file', bytes(4)]],
    [NAME, ITEM],
    [NAME, ITEM, ITEM, ['file', bytes(3)]],
    [NAME, ITEM, ['file', new File([new Uint8Array([1, 2, 3])], 'b.pdf', { type: 'application/pdf' })]],
  ] as const) {
    const { status, body } = await send(other, key);
    expect([status, body.code]).toEqual([409, 'idempotency_key_reuse']);
  }
});

describe('a sender', () => {
  const head = (length: number) =>
    `POST ${API}${PATH} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${dora.jwt}\r\nBrowser-Id: ${server.browserId}\r\n` +
    `Content-Type: multipart/form-data; boundary=xyz\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
  const form = `--xyz\r\nContent-Disposition: form-data; name="bundleName"\r\n\r\nEvening\r\n--xyz\r\nContent-Disposition: form-data; name="items"\r\n\r\nGM1001\r\n--xyz--\r\n`;

  test('may be slow: byte by byte', async () => {
    const socket = createConnection(port, '127.0.0.1');
    socket.setNoDelay(true);
    await once(socket, 'connect');
    socket.write(head(form.length));
    for (const letter of form) await new Promise((resolve) => socket.write(letter, resolve));
    let response = '';
    for await (const chunk of socket.setEncoding('utf8')) response += chunk as string;
    expect(response).toMatch(/^HTTP\/1\.1 201 /);
    expect(response).toContain('GM1001');
  });

  test('that hangs up leaves nothing behind, and others are served', async () => {
    const files = () => readdirSync(server.config.DATA_FOLDER, { recursive: true });
    const before = files();
    const arrivals = once(server.app.server.server, 'request');
    const socket = createConnection(port, '127.0.0.1');
    socket.write(head(5 * MIB) + form.slice(0, 60));
    const [request] = (await arrivals) as [IncomingMessage];
    const closed = new Promise((resolve) => request.once('close', resolve));
    socket.destroy();
    await closed;
    expect((await send([NAME, ITEM])).status).toBe(201);
    expect(files()).toEqual(before);
  });
});
