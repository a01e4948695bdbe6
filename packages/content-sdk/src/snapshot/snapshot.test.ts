import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContentClient } from '../client/create-content-client.ts';
import { ContentParameterError, ContentServerError } from '../client/errors.ts';
import type { ListParams } from '../data/reader.ts';
import { author, blogPost, blogPostCard, faq, page } from '../models/index.ts';
import type { BlogPost } from '../models/index.ts';
import { errorAnswer, startDeliveryServer, TOKEN } from '../testing/delivery-server.ts';
import type { DeliveryServer } from '../testing/delivery-server.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { openSnapshot, putFaq, putPage, putPost } from '../testing/open-snapshot.ts';
import { assetLink, entryLink, inLocales } from '../testing/space.ts';
import type { ContentChange } from './content-index.ts';
import type { Snapshot } from './create-snapshot.ts';
import type { StoredSnapshot } from './storage.ts';

let server: DeliveryServer;
beforeEach(async () => {
  server = await startDeliveryServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server[Symbol.asyncDispose]();
});

const idsOf = async (snapshot: Snapshot): Promise<string[]> => {
  const { items } = await snapshot.unrestricted().list(faq, { perPage: 1_000 });
  return items.map(({ id }) => id);
};

describe('sync', () => {
  it('reads everything, page by page, then only what has changed', async () => {
    server.pageSize = 2;
    for (const id of ['a', 'b', 'c', 'd', 'e']) putFaq(server.space, id);
    const { snapshot } = await openSnapshot(server);
    expect(await idsOf(snapshot)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(server.requests).toHaveLength(3);

    server.space.remove('Entry', 'b');
    putFaq(server.space, 'c', { question: 'Changed' });
    putFaq(server.space, 'f');
    server.requests.length = 0;
    await snapshot.sync();
    expect(await idsOf(snapshot)).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(await snapshot.reader('web').get(faq, 'c')).toMatchObject({ question: 'Changed' });
    expect(await snapshot.reader('web').get(faq, 'b')).toBeNull();
    expect(server.requests.every((request) => request.includes('sync_token='))).toBe(true);
  });

  it('says what has changed, and what embeds it', async () => {
    const { space } = server;
    space.asset('portrait', {});
    space.entry('author', 'mara', { name: 'Mara', slug: 'mara', portrait: assetLink('portrait') });
    putPost(space, 'peptides', { author: entryLink('mara') });
    putPost(space, 'acids', { related: [entryLink('peptides')] });
    putPost(space, 'alone');
    const { snapshot } = await openSnapshot(server);
    const changes: ContentChange[] = [];
    const end = snapshot.onChange((change) => changes.push(change));

    space.asset('portrait', { title: 'New' });
    space.entry('author', 'mara', { name: 'Mara', slug: 'mara-quist', portrait: assetLink('portrait') });
    space.remove('Entry', 'alone');
    space.entry('unknownType', 'x', {});
    await snapshot.sync();
    expect(changes).toHaveLength(1);
    const [change] = changes;
    expect(change?.isFull).toBe(false);
    expect(change?.records).toHaveLength(6);
    expect(change?.records).toEqual(
      expect.arrayContaining([
        { linkType: 'Asset', type: 'asset', id: 'portrait', change: 'changed', slugs: [] },
        { linkType: 'Entry', type: 'author', id: 'mara', change: 'changed', slugs: ['mara', 'mara-quist'] },
        { linkType: 'Entry', type: 'blogPost', id: 'alone', change: 'deleted', slugs: ['alone'] },
        { linkType: 'Entry', type: 'unknownType', id: 'x', change: 'added', slugs: [] },
        { linkType: 'Entry', type: 'blogPost', id: 'peptides', change: 'linked', slugs: ['peptides'] },
        { linkType: 'Entry', type: 'blogPost', id: 'acids', change: 'linked', slugs: ['acids'] },
      ]),
    );
    expect(await snapshot.sync()).toBeNull();
    end();
    putFaq(space, 'a');
    await snapshot.sync();
    expect(changes).toHaveLength(1);
  });

  it('sees a link heal, and break again', async () => {
    putPost(server.space, 'acids', { author: entryLink('mara') });
    const { snapshot, problems } = await openSnapshot(server);
    const read = async () => (await snapshot.reader('web').get(blogPost, 'acids'))?.author?.name;
    expect(await read()).toBeUndefined();
    server.space.entry('author', 'mara', { name: 'Mara', slug: 'mara' });
    await snapshot.sync();
    expect(await read()).toBe('Mara');
    server.space.remove('Entry', 'mara');
    await snapshot.sync();
    expect(await read()).toBeUndefined();
    expect(problems.map(({ reason }) => reason)).toEqual(['broken-link', 'broken-link']);
  });

  it('moves a record to another type', async () => {
    putFaq(server.space, 'one');
    const { snapshot } = await openSnapshot(server);
    putPage(server.space, 'one');
    await snapshot.sync();
    expect(await snapshot.reader('web').get(faq, 'one')).toBeNull();
    expect(await snapshot.reader('web').get(page, 'one')).toMatchObject({ title: 'Page one' });
  });

  it('reads everything again if its token is refused, and names only what differs', async () => {
    for (const id of ['a', 'b', 'c']) putFaq(server.space, id);
    const { snapshot } = await openSnapshot(server);
    server.forgetTokens();
    server.space.remove('Entry', 'a');
    putFaq(server.space, 'b', { question: 'Changed' });
    const change = await snapshot.sync();
    expect(change?.isFull).toBe(true);
    expect(change?.records.map(({ id, change: kind }) => `${id} ${kind}`)).toEqual(['a deleted', 'b changed']);
    expect(await idsOf(snapshot)).toEqual(['b', 'c']);
  });

  it('applies nothing of a sync that fails half-way', async () => {
    server.pageSize = 1;
    const { snapshot } = await openSnapshot(server);
    for (const id of ['a', 'b']) putFaq(server.space, id);
    server.answers.push(
      (_request, response) =>
        void response.end(JSON.stringify({ items: [], nextPageUrl: 'https://cdn.example/sync?sync_token=1_0_1' })),
      errorAnswer(500, 'ServerError', 'Oops.'),
    );
    await expect(snapshot.sync()).rejects.toThrow('Oops.');
    expect(await idsOf(snapshot)).toEqual([]);
    expect(snapshot.error).toBeInstanceOf(ContentServerError);
    await snapshot.sync();
    expect(await idsOf(snapshot)).toEqual(['a', 'b']);
    expect(snapshot.error).toBeNull();
  });

  it('takes a page without tokens for a fault, not for an empty space', async () => {
    putFaq(server.space, 'a');
    const { snapshot } = await openSnapshot(server);
    server.answers.push((_request, response) => void response.end('{}'));
    await expect(snapshot.sync()).rejects.toThrow('names neither a next page nor a next sync');
    expect(await idsOf(snapshot)).toEqual(['a']);
  });

  it.each([
    ['the first', 1],
    ['a later', 2],
  ])('gets over records that are none, in %s sync', async (_which, syncs) => {
    const items = [
      { sys: { type: 'Entry', id: 'x' } },
      { sys: { type: 'Asset' } },
      { sys: { type: 'Entry' }, fields: 1 },
      { sys: { type: 'DeletedEntry' } },
    ];
    const body = JSON.stringify({ items, nextSyncUrl: 'https://cdn.example/sync?sync_token=1_0' });
    for (let sync = 0; sync < syncs; sync += 1) server.answers.push((_request, response) => void response.end(body));
    const { snapshot, errors } = await openSnapshot(server);
    for (let sync = 1; sync < syncs; sync += 1) await snapshot.sync();
    expect(await idsOf(snapshot)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('applies nothing after it was closed', async () => {
    const { snapshot } = await openSnapshot(server);
    putFaq(server.space, 'a');
    const syncing = snapshot.sync();
    snapshot.close();
    expect(await syncing).toBeNull();
    expect(await idsOf(snapshot)).toEqual([]);
    const sent = server.requests.length;
    expect(await snapshot.sync()).toBeNull();
    expect(server.requests).toHaveLength(sent);
  });

  it('follows a record to its new address', async () => {
    putFaq(server.space, 'a', { slug: 'old' });
    const { snapshot } = await openSnapshot(server);
    const find = async (slug: string) => (await snapshot.reader('web').get(faq, slug))?.id;
    expect([await find('old'), await find('new')]).toEqual(['a', undefined]);
    putFaq(server.space, 'a', { slug: 'new' });
    await snapshot.sync();
    expect([await find('old'), await find('new')]).toEqual([undefined, 'a']);
  });

  it('runs one at a time, and one more for what came meanwhile', async () => {
    const { snapshot } = await openSnapshot(server);
    let running = 0;
    let most = 0;
    const hold: (() => void)[] = [];
    for (let number = 0; number < 2; number += 1) {
      server.answers.push((_request, response) => {
        running += 1;
        most = Math.max(most, running);
        hold.push(() => {
          running -= 1;
          const last = `https://cdn.example/sync?sync_token=1_${server.space.version - (number === 0 ? 1 : 0)}`;
          response.end(JSON.stringify({ items: [], nextSyncUrl: last }));
        });
      });
    }
    const first = snapshot.sync();
    await vi.waitFor(() => expect(hold).toHaveLength(1));
    const others = [snapshot.sync(), snapshot.sync(), snapshot.sync()];
    expect(new Set(others).size).toBe(1);
    hold[0]?.();
    await first;
    await vi.waitFor(() => expect(hold).toHaveLength(2));
    hold[1]?.();
    await Promise.all(others);
    expect(most).toBe(1);
    expect(server.requests).toHaveLength(3);
  });

  it('syncs by itself while it is open, also after failures', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { snapshot, errors } = await openSnapshot(server, { interval: 30_000 });
    server.answers.push(errorAnswer(500, 'ServerError', 'Oops.'));
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    putFaq(server.space, 'a');
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await idsOf(snapshot)).toEqual(['a']);
    });
    await snapshot.sync();
    snapshot.close();
    const sent = server.requests.length;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(server.requests).toHaveLength(sent);
  });

  it('syncs once per interval, however often it is opened', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { snapshot } = await openSnapshot(server, { interval: 30_000 });
    await snapshot.open();
    snapshot.close();
    await snapshot.open();
    await snapshot.sync();
    expect(vi.getTimerCount()).toBe(1);
    snapshot.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on if a listener fails', async () => {
    const { snapshot, errors } = await openSnapshot(server);
    const heard: string[] = [];
    snapshot.onChange(() => {
      throw new Error('no');
    });
    snapshot.onChange(() => heard.push('second'));
    putFaq(server.space, 'a');
    await snapshot.sync();
    expect(heard).toEqual(['second']);
    expect(errors).toMatchObject([{ message: 'no' }]);
  });
});

describe('without the service', () => {
  it('answers from memory, and knows how old that is', async () => {
    let time = 1_000_000;
    putFaq(server.space, 'a');
    const { snapshot } = await openSnapshot(server, { now: () => time });
    expect(snapshot.age).toBe(0);
    await server[Symbol.asyncDispose]();
    time += 90_000;
    await expect(snapshot.sync()).rejects.toThrow('Network Error');
    expect(await idsOf(snapshot)).toEqual(['a']);
    expect(snapshot.age).toBe(90_000);
  });

  it('starts from what was stored, at once, and goes on from there', async () => {
    const storage = memoryStorage();
    putFaq(server.space, 'a');
    server.space.asset('picture', {});
    await openSnapshot(server, { storage });
    expect(storage.saves).toBe(1);

    const silent = server.answers;
    silent.push(() => undefined);
    const { snapshot } = await openSnapshot(server, { storage });
    expect(await idsOf(snapshot)).toEqual(['a']);
    expect(snapshot.age).toBeGreaterThanOrEqual(0);

    putFaq(server.space, 'b');
    server.requests.length = 0;
    const { snapshot: third } = await openSnapshot(server, { storage });
    await third.sync();
    expect(await idsOf(third)).toEqual(['a', 'b']);
    expect(server.requests.some((request) => request.includes('initial'))).toBe(false);
    expect(storage.saves).toBe(2);
  });

  it('opens empty if there is neither, and says so', async () => {
    server.answers.push(errorAnswer(503, 'ServerError', 'Down.'));
    const { snapshot, errors } = await openSnapshot(server);
    expect(snapshot.age).toBeNull();
    expect(errors).toMatchObject([{ status: 503 }]);
    expect(await idsOf(snapshot)).toEqual([]);
  });

  it.each<[string, (stored: StoredSnapshot) => unknown]>([
    ['of another space', (stored) => ({ ...stored, space: 'other' })],
    ['of another environment', (stored) => ({ ...stored, environment: 'draft' })],
    ['of another service', (stored) => ({ ...stored, baseUrl: 'https://preview.example' })],
    ['that another token has read', (stored) => ({ ...stored, tokenHash: 'a'.repeat(64) })],
    ['that does not say which token has read it', ({ tokenHash: _hash, ...stored }) => stored],
    ['of another format', (stored) => ({ ...stored, format: 2 })],
    ['that is damaged', (stored) => ({ ...stored, entries: 'none' })],
    ['that is none', () => null],
  ])('ignores a stored snapshot %s', async (_what, change) => {
    const storage = memoryStorage();
    putFaq(server.space, 'a');
    await openSnapshot(server, { storage });
    storage.json = JSON.stringify(change(JSON.parse(storage.json ?? '') as StoredSnapshot));
    server.requests.length = 0;
    const { snapshot } = await openSnapshot(server, { storage });
    expect(server.requests[0]).toContain('initial=true');
    expect(await idsOf(snapshot)).toEqual(['a']);
  });

  it('does without a storage that fails', async () => {
    putFaq(server.space, 'a');
    const broken = { load: () => Promise.reject(new Error('disk')), save: () => Promise.reject(new Error('full')) };
    const { snapshot, errors } = await openSnapshot(server, { storage: broken });
    expect(await idsOf(snapshot)).toEqual(['a']);
    expect(errors).toMatchObject([{ message: 'disk' }, { message: 'full' }]);
  });
});

describe('queries', () => {
  beforeEach(() => {
    const { space } = server;
    space.entry('author', 'mara', { name: 'Mara', slug: 'mara-quist' });
    putPost(space, 'a', { title: 'élan', topic: 'Skin', publishedAt: '2026-03-01', author: entryLink('mara') });
    putPost(space, 'b', { title: 'Zinc', topic: 'Ingredients', publishedAt: '2026-01-01', products: ['GM1', 'GM2'] });
    putPost(space, 'c', { title: 'acids', topic: 'Ingredients', publishedAt: '2026-02-01', products: ['GM2'] });
  });

  const find = async (params: ListParams<BlogPost>) => {
    const { snapshot } = await openSnapshot(server);
    const { items } = await snapshot.reader('web').list(blogPost, params);
    return items.map(({ id }) => id).join('');
  };

  it('orders by the model, or as asked', async () => {
    expect(await find({})).toBe('acb');
    expect(await find({ order: ['title'] })).toBe('cab');
    expect(await find({ order: ['-title'] })).toBe('bac');
    expect(await find({ order: ['topic', '-publishedAt'] })).toBe('cba');
    expect(await find({ order: ['-id'] })).toBe('cba');
  });

  it('filters', async () => {
    expect(await find({ where: { topic: 'Ingredients' } })).toBe('cb');
    expect(await find({ where: { topic: { in: ['Skin', 'Other'] } } })).toBe('a');
    expect(await find({ where: { products: 'GM2' } })).toBe('cb');
    expect(await find({ where: { products: null } })).toBe('a');
    expect(await find({ where: { publishedAt: { from: '2026-01-15', to: '2026-02-15' } } })).toBe('c');
    expect(await find({ where: { author: 'mara' } })).toBe('a');
    expect(await find({ where: { author: 'mara-quist' } })).toBe('a');
    expect(await find({ where: { author: null, topic: 'Ingredients' } })).toBe('cb');
    expect(await find({ where: { topic: 'Ingredients', products: { in: ['GM1'] } } })).toBe('b');
    expect(await find({ where: { id: { in: ['a', 'c'] } } })).toBe('ac');
  });

  it('pages', async () => {
    const { snapshot } = await openSnapshot(server);
    const reader = snapshot.reader('web');
    const second = await reader.list(blogPostCard, { page: 2, perPage: 2 });
    expect(second).toMatchObject({ total: 3, currentPage: 2, totalPages: 2, items: [{ id: 'b' }] });
    expect(await reader.list(blogPost, { page: 9 })).toMatchObject({ total: 3, items: [] });
  });

  it.each<[string, unknown]>([
    ['a field that there is not', { where: { nothing: 1 } }],
    ['a text with markup', { where: { body: 'x' } }],
    ['a property of all objects', { where: { constructor: 'x' } }],
    ['an order by nothing', { order: ['nothing'] }],
    ['an order by links', { order: ['author'] }],
    ['a link between two others', { where: { author: { from: 'a' } } }],
    ['a list that is none', { where: { topic: { in: 'Skin' } } }],
    ['conditions that are none', { where: 'topic' }],
    ['a condition without meaning', { where: { topic: { like: 'S%' } } }],
    ['more than 100 values', { where: { topic: { in: Array.from({ length: 101 }, String) } } }],
    ['an order that is no list', { order: 'title' }],
    ['an order by more than three fields', { order: ['title', 'topic', 'slug', 'id'] }],
    ['a parameter that there is not', { limit: 5 }],
    ['page 0', { page: 0 }],
    ['half a page', { perPage: 0.5 }],
    ['more than 100 at once', { perPage: 101 }],
  ])('refuses %s', async (_what, params) => {
    const { snapshot } = await openSnapshot(server);
    await expect(snapshot.reader('web').list(blogPost, params as object)).rejects.toThrow(ContentParameterError);
  });

  it('says why links are neither a range nor an order', async () => {
    const { snapshot } = await openSnapshot(server);
    const list = (params: object) => snapshot.reader('web').list(blogPost, params);
    await expect(list({ where: { author: { from: 'a' } } })).rejects.toThrow(
      `Links can't be compared by range: "author"`,
    );
    await expect(list({ order: ['author'] })).rejects.toThrow(`Lists can't be ordered by links: "author"`);
  });

  it('allows as many records at once as the reader was made for', async () => {
    const { snapshot } = await openSnapshot(server);
    const reader = snapshot.reader('web', { maxPerPage: 1_000 });
    expect(await reader.list(blogPost, { perPage: 1_000 })).toMatchObject({ total: 3, totalPages: 1 });
    await expect(reader.list(blogPost, { perPage: 1_001 })).rejects.toThrow('perPage');
    await expect(snapshot.reader('web', { maxPerPage: 1 }).list(blogPost)).resolves.toMatchObject({ totalPages: 3 });
    for (const maxPerPage of [0, 1.5, 1_001, Number.NaN]) {
      expect(() => snapshot.reader('web', { maxPerPage })).toThrow(
        '`maxPerPage` must be a whole number from 1 to 1000',
      );
    }
  });

  it.each<[string, object]>([
    ['a filter by a field that there is not', { where: { nothing: 1 } }],
    ['an order by a field that there is not', { order: ['nothing'] }],
  ])('refuses %s, also without records', async (_what, params) => {
    for (const id of ['a', 'b', 'c']) server.space.remove('Entry', id);
    const { snapshot } = await openSnapshot(server);
    await expect(snapshot.reader('web').list(blogPost, params)).rejects.toThrow('"nothing"');
  });

  it('gives file URLs the protocol of the service', async () => {
    server.space.asset('portrait', { url: '//files.example/portrait.png' });
    server.space.entry('author', 'nora', { name: 'Nora', slug: 'nora', portrait: assetLink('portrait') });
    const { snapshot } = await openSnapshot(server);
    const read = async (from: Snapshot) => (await from.reader('web').get(author, 'nora'))?.portrait?.url;
    expect(await read(snapshot)).toBe('http://files.example/portrait.png');
    const client = createContentClient({ space: 'regen', accessToken: TOKEN, baseUrl: server.baseUrl });
    const { snapshot: hosted } = await openSnapshot(server, { client: { ...client, baseUrl: 'https://cdn.example' } });
    expect(await read(hosted)).toBe('https://files.example/portrait.png');
  });

  it('has file URLs as the application wants them', async () => {
    server.space.asset('portrait', { url: '//127.0.0.1:4000/content/files/portrait.png' });
    server.space.entry('author', 'nora', { name: 'Nora', slug: 'nora', portrait: assetLink('portrait') });
    const fileUrl = (url: string) => url.replace('//127.0.0.1:4000/content/', '/pictures/');
    const { snapshot } = await openSnapshot(server, { fileUrl });
    expect((await snapshot.reader('web').get(author, 'nora'))?.portrait?.url).toBe('/pictures/files/portrait.png');
    const { snapshot: hostile } = await openSnapshot(server, { fileUrl: () => 'javascript:alert(1)' });
    expect((await hostile.reader('web').get(author, 'nora'))?.portrait).toBeNull();
  });

  it('reads one locale, and American English where it says nothing', async () => {
    putFaq(server.space, 'q', { question: inLocales({ 'en-US': 'When?', es: '¿Cuándo?' }) });
    const { snapshot } = await openSnapshot(server, { locale: 'es' });
    expect(await snapshot.reader('web').get(faq, 'q')).toMatchObject({ question: '¿Cuándo?', topic: 'Orders' });
    expect(await snapshot.reader('web').get(author, 'mara-quist')).toMatchObject({ name: 'Mara' });
  });
});
