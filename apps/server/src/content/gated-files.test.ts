// Files of records: as readable as the records that link to them.
import type { ContentFile } from '@regen/content-sdk';
import type { ContentRecord } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { contentDelivery } from '../routes.ts';
import { assetOf, entry, linkTo, inStep } from '../testing/content-space.ts';
import { PEOPLE } from '../testing/shop/people.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { Caller, TestServer } from '../testing/test-server.ts';
import { hashOf } from './files/asset-files.ts';

const HOUR = 3_600_000;
const text = (id: string) => Buffer.from(`The text of ${id}, which is as long as a text has to be.`);

let server: TestServer;
let dora: { jwt: string };
beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { routes: [contentDelivery] });
  dora = await server.signIn(PEOPLE.professional);
  const { contentStore } = server.app.services;
  const guide = (id: string, audiences: string[], file: string) =>
    entry('resource', id, {
      title: id,
      slug: id,
      summary: 'A guide.',
      kind: 'Guide',
      topic: 'Brand',
      file: linkTo('Asset', file),
      publishedAt: '2026-11-01T00:00:00Z',
      audiences,
    });
  const assets = await Promise.all(
    ['gated-file', 'shared-file', 'unlinked-file'].map((id) =>
      assetOf({ server }, { id, title: id, bytes: text(id), contentType: 'text/plain', fileName: `${id}.txt` }),
    ),
  );
  const drafts = [
    ...assets,
    guide('for-clinics', ['b2b'], 'gated-file'),
    guide('for-clinics-too', ['b2b'], 'shared-file'),
    guide('for-all', ['web', 'retail', 'b2b', 'school'], 'shared-file'),
  ];
  await contentStore.saveDraft(...drafts);
  await contentStore.publish(...drafts);
});
afterAll(() => server?.close());

async function fileOf(slug: string, as: Caller): Promise<string> {
  const { body } = await server.call<ContentRecord>('GET', `/content/resource/${slug}`, { as });
  return (body['file'] as ContentFile).url;
}
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers });

describe('a file that only records of a channel link to', () => {
  it('is there for who has read such a record, and kept nowhere', async () => {
    const url = await fileOf('for-clinics', dora);
    expect(url).toMatch(/^\/content\/files\/.*\?grant=/);
    const answer = await get(url);
    expect([answer.status, answer.text]).toEqual([200, String(text('gated-file'))]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    // Videos are read in parts.
    const part = await get(url, { range: 'bytes=4-7' });
    expect([part.status, part.text, part.headers['cache-control']]).toEqual([206, 'text', 'private, no-store']);
  });

  it('is not there without a grant of its own', async () => {
    const url = await fileOf('for-clinics', dora);
    const [path = '', grant = ''] = url.split('?grant=');
    const shared = (await fileOf('for-all', 'client')).split('?', 1)[0] ?? '';
    const changed = `${grant.slice(0, -2)}${grant.endsWith('AA') ? 'BB' : 'AA'}`;
    const answers = await Promise.all([get(path), get(`${path}?grant=${changed}`), get(`${path}?grant=`)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await get(`${shared}?grant=${grant}`)).headers['cache-control']).toContain('public');
  });

  it('is there for some hours, under one URL', async () => {
    const url = await fileOf('for-clinics', dora);
    server.clock.advance(2 * HOUR - 1000);
    expect((await get(url)).status).toBe(200);
    server.clock.advance(2 * HOUR + 1000);
    expect((await get(url)).status).toBe(404);
    server.clock.advance(-4 * HOUR);
    expect(await fileOf('for-clinics', dora)).toBe(url);
  });
});

it('a file of a record for everybody is public, whoever reads it', async () => {
  const urls = await Promise.all([
    fileOf('for-all', 'client'),
    fileOf('for-all', dora),
    fileOf('for-clinics-too', dora),
  ]);
  expect(new Set(urls).size).toBe(1);
  const { status, headers } = await get(urls[0] ?? '');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

it('a file that no published record links to is there for nobody', async () => {
  const urlOf = async (id: string) => (await fileOf(id, dora)).split('?', 1)[0] ?? '';
  const [gated, shared] = await Promise.all([urlOf('for-clinics'), urlOf('for-all')]);
  const unlinked = shared
    .replace('shared-file', 'unlinked-file')
    .replace(/[0-9a-f]{64}/, hashOf(text('unlinked-file')));
  expect((await get(unlinked)).status).toBe(404);
  await inStep(server, (store) => store.unpublish({ kind: 'Entry', id: 'for-clinics' }));
  expect((await get(gated)).status).toBe(404);
  await inStep(server, (store) => store.publish({ kind: 'Entry', id: 'for-clinics' }));
});

it('reading a record asks the database nothing about its files', async () => {
  const look = vi.spyOn(server.app.services.spaceReader, 'current');
  try {
    expect(await fileOf('for-clinics', dora)).toContain('?grant=');
    expect(look).not.toHaveBeenCalled();
  } finally {
    look.mockRestore();
  }
});

it('a file is gated from the moment on at which its last record for everybody is gone', async () => {
  const url = await fileOf('for-all', 'client');
  await server.app.services.contentStore.unpublish({ kind: 'Entry', id: 'for-all' });
  expect((await get(url)).status).toBe(404);
  await server.app.services.contentStore.publish({ kind: 'Entry', id: 'for-all' });
  expect((await get(url)).status).toBe(200);
});
