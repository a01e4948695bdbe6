import type { ResourceArchive, ResourceCounts } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { resourceArchives } from '../../routes.ts';
import { assetOf, entry, inStep, linkTo } from '../../testing/content-space.ts';
import { createTestServer } from '../../testing/test-server.ts';
import type { Caller, TestServer } from '../../testing/test-server.ts';
import { unzip } from '../../testing/unzip.ts';

const textOf = (slug: string) => Buffer.from(`The text of ${slug}, which is as long as a text has to be.`);

let server: TestServer;
let dana: { jwt: string };
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: [resourceArchives] });
  dana = await server.signIn('dana@lumenclinic.example');
  const guide = (slug: string, audiences: string[]) =>
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
    guide('diary', ['web', 'retail', 'b2b']),
    guide('chart', ['web', 'retail', 'b2b']),
    guide('consent', ['b2b']),
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
    const { body } = await archive(['consent', 'diary'], dana);
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
    const { url } = (await archive(['consent'], dana)).body;
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
