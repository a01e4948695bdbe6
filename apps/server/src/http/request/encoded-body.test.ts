import { fastify } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { EncodedBody, sendEncoded } from './encoded-body.ts';

const text = Array.from({ length: 2_000 }, (_, index) => `<li id="p${index}">Barrier Cream № ${index}</li>`).join('');

async function serve(headers: Readonly<Record<string, string>> = {}, status = 200) {
  const server = fastify();
  onTestFinished(() => server.close());
  const body = await EncodedBody.of(text);
  server.get('/', (request, reply) => sendEncoded(request, reply.code(status).headers(headers), body));
  return { body, ask: (asked: Record<string, string>) => server.inject({ url: '/', headers: asked }) };
}

it('is sent in the best encoding that the client accepts, with a different ETag for each', async () => {
  const { ask } = await serve();
  const [plain, br, gzip] = await Promise.all(
    ['', 'gzip, deflate, br, zstd', 'br;q=0, gzip'].map((encodings) => ask({ 'accept-encoding': encodings })),
  );
  expect([plain, br, gzip].map((response) => response?.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(plain?.payload).toBe(text);
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(text);
  const tags = [plain, br, gzip].map((response) => String(response?.headers.etag));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/);
});

it('is not sent to a client that already has it', async () => {
  const { ask } = await serve({ 'cache-control': 'no-cache', vary: 'accept-encoding', 'content-type': 'text/html' });
  const asked = { 'accept-encoding': 'br' };
  const { etag } = (await ask(asked)).headers;
  for (const known of [String(etag), `"other", W/${String(etag)}`, '*']) {
    const { statusCode, payload, headers } = await ask({ ...asked, 'if-none-match': known });
    expect([statusCode, payload, headers['content-type'], headers['content-length']]).toEqual([
      304,
      '',
      undefined,
      undefined,
    ]);
    expect(headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  }
  expect((await ask({ ...asked, 'if-none-match': '"other"' })).statusCode).toBe(200);
  // A copy in another encoding has different bytes.
  expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': String(etag) })).statusCode).toBe(200);
});

it.each([
  ['not to be cached', { 'cache-control': 'private, no-store' }, 200],
  ['no success', { 'cache-control': 'no-cache' }, 404],
] as const)('is always sent whole when the response is %s', async (_, headers, status) => {
  const { ask } = await serve(headers, status);
  const { statusCode, headers: sent, payload } = await ask({ 'if-none-match': '*' });
  expect([statusCode, sent.etag, payload]).toEqual([status, undefined, text]);
});

it('is compressed once per encoding, into its own memory', async () => {
  const { body } = await serve();
  const kept = await Promise.all(['br' as const, 'gzip' as const].map((encoding) => body.as(encoding)));
  expect(await Promise.all([body.as('br'), body.as('gzip')])).toEqual(kept);
  for (const bytes of kept) expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect((await body.as('gzip')).buffer).toBe(kept[1]?.buffer);
  expect(kept.reduce((total, { length }) => total + length, 0)).toBeLessThan(body.size);
});

it('is not compressed again while the text stays the same', async () => {
  const { body } = await serve();
  expect(await EncodedBody.of(text, { earlier: body })).toBe(body);
  const other = await EncodedBody.of(`${text} `, { earlier: body });
  expect(other.hash).not.toBe(body.hash);
  expect((await other.as(null)).toString()).toBe(`${text} `);
});
