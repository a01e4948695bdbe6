// Previews of drafts, by two processes on one database.
import type { ContentPreview, ContentRecordPage } from '@regen/sdk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createSigner } from '../auth/secret.ts';
import { contentTokens } from '../content/delivery/tokens.ts';
import { routePlugins } from '../routes.ts';
import { assetOf, entry, linkTo } from '../testing/content-space.ts';
import { PEOPLE } from '../testing/shop/people.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { pageSaying, paragraph, textOf } from '../testing/written-content.ts';

const HOUR = 3_600_000;

let one: TestServer;
let other: TestServer;
let token: string;
beforeAll(async () => {
  one = await createTestServer(inject('cluster'), { routes: routePlugins });
  other = await createTestServer(inject('cluster'), { routes: routePlugins, shareWith: one });
  token = contentTokens(one.config, createSigner(one.config.JWT_SECRET ?? '')).preview;
  await save(
    pageSaying('Longer days.', { slug: 'draft' }),
    pageSaying('For clinics.', { slug: 'clinic', audiences: ['b2b'] }),
  );
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});

const save = (...drafts: ReturnType<typeof entry>[]) => one.app.services.contentStore.saveDraft(...drafts);

const open = (server: TestServer, url: string, cookie?: string) =>
  server.inject({ method: 'GET', url, headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } });

/** Opens a URL that starts a preview; the cookie that it sets. */
async function start(url: string): Promise<string> {
  const { status, headers } = await open(one, url);
  expect(status).toBe(303);
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}
const begin = () => start(`/draft?preview=${encodeURIComponent(token)}`);

const versionOf = async (server: TestServer, page: string, cookie: string) => {
  const { status, text } = await open(server, `/preview/version?page=${encodeURIComponent(page)}`, cookie);
  expect(status).toBe(200);
  return (JSON.parse(text) as { version: string }).version;
};

describe('a preview', () => {
  it('begins with the preview token, which then leaves the address', async () => {
    const { status, headers } = await open(one, `/draft?page=2&preview=${encodeURIComponent(token)}`);
    expect([status, headers.location]).toEqual([303, '/draft?page=2']);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(String(headers['set-cookie'])).toMatch(
      /^regen_preview=[^;]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(String(headers['set-cookie'])).not.toContain(token);
  });

  it('shows drafts at their addresses, in every process, and nobody else sees them, then or later', async () => {
    const cookie = await begin();
    expect((await open(one, '/draft')).status).toBe(404);
    for (const server of [one, other]) {
      const { status, headers, text } = await open(server, '/draft', cookie);
      expect([status, text.includes('Longer days.'), text.includes('Leave preview')]).toEqual([200, true, true]);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
      expect(headers['etag']).toBeUndefined();
      const visited = await open(server, '/draft');
      expect([visited.status, visited.text.includes('Longer days.')]).toEqual([404, false]);
    }
    const home = await open(one, '/');
    expect([home.text.includes('Leave preview'), home.headers['x-robots-tag']]).toEqual([false, undefined]);
  });

  it('is in the API for the same browser, uncached, and in feed and sitemap for nobody', async () => {
    const cookie = await begin();
    const titles = async (headers: Record<string, string>) => {
      const answer = await one.call<ContentRecordPage>('GET', '/content/page?perPage=100', { headers });
      return { headers: answer.headers, all: answer.body.items.map(({ title }) => title) };
    };
    const seen = await titles({ cookie });
    expect(seen.all).toContain('About draft');
    expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(seen.headers['etag']).toBeUndefined();
    expect((await titles({})).all).not.toContain('About draft');
    // Told apart by the channel as ever: a preview opens nothing that is gated.
    expect(seen.all).not.toContain('About clinic');
    expect((await open(one, '/sitemap.xml', cookie)).text).not.toContain('/draft');
    expect((await one.call('GET', '/pages/draft')).status).toBe(404);
    expect((await one.call('GET', '/pages/draft', { headers: { cookie } })).status).toBe(200);
  });

  it('says when a page shows something else than before, and not when another draft was saved', async () => {
    const cookie = await begin();
    const shown = /data-version="([^"]+)"/.exec((await open(one, '/draft', cookie)).text)?.[1];
    expect(shown).toBe(await versionOf(one, '/draft', cookie));
    expect(shown).toBe(await versionOf(other, '/draft', cookie));
    const wholeOf = await versionOf(one, '/protocols', cookie);
    await save(pageSaying('Elsewhere.', { slug: 'elsewhere' }));
    expect(await versionOf(other, '/draft', cookie)).toBe(shown);
    // The browser reads what such a page shows.
    expect(await versionOf(one, '/protocols', cookie)).not.toBe(wholeOf);
    const clinic = await versionOf(other, '/clinic', cookie);
    await save(
      pageSaying('Shorter nights.', { slug: 'draft' }),
      pageSaying('For schools.', { slug: 'clinic', audiences: ['b2b'] }),
    );
    expect(await versionOf(other, '/draft', cookie)).not.toBe(shown);
    expect((await open(other, '/draft', cookie)).text).toContain('Shorter nights.');
    // The visitors' rendering of a gated page shows nothing of it, and has changed for whoever may read it.
    expect(await versionOf(other, '/clinic', cookie)).not.toBe(clinic);
  });

  it('says so of a list too, whatever other channels have before its records', async () => {
    const post = (slug: string, publishedAt: string, audiences: string[], title = slug) =>
      entry('blogPost', slug, {
        title,
        slug,
        summary: 'About it.',
        topic: 'Skin science',
        body: textOf(paragraph('Words.')),
        publishedAt,
        audiences,
      });
    const gated = Array.from({ length: 40 }, (_, at) => post(`clinic-${at}`, '2026-12-01T00:00:00Z', ['b2b']));
    await save(...gated, post('newest', '2026-11-30T00:00:00Z', ['web']));
    const cookie = await begin();
    expect((await open(one, '/blogs', cookie)).text).toContain('newest');
    const before = await versionOf(one, '/blogs', cookie);
    await save(post('newest', '2026-11-30T00:00:00Z', ['web'], 'Another title'));
    expect(await versionOf(one, '/blogs', cookie)).not.toBe(before);
  });

  it('is in promotions too', async () => {
    const day = entry('promotionDay', 'spring-1', { title: 'First', day: 1, products: [], audiences: ['web'] });
    const spring = entry('promotion', 'spring', {
      title: 'Spring days',
      slug: 'spring',
      summary: 'Soon.',
      startsAt: '2027-03-01T07:00:00Z',
      endsAt: '2027-03-03T07:00:00Z',
      zone: 'America/Denver',
      days: [linkTo('Entry', 'spring-1')],
      audiences: ['web'],
    });
    await save(day, spring);
    const read = async (headers: Record<string, string>) => one.call('GET', '/promotions/spring', { headers });
    expect((await read({})).status).toBe(404);
    const { status, headers } = await read({ cookie: await begin() });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('shows files of drafts by a grant, and to nobody without', async () => {
    const picture = await assetOf(
      { server: one },
      {
        id: 'draft-file',
        title: 'A file',
        bytes: Buffer.from('A text of a draft.'),
        contentType: 'text/plain',
        fileName: 'a.txt',
      },
    );
    const guide = entry('resource', 'draft-guide', {
      title: 'A guide',
      slug: 'draft-guide',
      summary: 'A guide.',
      kind: 'Guide',
      topic: 'Brand',
      file: linkTo('Asset', 'draft-file'),
      publishedAt: '2026-11-01T00:00:00Z',
      audiences: ['web'],
    });
    await save(picture, guide);
    const cookie = await begin();
    const { body } = await one.call<{ file: { url: string } }>('GET', '/content/resource/draft-guide', {
      headers: { cookie },
    });
    const { status, text, headers } = await open(one, body.file.url);
    expect([status, text, headers['cache-control']]).toEqual([200, 'A text of a draft.', 'private, no-store']);
    expect((await open(one, body.file.url.split('?', 1)[0] ?? '')).status).toBe(404);
    expect((await open(other, body.file.url)).status).toBe(200);
    // A new token ends all previews, and what they have led to.
    const renewed = await createTestServer(inject('cluster'), {
      routes: routePlugins,
      shareWith: one,
      env: { CONTENT_PREVIEW_TOKEN: 'another-preview-token-of-this-test' },
    });
    expect((await open(renewed, body.file.url)).status).toBe(404);
    await renewed.close();
    one.clock.advance(5 * HOUR);
    expect((await open(one, body.file.url)).status).toBe(404);
  });

  it('is ended by the button, by time, and was never there with another cookie', async () => {
    const cookie = await begin();
    const left = await one.inject({ method: 'POST', url: '/preview/leave?to=/draft', headers: { cookie } });
    expect([left.status, left.headers.location]).toEqual([303, '/draft']);
    expect(String(left.headers['set-cookie'])).toMatch(/^regen_preview=; Max-Age=0; Path=\//);
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '']) {
      const { headers } = await one.inject({ method: 'POST', url: `/preview/leave?to=${encodeURIComponent(to)}` });
      expect(headers.location).toBe('/');
    }
    const [name, value = ''] = cookie.split('=', 2);
    for (const wrong of [`${name}=`, `${name}=${value.slice(0, -4)}aaaa`, `${name}=${token}`, `${name}=true`]) {
      expect((await open(one, '/draft', wrong)).status).toBe(404);
      expect((await open(one, '/preview/version?page=/draft', wrong)).status).toBe(404);
    }
    one.clock.advance(2 * HOUR);
    expect((await open(one, '/draft', cookie)).status).toBe(404);
  });

  it.each(['', 'guess', 'x'.repeat(64)])('does not begin with %j', async (guess) => {
    const { status, headers } = await open(one, `/draft?preview=${guess}`);
    expect([status, headers['set-cookie']]).toEqual([404, undefined]);
    const { delivery } = contentTokens(one.config, createSigner(one.config.JWT_SECRET ?? ''));
    expect((await open(one, `/draft?preview=${delivery}`)).status).toBe(404);
  });
});

it('staff get a link to start one, which is soon worthless; a link is no cookie', async () => {
  const staff = await one.signIn(PEOPLE.staff);
  const { body } = await one.call<ContentPreview>('POST', '/admin/content/preview', {
    as: staff,
    body: { page: '/draft?page=2' },
  });
  expect(body.url).toMatch(/^\/draft\?page=2&preview=/);
  const cookie = await start(body.url);
  expect((await open(other, '/draft', cookie)).status).toBe(200);
  const link = new URLSearchParams(body.url.split('?', 2)[1]).get('preview') ?? '';
  expect((await open(one, '/draft', `regen_preview=${encodeURIComponent(link)}`)).status).toBe(404);
  one.clock.advance(6 * 60_000);
  expect((await open(one, body.url)).headers['set-cookie']).toBeUndefined();
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    expect((await one.call('POST', '/admin/content/preview', { as: staff, body: { page: path } })).status).toBe(400);
  }
});

it('a link for staff stays in the store, and its own value is the only one', async () => {
  const staff = await one.signIn(PEOPLE.staff);
  const linkFor = async (path: string) =>
    (await one.call<ContentPreview>('POST', '/admin/content/preview', { as: staff, body: { page: path } })).body.url;
  for (const path of ['/.//evil.example', '/..//evil.example', '/a/../..//evil.example']) {
    expect(await linkFor(path)).toMatch(/^\/evil\.example\?preview=/);
  }
  await start(await linkFor('/draft?preview=wrong&page=2&preview=wrong'));
});

it('a draft that is hostile shows nothing of itself but text', async () => {
  await save(
    entry('page', 'draft', {
      title: '<script>alert(1)</script>',
      slug: 'draft',
      description: 'd',
      revisedAt: '2026-11-01',
      body: textOf(paragraph('</script><script>alert(2)</script>')),
      audiences: ['web'],
    }),
  );
  const { status, text } = await open(one, '/draft', await begin());
  expect([status, text.includes('<script>alert(')]).toEqual([200, false]);
});
