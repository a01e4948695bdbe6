import { SignJWT } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createFileAccess } from '../fill/store-access.ts';
import { assetOf, entry, failureOf, linkTo, publish, startContentServer } from '../testing/content-space.ts';
import type { ContentServer } from '../testing/content-space.ts';
import { CONTENT_FOLDER } from '../testing/shop/fill-shop.ts';

let content: ContentServer;
let picture: string;
let secured: string;
const logged: string[] = [];

/** A record for everybody, which opens the file of the asset it links to. */
const opening = (asset: string) =>
  entry('resource', `with-${asset}`, {
    title: asset,
    slug: `with-${asset}`,
    summary: 'A guide.',
    kind: 'Guide',
    topic: 'Brand',
    file: linkTo('Asset', asset),
    publishedAt: '2026-11-01T00:00:00Z',
    audiences: ['web', 'retail', 'b2b', 'school'],
  });

beforeAll(async () => {
  content = await startContentServer(inject('cluster'), { logTo: { write: (line) => void logged.push(line) } });
  // Red on the left, blue on the right.
  const half = (background: string) => ({ create: { width: 200, height: 200, channels: 3 as const, background } });
  const right = await sharp(half('#0000ff')).png().toBuffer();
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 200, top: 0 }])
    .png()
    .toBuffer();
  const image = { width: 400, height: 200 };
  const common = { bytes, contentType: 'image/png', fileName: 'halves.png', image };
  await publish(
    content,
    await assetOf(content, { id: 'halves', title: 'Halves', ...common }),
    await assetOf(content, { id: 'secured', title: 'Secured', ...common, isSecured: true }),
    await assetOf(content, {
      id: 'page',
      title: 'A page',
      bytes: Buffer.from('<script>alert(1)</script>'),
      contentType: 'text/html',
      fileName: 'page.html',
    }),
    opening('halves'),
    opening('page'),
    opening('video'),
    opening('draft'),
  );
  picture = await urlOf('halves');
  secured = await urlOf('secured');
});
afterAll(() => content?.server.close());

async function urlOf(id: string): Promise<string> {
  const { fields } = await content.client.getAsset(id);
  return `http:${fields.file?.url ?? ''}`;
}

/** Size, format and the color of a pixel of an image. */
async function look(url: string, at: [x: number, y: number] = [0, 0]) {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  const pixel = await sharp(bytes)
    .ensureAlpha()
    .extract({ left: at[0], top: at[1], width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { type: response.headers.get('content-type'), format, size: [width, height], pixel: [...pixel] };
}

const isRed = ([r = 0, , b = 0]: number[]) => r > 200 && b < 60;

describe('images', () => {
  it.each<[query: string, expected: { size: number[]; format?: string }]>([
    ['', { size: [400, 200], format: 'png' }],
    ['?w=100', { size: [100, 50] }],
    ['?h=100', { size: [200, 100] }],
    ['?w=100&h=100', { size: [100, 50] }],
    ['?w=800', { size: [400, 200] }],
    ['?w=100&h=100&fit=pad', { size: [100, 100] }],
    ['?w=100&h=100&fit=fill', { size: [100, 100] }],
    ['?w=100&h=100&fit=scale', { size: [100, 100] }],
    ['?w=100&h=100&fit=crop', { size: [100, 100] }],
    ['?w=100&h=100&fit=thumb&f=face', { size: [100, 100] }],
    ['?fm=webp', { size: [400, 200], format: 'webp' }],
    ['?fm=avif&q=40', { size: [400, 200], format: 'heif' }],
    ['?fm=jpg&fl=progressive&q=50', { size: [400, 200], format: 'jpeg' }],
    ['?fm=gif&w=40', { size: [40, 20], format: 'gif' }],
  ])('%s', async (query, expected) => {
    expect(await look(`${picture}${query}`)).toMatchObject(expected);
  });

  it('are cut where they have their focus, padded and rounded', async () => {
    expect(isRed((await look(`${picture}?w=100&h=100&fit=crop&f=left`)).pixel)).toBe(true);
    expect(isRed((await look(`${picture}?w=100&h=100&fit=crop&f=right`)).pixel)).toBe(false);
    expect(isRed((await look(`${picture}?w=90&h=90&fit=fill&f=top_left`, [80, 80])).pixel)).toBe(true);
    expect((await look(`${picture}?w=100&h=100&fit=pad&bg=rgb:00ff00`)).pixel).toEqual([0, 255, 0, 255]);
    expect((await look(`${picture}?w=100&h=100&fit=pad`)).pixel[3]).toBe(0);
    expect((await look(`${picture}?r=20`)).pixel[3]).toBe(0);
    expect((await look(`${picture}?r=max&fm=jpg&bg=rgb:00ff00`)).pixel[1]).toBeGreaterThan(200);
  });

  it.each(['?w=0', '?w=4001', '?h=x', '?fit=stretch', '?f=nose', '?fm=bmp', '?q=101', '?r=-1', '?bg=red', '?fl=fast'])(
    'refuse %s',
    async (query) => {
      const response = await fetch(`${picture}${query}`);
      expect([response.status, await response.json()]).toMatchObject([400, { sys: { id: 'BadRequest' } }]);
    },
  );

  it('can be kept forever, by their content', async () => {
    const { headers } = await fetch(`${picture}?w=100`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(picture.replace(/[0-9a-f]{64}/, 'a'.repeat(64)))).status).toBe(404);
  });
});

describe('making an image', () => {
  it('reads its original once, however many ask for it', async () => {
    const read = vi.spyOn(content.server.app.platform.storage, 'get');
    try {
      const all = await Promise.all(Array.from({ length: 30 }, () => fetch(`${picture}?w=123`)));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
      expect(read).toHaveBeenCalledTimes(1);
    } finally {
      read.mockRestore();
    }
  });
});

describe('the file of a draft', () => {
  const page = (text: string) => ({
    id: 'draft',
    title: 'A draft',
    bytes: Buffer.from(text),
    contentType: 'text/plain',
    fileName: 'draft.txt',
  });

  it('is there for previews only, and not kept', async () => {
    await content.store.saveDraft(await assetOf(content, page('a draft')));
    const { fields } = await content.preview.getAsset('draft');
    const url = `http:${fields.file?.url ?? ''}`;
    expect((await fetch(url)).status).toBe(404);
    const as = (token: string) => fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect((await as(content.tokens.delivery)).status).toBe(404);
    const response = await as(content.tokens.preview);
    expect([await response.text(), response.headers.get('cache-control')]).toEqual(['a draft', 'private, no-store']);
    expect((await fetch(`${url}?access_token=${content.tokens.preview}`)).status).toBe(200);
    await content.store.publish({ kind: 'Asset', id: 'draft' });
    expect((await fetch(url)).status).toBe(200);
    await content.store.saveDraft(await assetOf(content, page('edited')));
    const edited = await content.preview.getAsset('draft');
    expect((await fetch(`http:${edited.fields.file?.url ?? ''}`)).status).toBe(404);
    await content.store.unpublish({ kind: 'Asset', id: 'draft' });
    expect((await fetch(url)).status).toBe(404);
  });
});

describe('other files', () => {
  it('run nothing', async () => {
    const response = await fetch(await urlOf('page'));
    expect(response.headers.get('content-disposition')).toBe('attachment');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a part of a file', () => {
  it.each<[range: string, status: number, part: string, contentRange: string | null]>([
    ['bytes=2-4', 206, 'cde', 'bytes 2-4/10'],
    ['bytes=7-', 206, 'hij', 'bytes 7-9/10'],
    ['bytes=-2', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=8-99', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=5-2', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, 'abcdefghij', null],
    ['pages=1-2', 200, 'abcdefghij', null],
  ])('%s', async (range, status, part, contentRange) => {
    const video = {
      id: 'video',
      title: 'Video',
      bytes: Buffer.from('abcdefghij'),
      contentType: 'video/mp4',
      fileName: 'v.mp4',
    };
    await publish(content, await assetOf(content, video));
    const response = await fetch(await urlOf('video'), { headers: { range } });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      part,
      contentRange,
    ]);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });
});

describe('secured files', () => {
  const now = () => Math.floor(content.server.clock.now().getTime() / 1000);

  async function keyUntil(expiresAt: number) {
    const response = await fetch(`${content.server.url}/content/spaces/regen/environments/master/asset_keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${content.tokens.delivery}`, 'content-type': 'application/json' },
      body: JSON.stringify({ expiresAt }),
    });
    return {
      status: response.status,
      body: (await response.json()) as { policy: string; secret: string; message?: string },
    };
  }

  async function signed(url: string, { policy, secret }: { policy: string; secret: string }, exp?: number) {
    const jwt = new SignJWT({ sub: url }).setProtectedHeader({ alg: 'HS256' });
    const token = await (exp === undefined ? jwt : jwt.setExpirationTime(exp)).sign(new TextEncoder().encode(secret));
    return `${url}?policy=${encodeURIComponent(policy)}&token=${token}`;
  }

  it('are opened by a URL that was signed with a key', async () => {
    expect(secured).toContain('/content/secured-files/');
    expect((await fetch(secured)).status).toBe(403);
    const { body: key } = await keyUntil(now() + 60);
    const url = await signed(secured, key);
    const response = await fetch(url);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await look(`${url}&w=50`)).size).toEqual([50, 25]);
    expect(logged.filter((line) => line.includes(new URL(url).searchParams.get('token') ?? ''))).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    expect((await fetch(url.replace('secured-files', 'files'))).status).toBe(404);
    expect((await fetch(url.replace('halves.png', 'other.png'))).status).toBe(403);
    expect((await fetch(await signed(secured, { ...key, secret: 'x'.repeat(64) }))).status).toBe(403);
    expect((await fetch(await signed(secured, key, now() - 5))).status).toBe(403);
    content.server.clock.advance(61_000);
    expect((await fetch(url)).status).toBe(403);
  });

  it('become so at once, before they are published again', async () => {
    const before = await urlOf('page');
    const page = {
      id: 'page',
      title: 'A page, edited',
      bytes: Buffer.from('x'),
      contentType: 'text/plain',
      fileName: 'a.txt',
    };
    await content.store.saveDraft(await assetOf(content, { ...page, isSecured: true }));
    expect((await fetch(before)).status).toBe(404);
    expect(await urlOf('page')).toContain('/content/secured-files/');
    expect((await content.client.getAsset('page')).fields.title).toBe('A page');
    expect((await content.preview.getAsset('page')).fields.title).toBe('A page, edited');
  });

  it('have keys for 48 hours at most', async () => {
    expect((await keyUntil(now() + 172_800)).status).toBe(200);
    for (const [expiresAt, reason] of [
      [now() + 172_801, 'more than 48 hours ahead'],
      [now() - 1, 'in the past'],
      [1.5, 'a whole number'],
    ] as const) {
      const { status, body } = await keyUntil(expiresAt);
      expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(reason)]);
    }
    expect(
      await failureOf(
        content.connect({ accessToken: 'x'.repeat(30) }).createAssetKey(Math.floor(Date.now() / 1000) + 3_600),
      ),
    ).toMatchObject({
      status: 401,
    });
    const key = await content.client.createAssetKey(Math.floor(Date.now() / 1000) + 3_600);
    expect(Object.keys(key).toSorted()).toEqual(['policy', 'secret']);
  });
});

it('stores the files of a folder once if its records already exist', async () => {
  const { db, storage } = content.server.app.platform;
  const shelf = await urlOf('shelf');
  expect((await fetch(shelf)).status).toBe(404);
  await createFileAccess(db, storage).importContentFiles(CONTENT_FOLDER);
  expect((await look(shelf)).size).toEqual([1200, 1500]);
  let puts = 0;
  const counting: Parameters<typeof createFileAccess>[1] = {
    get: (key) => storage.get(key),
    sizeOf: (key) => storage.sizeOf(key),
    put: async () => void (puts += 1),
  };
  await createFileAccess(db, counting).importContentFiles(CONTENT_FOLDER);
  expect(puts).toBe(0);
});
