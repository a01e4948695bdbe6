import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startContentServer } from '../testing/content-space.ts';
import type { ContentServer } from '../testing/content-space.ts';
import { runCli } from '../testing/run-cli.ts';
import { CONTENT_FOLDER } from '../testing/shop/fill-shop.ts';
import { CONTENT_TOPIC } from './store/content-store.ts';

let content: ContentServer;
let folder: string;

beforeAll(async () => {
  content = await startContentServer(inject('cluster'));
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await content?.server.close();
});

const run = (...args: string[]) => {
  const { config, databaseUrl } = content.server;
  return runCli('content-cli.ts', args.length > 0 ? args : ['import', folder], {
    env: { DATABASE_URL: databaseUrl, DATA_FOLDER: config.DATA_FOLDER },
  });
};

it('content files are published beside a running server, with their pictures', async () => {
  const heard: unknown[] = [];
  content.server.app.platform.bus.subscribe(CONTENT_TOPIC, (payload) => void heard.push(payload));
  const page = [
    '---',
    'title: New',
    'slug: new',
    'description: New.',
    'revisedAt: 2026-11-01',
    'audiences: [web]',
    '---',
  ];
  writeFileSync(join(folder, 'entries/page/new.md'), [...page, '', '![](asset:shelf)'].join('\n'));
  expect(await run()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^1 of \d+ records were new or different\.\n$/),
  });
  const { fields } = await content.client.getEntry('new');
  expect(fields).toMatchObject({ title: 'New', audiences: ['web'] });
  const picture = await content.client.getAsset('shelf');
  const response = await fetch(`http:${picture.fields.file?.url ?? ''}?w=320&fm=avif`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
  await expect.poll(() => heard).toHaveLength(1);
});

it('content files with a mistake are named, and nothing is published', async () => {
  writeFileSync(join(folder, 'entries/page/new.md'), '---\ntitle: Newer\n---\n');
  const { code, stderr } = await run();
  expect([code, stderr]).toEqual([1, expect.stringContaining('entries/page/new.md slug: is required\n')]);
  expect((await content.client.getEntry('new')).fields['title']).toBe('New');
});

it('unpublishes an entry by its slug or id, and keeps it as a draft', async () => {
  const isThere = (id: string) =>
    content.client.getEntry(id).then(
      () => true,
      () => false,
    );
  const { rows } = await content.server.db.query<{ id: string; slug: string | null }>(
    `select id, fields -> 'slug' ->> 'en-US' as slug from content_records
     where published_fields is not null and content_type_id in ('page', 'homeSection') order by content_type_id desc, id limit 20`,
  );
  const page = rows.find(({ slug }) => slug !== null);
  const section = rows.find(({ slug }) => slug === null);
  expect([await isThere(page?.id ?? ''), await isThere(section?.id ?? '')]).toEqual([true, true]);
  expect(await run('unpublish', 'page', page?.slug ?? '')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`The page ${page?.id} is no longer published.`),
  });
  expect(await run('unpublish', 'homeSection', section?.id ?? '')).toMatchObject({ code: 0 });
  await expect.poll(() => isThere(page?.id ?? '')).toBe(false);
  await expect.poll(() => isThere(section?.id ?? '')).toBe(false);

  const refused = async (...args: string[]) => (await run('unpublish', ...args)).stderr;
  expect(await refused('page', page?.slug ?? '')).toBe(`The page ${page?.id} is not published.\n`);
  expect(await refused('page', 'nowhere')).toBe('There is no page with the id or slug nowhere.\n');
  expect(await refused('pages', 'nowhere')).toMatch(/^pages is not a content type. The types are .*page/);
});
