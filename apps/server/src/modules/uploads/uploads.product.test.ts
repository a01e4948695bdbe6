import { signedFiles, storePictures } from '../../routes.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
// Long because each way of refusing a file is tried on disk and on S3 with the same pictures and helpers.
import type { ErrorBody, StoreLabel, StorePictureState, Upload } from '@regen/sdk';
import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startTestS3 } from '../../testing/s3-server.ts';
import type { TestS3 } from '../../testing/s3-server.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Method, TestServer } from '../../testing/test-server.ts';
import { createPictureService } from './picture-service.ts';

interface Person {
  jwt: string;
  id: string;
  accountId: string;
}

/** How each kind of storage responds to a file that it refuses. */
const REFUSALS = {
  disk: { expired: 403, tampered: 403, oversized: 413, undersized: 400, mistyped: 415, reused: 409 },
  s3: { expired: 403, tampered: 403, oversized: 403, undersized: 403, mistyped: 403, reused: 412 },
} as const;

function photo(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g">
    <stop offset="0" stop-color="#dca"/><stop offset="1" stop-color="#864"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="40%" cy="30%" r="80" fill="#fec"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** A PNG whose header claims far more pixels than its few bytes hold. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.from('0000753000007530' + '0802000000', 'hex');
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  const refusals = REFUSALS[kind];
  let s3: TestS3 | undefined;
  let server: TestServer;
  let dora: Person;
  let milo: Person;
  let origin: string;
  let png: Buffer;

  beforeAll(async () => {
    let now = () => Date.now();
    if (kind === 's3') s3 = await startTestS3(() => now());
    server = await createTestServer(inject('cluster'), {
      routes: [signedFiles, storePictures],
      env: { RATE_LIMIT_FACTOR: '100', ...s3?.env },
    });
    now = () => server.clock.now().getTime();
    origin = await server.app.server.listen({ host: '127.0.0.1', port: 0 });
    dora = await server.signIn(PEOPLE.professional);
    milo = await server.signIn(PEOPLE.otherProfessional);
    png = await photo(700, 900).png().toBuffer();
  });

  beforeEach(async () => {
    await call('DELETE', dora);
  });

  afterAll(async () => {
    await server?.close();
    await s3?.stop();
  });

  async function call<Body = ErrorBody>(method: Method, as: Person, payload?: object, of: Person = as) {
    return server.inject<Body>({
      method,
      url: `/api/v1/uploads/storeLabels/${of.accountId}`,
      headers: { authorization: `Bearer ${as.jwt}`, 'browser-id': server.browserId },
      ...(payload && { payload }),
    });
  }

  const order = async (bytes: Buffer, contentType = 'image/png', as = dora) =>
    (await call<Upload>('POST', as, { contentType, size: bytes.length })).body;
  const state = async (as = dora) => (await call<StorePictureState>('GET', as)).body;

  async function put({ url, headers }: Pick<Upload, 'url' | 'headers'>, body: Buffer) {
    const response = await fetch(url.replace('http://store.test', origin), { method: 'PUT', headers, body });
    await response.arrayBuffer();
    return response.status;
  }

  async function bring(bytes: Buffer, contentType = 'image/png') {
    const upload = await order(bytes, contentType);
    expect(await put(upload, bytes)).toBe(200);
    return { upload, after: await state() };
  }

  const show = ({ picture }: StorePictureState, size: string, format: string) =>
    fetch(origin + (picture?.template ?? '').replace('{size}', size).replace('{format}', format));

  const isStored = async (uploadId: string) => {
    const file = await server.app.platform.storage.get(`uploads/${uploadId}`);
    file?.stream.destroy();
    return (file?.size ?? 0) > 0;
  };

  test('a picture is sent, taken into use, drawn in every size and format, and removed', async () => {
    expect(await state()).toMatchObject({ state: 'none', reason: null, picture: null });
    const upload = await order(png);
    expect(upload).toMatchObject({ method: 'PUT', headers: { 'content-type': 'image/png' } });
    expect(Date.parse(upload.expiresAt) - server.clock.now().getTime()).toBeLessThanOrEqual(600_000);
    expect(await state()).toMatchObject({ state: 'waiting', picture: null });
    expect(await put(upload, png)).toBe(200);
    const ready = await state();
    expect(ready).toMatchObject({ state: 'ready', reason: null, picture: { alt: 'Lark Skin Clinic' } });
    expect(await isStored(upload.uploadId)).toBe(false);
    for (const [size, width, height] of [
      ['icon', 96, 120],
      ['thumbnail', 400, 500],
      ['retail', 800, 1000],
      ['standard', 1200, 1500],
    ] as const) {
      for (const format of ['avif', 'webp', 'png']) {
        const response = await show(ready, size, format);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe(`image/${format}`);
        expect(response.headers.get('cache-control')).toContain('immutable');
        const drawn = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([drawn.width, drawn.height]).toEqual([width, height]);
      }
    }
    const label = await server.call<StoreLabel>('GET', `/accounts/${dora.accountId}/storeLabels`, { as: dora });
    expect(label.body.picture).toEqual(ready.picture);

    expect((await call('DELETE', dora)).status).toBe(204);
    expect((await call('DELETE', dora)).status).toBe(204);
    expect(await state()).toMatchObject({ state: 'none', picture: null });
    expect((await show(ready, 'icon', 'webp')).status).toBe(404);
  });

  test('a new picture replaces the old one, whose URLs redirect to it', async () => {
    const first = (await bring(png)).after;
    const square = await photo(500, 500).png().toBuffer();
    expect(await put(await order(square), square)).toBe(200);
    // Many readers at once take a new file into use once.
    const states = await Promise.all(Array.from({ length: 5 }, () => state()));
    expect(states.every((one) => one.state === 'ready')).toBe(true);
    const templates = new Set(states.map(({ picture }) => picture?.template));
    expect(templates.size).toBe(1);
    expect(templates).not.toContain(first.picture?.template);
    const old = await show(first, 'icon', 'avif');
    expect([old.status, old.redirected]).toEqual([200, true]);
  });

  test('expired, changed, mistyped and wrongly sized files are refused', async () => {
    const upload = await order(png);
    const url = new URL(upload.url);
    const statuses = {
      oversized: await put(upload, Buffer.concat([png, Buffer.alloc(10)])),
      undersized: await put(upload, png.subarray(1)),
      mistyped: await put({ ...upload, headers: { ...upload.headers, 'content-type': 'text/html' } }, png),
      tampered: await put(
        {
          ...upload,
          url: upload.url.replace(
            upload.uploadId,
            upload.uploadId.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
          ),
        },
        png,
      ),
    };
    expect(statuses).toEqual({
      oversized: refusals.oversized,
      undersized: refusals.undersized,
      mistyped: refusals.mistyped,
      tampered: refusals.tampered,
    });
    for (const name of url.searchParams.keys()) {
      const changed = new URL(url);
      changed.searchParams.set(name, `${url.searchParams.get(name)}1`);
      const status = await put({ ...upload, url: changed.href }, png);
      expect(status === 403 || status === 400 ? 'refused' : `${name}: ${status}`).toBe('refused');
    }
    expect(await isStored(upload.uploadId)).toBe(false);
    expect((await state()).state).toBe('waiting');
    server.clock.advance(601_000);
    dora = await server.signIn(PEOPLE.professional);
    expect(await put(upload, png)).toBe(refusals.expired);
    expect((await state()).state).toBe('none');
  });

  test('a URL accepts one file, before and after it was published', async () => {
    const upload = await order(png);
    expect(await put(upload, png)).toBe(200);
    const other = await photo(700, 900).png({ compressionLevel: 0 }).toBuffer();
    const same = Buffer.concat([other, png]).subarray(0, png.length);
    expect(await put(upload, same)).toBe(refusals.reused);
    const { picture } = await state();
    expect(await put(upload, same)).toBe(refusals.reused);
    expect(await state()).toMatchObject({ state: 'ready', picture });
    const withdrawn = await order(png);
    await call('DELETE', dora);
    expect(await put(withdrawn, png)).toBe(refusals.reused);
    expect(await state()).toMatchObject({ state: 'none', picture: null });
  });

  test('a file that is not a picture is refused with a reason, deleted, and leaves the old picture', async () => {
    const { after } = await bring(png);
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>',
    );
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const gif = await photo(300, 300).gif().toBuffer();
    const jpeg = await photo(300, 300).jpeg().toBuffer();
    const reasons = new Map<Buffer, string>([
      [svg, 'not a PNG, JPEG or WebP'],
      [html, 'not a PNG, JPEG or WebP'],
      [gif, 'not a PNG, JPEG or WebP'],
      [Buffer.concat([Buffer.from('GIF89a/*'), png]), 'not a PNG, JPEG or WebP'],
      [jpeg, 'is a JPEG picture, not a PNG as declared'],
      [Buffer.concat([png.subarray(0, 64), svg]), 'cannot be read'],
      [png.subarray(0, png.length / 2), 'cannot be read'],
      [hugePng(), 'too large'],
      [await photo(150, 900).png().toBuffer(), 'too small'],
    ]);
    for (const [bytes, reason] of reasons) {
      const { upload, after: refused } = await bring(bytes);
      expect(refused).toMatchObject({ state: 'refused', picture: after.picture });
      expect(refused.reason).toContain(reason);
      expect(await isStored(upload.uploadId)).toBe(false);
    }
    expect((await show(after, 'icon', 'png')).status).toBe(200);
  });

  test('one idempotency key creates one upload', async () => {
    const ask = () =>
      server.inject<Upload>({
        method: 'POST',
        url: `/api/v1/uploads/storeLabels/${dora.accountId}`,
        headers: { authorization: `Bearer ${dora.jwt}`, 'browser-id': server.browserId, 'idempotency-key': key },
        payload: { contentType: 'image/png', size: png.length },
      });
    const key = randomUUID();
    const [first, second] = [await ask(), await ask()];
    expect(second.body.uploadId).toBe(first.body.uploadId);
    expect([await put(second.body, png), await put(first.body, png)]).toEqual([200, refusals.reused]);
  });

  test('unpublished files are deleted', async () => {
    const upload = await order(png);
    await put(upload, png);
    const pictures = createPictureService({ ...server.app.platform, ...server.app.services });
    const { signal } = new AbortController();
    await pictures.clear(signal);
    expect(await isStored(upload.uploadId)).toBe(true);
    server.clock.advance(2 * 3_600_000);
    expect(await pictures.clear(AbortSignal.abort())).toBe(0);
    expect(await pictures.clear(signal)).toBeGreaterThan(0);
    expect(await server.app.platform.storage.get(`uploads/${upload.uploadId}`)).toBeNull();
    expect(await pictures.clear(signal)).toBe(0);
    dora = await server.signIn(PEOPLE.professional);
    expect((await state()).state).toBe('none');
  });

  // How a picture is processed, and whose it is, doesn't depend on where it is stored.
  const once = kind === 'disk' ? [kind] : [];

  test.each(once)('uploads of another account can be neither requested, read nor removed', async () => {
    const client = await server.signIn(PEOPLE.client);
    const { after } = await bring(png);
    for (const as of [milo, client]) {
      milo = await server.signIn(PEOPLE.otherProfessional);
      expect((await call('POST', as, { contentType: 'image/png', size: 5 }, dora)).status).not.toBe(201);
      expect((await call('GET', as, undefined, dora)).status).not.toBe(200);
      expect((await call('DELETE', as, undefined, dora)).status).not.toBe(204);
    }
    expect((await call('POST', client, { contentType: 'image/png', size: 5 })).body.code).toBe('wrong_channel');
    expect(await state()).toEqual(after);
    const wrong = [
      { contentType: 'image/svg+xml', size: 5 },
      { contentType: 'image/png', size: 0 },
      { contentType: 'image/png', size: 5_242_881 },
      { contentType: 'image/png' },
      { contentType: 'image/png', size: 5, key: 'x' },
    ];
    for (const body of wrong) expect((await call('POST', dora, body)).status).toBe(400);
  });

  test.each(once)('JPEG and WebP are accepted, rotated upright and stripped of metadata', async () => {
    const jpeg = await photo(900, 600)
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE', ImageDescription: 'SECRET-NAME' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { after } = await bring(jpeg, 'image/jpeg');
    expect(after.state).toBe('ready');
    for (const format of ['avif', 'webp', 'png']) {
      const bytes = Buffer.from(await (await show(after, 'standard', format)).arrayBuffer());
      expect(bytes.includes('SECRET')).toBe(false);
      expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    }
    expect((await bring(await photo(300, 300).webp().toBuffer(), 'image/webp')).after.state).toBe('ready');
  });

  test.each(once)('a picture that is also an HTML page is only a picture afterward', async () => {
    const { after } = await bring(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));
    expect(after.state).toBe('ready');
    const response = await show(after, 'standard', 'png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer()).includes('<script>')).toBe(false);
  });
});

test('requesting URLs is limited', async () => {
  const server = await createTestServer(inject('cluster'));
  try {
    const { jwt, accountId } = await server.signIn(PEOPLE.professional);
    const ask = async () => {
      const { statusCode, headers } = await server.app.server.inject({
        method: 'POST',
        url: `/api/v1/uploads/storeLabels/${accountId}`,
        headers: { authorization: `Bearer ${jwt}`, 'browser-id': server.browserId },
        payload: { contentType: 'image/png', size: 5 },
      });
      return [statusCode, Number(headers['retry-after'] ?? 0) > 0];
    };
    for (let n = 0; n < 20; n += 1) expect(await ask()).toEqual([201, false]);
    expect(await ask()).toEqual([429, true]);
  } finally {
    await server.close();
  }
});

test('without PUBLIC_URL the file goes to the host that was called', async () => {
  const server = await createTestServer(inject('cluster'), { env: { PUBLIC_URL: '' } });
  try {
    const { jwt, accountId } = await server.signIn(PEOPLE.professional);
    const ask = async (host: string) => {
      const { body } = await server.inject<Upload>({
        method: 'POST',
        url: `/api/v1/uploads/storeLabels/${accountId}`,
        headers: { host, authorization: `Bearer ${jwt}`, 'browser-id': server.browserId },
        payload: { contentType: 'image/png', size: 5 },
      });
      return new URL(body.url).origin;
    };
    expect(await ask('localhost:4000')).toBe('http://localhost:4000');
    expect(await ask('[::1]:4000')).toBe('http://[::1]:4000');
    expect(await ask('evil.example/x?y=')).toBe(new URL(server.app.platform.publicUrl()).origin);
  } finally {
    await server.close();
  }
});
