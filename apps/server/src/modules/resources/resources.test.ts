import type { ResourceArchive, ResourceCounts } from '@regen/sdk';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { resourceArchives } from '../../routes.ts';
import { assetOf, entry, inStep, linkTo } from '../../testing/content-space.ts';
import { PEOPLE } from '../../testing/shop/people.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Caller, TestServer } from '../../testing/test-server.ts';
import { unzip } from '../../testing/unzip.ts';

const resourceOf = (slug: string, audiences: string[]) =>
  entry('resource', slug, {
    title: slug,
    slug,
    summary: 'A guide.',
    kind: 'Guide',
    topic: 'Brand',
    file: linkTo('Asset', `${slug}-file`),
    publishedAt: '2026-11-01T00:00:00Z',
    audiences,
  });

const textOf = (slug: string) => Buffer.from(`The text of ${slug}, which is as long as a text has to be.`);

let server: TestServer;
let dora: { jwt: string };
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: [resourceArchives] });
  dora = await server.signIn(PEOPLE.professional);
  const assets = await Promise.all(
    ['diary', 'chart', 'consent'].map((slug) =>
      assetOf(
        { server },
        {
          id: `${slug}-file`,
          title: slug,
          bytes: textOf(slug),
          contentType: 'text/plain',
          // Two of them have the same name, as it happens with files of editors.
          fileName: slug === 'chart' ? 'Diary.txt' : `${slug}.txt`,
        },
      ),
    ),
  );
  const drafts = [
    ...assets,
    resourceOf('diary', ['web', 'retail', 'b2b']),
    resourceOf('chart', ['web', 'retail', 'b2b']),
    resourceOf('consent', ['b2b']),
  ];
  const { contentStore } = server.app.services;
  await contentStore.saveDraft(...drafts);
  await contentStore.publish(...drafts);
});
afterAll(() => server?.close());

const archive = (slugs: readonly string[], as: Caller = 'client') =>
  server.call<ResourceArchive>('POST', '/resources/archive', { as, body: { slugs } });
const download = (url: string) => server.app.server.inject({ method: 'GET', url });

it('counts what each channel can read', async () => {
  const { body } = await server.call<ResourceCounts>('GET', '/resources/counts', { as: 'client' });
  expect(body.web).toBeGreaterThan(10);
  expect(body.retail).toBe(body.web);
  expect(body.b2b).toBeGreaterThan(body.web);
  expect(body.school).toBeGreaterThan(body.web);
});

describe('an archive', () => {
  it('has the files of the records, as long as it was announced', async () => {
    const { body } = await archive(['diary', 'chart']);
    expect(body).toMatchObject({ fileName: 'regen-resources.zip', fileCount: 2 });
    const answer = await download(body.url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers['content-disposition']).toContain('regen-resources.zip');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect([answer.rawPayload.length, Number(answer.headers['content-length'])]).toEqual([body.size, body.size]);
    const files = unzip(answer.rawPayload);
    expect(files).toEqual([
      { name: 'diary.txt', bytes: textOf('diary') },
      { name: 'Diary (2).txt', bytes: textOf('chart') },
    ]);
  });

  it('of a gated resource is for who may read its record, and says so to nobody else', async () => {
    const { body } = await archive(['consent', 'diary'], dora);
    expect(unzip((await download(body.url)).rawPayload)).toHaveLength(2);
    expect(await archive(['consent', 'diary'])).toMatchObject({
      status: 404,
      body: { message: 'There is no such resource.' },
    });
    expect(await archive(['no-such-resource'])).toMatchObject({
      status: 404,
      body: { message: 'There is no such resource.' },
    });
  });

  it('is there with its signature, for an hour', async () => {
    const { url } = (await archive(['consent'], dora)).body;
    const changed = url.replace(/grant=(.)/, (_, first: string) => `grant=${first === 'M' ? 'N' : 'M'}`);
    const refused = [changed, url.split('?', 1)[0] ?? '', `${url}&grant=x`];
    expect((await Promise.all(refused.map(download))).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    server.clock.advance(3_590_000);
    expect((await download(url)).statusCode).toBe(200);
    server.clock.advance(20_000);
    expect((await download(url)).statusCode).toBe(404);
    server.clock.advance(-3_610_000);
  });

  it('does not outlive a record', async () => {
    const { url } = (await archive(['chart'])).body;
    await inStep(server, (store) => store.unpublish({ kind: 'Entry', id: 'chart' }));
    expect((await download(url)).statusCode).toBe(404);
    await inStep(server, (store) => store.publish({ kind: 'Entry', id: 'chart' }));
    expect((await download(url)).statusCode).toBe(200);
  });

  it.each([[[]], [Array.from({ length: 51 }, (_, at) => `r-${at}`)], [['a', 'a']], [['../etc/passwd']]])(
    'is refused for %j',
    async (slugs) => {
      expect((await archive(slugs)).status).toBe(400);
    },
  );
});

describe('a caller that requests too many archives', () => {
  const HOUR = 3_600_000;

  it('waits for the next hour, by person and by address', async () => {
    server.clock.advance(HOUR);
    const person = await server.signIn(PEOPLE.professional);
    for (let count = 0; count < 60; count += 1) expect((await archive(['diary'], person)).status).toBe(200);
    const { status, headers, body } = await archive(['diary'], person);
    expect([status, body]).toEqual([429, expect.objectContaining({ code: 'rate_limited' })]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // Others behind the same address go on, as long as it does.
    for (let count = 61; count < 240; count += 1) expect((await archive(['diary'])).status).toBe(200);
    expect((await archive(['diary'])).status).toBe(429);
    server.clock.advance(HOUR);
    expect((await archive(['diary'])).status).toBe(200);
  });

  it('opens one URL 240 times in an hour', async () => {
    server.clock.advance(HOUR);
    const { url } = (await archive(['diary'])).body;
    for (let count = 0; count < 240; count += 1) expect((await download(url)).statusCode).toBe(200);
    const refused = await download(url);
    expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ code: 'rate_limited' })]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('has twelve downloads at a time', async () => {
    server.clock.advance(HOUR);
    // More than a connection takes on before somebody reads it.
    const poster = await assetOf(
      { server },
      {
        id: 'poster-file',
        title: 'poster',
        bytes: Buffer.alloc(24_000_000, 'a'),
        contentType: 'text/plain',
        fileName: 'poster.txt',
      },
    );
    await inStep(server, async (store) => {
      const entries = [poster, resourceOf('poster', ['web'])];
      await store.saveDraft(...entries);
      await store.publish(...entries);
    });
    const { url } = (await archive(['poster'])).body;
    await server.app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.server.address() as AddressInfo;
    const open = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path: url, agent: false }, resolve).once('error', reject);
      });
    const all = await Promise.all(Array.from({ length: 12 }, open));
    try {
      expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
      const refused = await open();
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
      refused.destroy();
      all[0]?.destroy();
      await expect
        .poll(async () => {
          const again = await open();
          again.destroy();
          return again.statusCode;
        })
        .toBe(200);
    } finally {
      for (const one of all) one.destroy();
    }
  });
});
