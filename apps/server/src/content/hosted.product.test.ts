// The store on a hosted space: another process, which serves the delivery API and is then killed.
import type { ContentState } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { routePlugins } from '../routes.ts';
import { entry, linkTo } from '../testing/content-space.ts';
import { newDataFolder, startServerProcess } from '../testing/server-process.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { PEOPLE } from '../testing/shop/people.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { pageSaying, paragraph, sectionSaying, textOf } from '../testing/written-content.ts';
import { CONTENT_TOPIC } from './store/content-store.ts';

const TOKENS = { CONTENT_TOKEN: 'delivery-token-of-this-test', CONTENT_PREVIEW_TOKEN: 'preview-token-of-this-test' };
const MINUTE = 60_000;
const SCRIPT = '<script>alert(1)</script>';

/** Where editors write. */
let editors: TestServer;
/** What the store reads: a process with the same database. */
let space: ServerProcess;
let store: TestServer;
beforeAll(async () => {
  editors = await createTestServer(inject('cluster'));
  space = startServerProcess({
    DATABASE_URL: editors.databaseUrl,
    DATA_FOLDER: newDataFolder(),
    JWT_SECRET: 'the secret of the content service in this test',
    CONTENT_RATE_LIMIT: '100000',
    ...TOKENS,
  });
  const { contentStore } = editors.app.services;
  const pressed = {
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: paragraph('press').content }],
  };
  const circle = { nodeType: 'embedded-entry-block', data: { target: linkTo('Entry', 'circle') }, content: [] };
  const drafts = [
    sectionSaying(SCRIPT, 'script'),
    sectionSaying('Too much.', 'huge'),
    sectionSaying('Something else.', 'wrong'),
    entry('pageSection', 'circle', { body: textOf(circle), audiences: ['web'] }),
    entry('pageSection', 'pressed', { body: textOf(pressed), audiences: ['web'] }),
    sectionSaying('This one is fine.', 'fine'),
    pageSaying('All is well.', { sections: ['script', 'huge', 'wrong', 'circle', 'nowhere', 'pressed', 'fine'] }),
  ];
  await contentStore.saveDraft(...drafts);
  await contentStore.publish(...drafts);
  // Past all checks: a hosted space has its own.
  const write = (id: string, body: unknown) =>
    editors.db.query(
      `update content_records set published_fields = jsonb_set(published_fields, '{body,en-US}', $2::jsonb), fields = jsonb_set(fields, '{body,en-US}', $2::jsonb) where id = $1`,
      [id, JSON.stringify(body)],
    );
  await write('huge', textOf(paragraph('so much text '.repeat(400_000))));
  await write('wrong', { nodeType: 'document', content: 'no list', data: 7 });
  const CONTENT_HOST = `${await space.listening}/content`;
  store = await createTestServer(inject('cluster'), { routes: routePlugins, env: { CONTENT_HOST, ...TOKENS } });
  await store.app.services.content.open();
});
afterAll(async () => {
  space?.child.kill('SIGKILL');
  await space?.ended;
  await store?.close();
  await editors?.close();
});

const open = async (server: TestServer, url: string, cookie?: string) =>
  server.inject({ method: 'GET', url, headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } });

describe('while the space is there', () => {
  it('a hostile record harms its own section at most', async () => {
    const { status, text } = await open(store, '/spring');
    expect(status).toBe(200);
    for (const shown of ['All is well.', 'press', 'This one is fine.']) expect(text).toContain(shown);
    for (const hidden of [SCRIPT, 'javascript:alert', 'no list']) expect(text).not.toContain(hidden);
    // Not five megabytes.
    expect(text.length).toBeLessThan(1_000_000);
  });

  it('writers preview drafts from the API that has them, which nobody else is shown', async () => {
    const started = await open(store, `/unpublished?preview=${TOKENS.CONTENT_PREVIEW_TOKEN}`);
    const cookie = String(started.headers['set-cookie']).split(';', 1)[0] ?? '';
    const draft = (text: string) => pageSaying(text, { slug: 'unpublished' });
    expect((await open(store, '/unpublished', cookie)).status).toBe(404);
    await editors.app.services.contentStore.saveDraft(draft('The first words.'));
    store.clock.advance(1_000);
    expect((await open(store, '/unpublished', cookie)).text).toContain('The first words.');
    await editors.app.services.contentStore.saveDraft(draft('Better words.'));
    store.clock.advance(1_000);
    const { text, headers } = await open(store, '/unpublished', cookie);
    expect([text.includes('Better words.'), text.includes('The first words.')]).toEqual([true, false]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await open(store, '/unpublished')).status).toBe(404);
    // The API of drafts says nothing of what is gone, so all of them are read again now and then.
    await editors.app.services.contentStore.remove({ kind: 'Entry', id: 'unpublished' });
    store.clock.advance(MINUTE);
    expect((await open(store, '/unpublished', cookie)).status).toBe(404);
  });
});

describe('when the space is gone', () => {
  let paths: string[];
  beforeAll(async () => {
    const { text } = await open(store, '/sitemap.xml');
    const all = [...text.matchAll(/<loc>http:\/\/store\.test(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
    paths = all.filter((path) => !/^\/(products|store)\b/.test(path));
    space.child.kill('SIGKILL');
    await space.ended;
  });

  it('every page of content is rendered from the snapshot, in this process and in one that starts now', async () => {
    expect(paths.filter((path) => path.startsWith('/blogs/')).length).toBeGreaterThan(10);
    const { CONTENT_HOST = '' } = store.config;
    const restarted = await createTestServer(inject('cluster'), {
      routes: routePlugins,
      shareWith: store,
      env: { ...TOKENS, CONTENT_HOST },
    });
    for (const server of [store, restarted]) {
      const statuses = await Promise.all(paths.map(async (path) => [path, (await open(server, path)).status] as const));
      expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    }
    expect((await open(restarted, '/spring')).text).toContain('All is well.');
    await restarted.close();
  });

  it('staff see how old it is and why; everybody else is refused', async () => {
    const staff = await store.signIn(PEOPLE.staff);
    const before = (await store.call<ContentState>('GET', '/admin/content', { as: staff })).body;
    expect(before).toMatchObject({ source: 'hosted', canPreview: true });
    await store.app.platform.bus.publish(CONTENT_TOPIC, { seq: 1 });
    const state = async () => (await store.call<ContentState>('GET', '/admin/content', { as: staff })).body;
    await expect.poll(async () => (await state()).error, { timeout: MINUTE, interval: 500 }).not.toBeNull();
    const { error, ageSeconds, syncedAt } = await state();
    expect(error).toMatch(/Network Error|ECONNREFUSED/);
    expect(error).not.toContain(TOKENS.CONTENT_TOKEN);
    expect(ageSeconds).toBeGreaterThanOrEqual(0);
    expect(Date.parse(syncedAt ?? '')).toBeLessThanOrEqual(store.clock.now().getTime());
    const dora = await store.signIn(PEOPLE.professional);
    expect((await store.call('GET', '/admin/content', { as: dora })).status).toBe(403);
  });
});
