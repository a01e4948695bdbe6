import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contentDelivery } from '../routes.ts';
import { assetOf, contentType, entry, linkTo, publish, startContentServer } from '../testing/content-space.ts';
import type { ContentClient, ContentServer } from '../testing/content-space.ts';
import { createTestServer } from '../testing/test-server.ts';
import { CONTENT_TOPIC } from './store/content-store.ts';

const note = contentType('note', [
  { id: 'text', type: 'Symbol' },
  { id: 'next', type: 'Link', linkType: 'Entry' },
]);

let content: ContentServer;

beforeAll(async () => {
  content = await startContentServer(inject('cluster'));
  await content.store.setModel({ types: [note], locales: [], tags: [] });
});
afterAll(() => content?.server.close());

const noteOf = (id: string, text = id) => entry('note', id, { text });
const ref = (id: string) => ({ kind: 'Entry' as const, id });

/** What a client keeps of a space by sync alone. */
class Copy {
  readonly texts = new Map<string, unknown>();
  #token: string | undefined;
  readonly #client: ContentClient;

  constructor(client: ContentClient) {
    this.#client = client;
  }

  async sync(): Promise<string[]> {
    const changes = await this.#client.sync(
      this.#token === undefined ? { initial: true } : { nextSyncToken: this.#token },
    );
    for (const { sys, fields } of changes.entries) this.texts.set(sys.id, fields['text']);
    for (const { sys } of changes.deletedEntries) this.texts.delete(sys.id);
    this.#token = changes.nextSyncToken;
    return [...changes.entries, ...changes.deletedEntries].map(({ sys }) => sys.id);
  }
}

describe('sync', () => {
  it('brings everything first, then what has changed', async () => {
    await publish(content, noteOf('a'), noteOf('b'), entry('note', 'c', { text: 'c', next: linkTo('Entry', 'a') }));
    const copy = new Copy(content.client);
    await copy.sync();
    expect(copy.texts.get('a')).toEqual({ 'en-US': 'a' });
    expect(await copy.sync()).toEqual([]);
    await publish(content, noteOf('a', 'a again'), noteOf('d'));
    await content.store.remove(ref('b'));
    await content.store.unpublish(ref('c'));
    expect((await copy.sync()).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect([...copy.texts.keys()].filter((id) => id.length === 1)).toEqual(['a', 'd']);
    await content.store.publish(ref('c'));
    expect(await copy.sync()).toEqual(['c']);
    await content.store.saveDraft(noteOf('d', 'draft'));
    expect(await copy.sync()).toEqual([]);
  });

  it('resolves links between what it brings', async () => {
    const { entries } = await content.client.sync({ initial: true, type: 'Entry', content_type: 'note' });
    const c = entries.find(({ sys }) => sys.id === 'c');
    expect(c?.fields).toMatchObject({ next: { 'en-US': { fields: { text: { 'en-US': 'a again' } } } } });
  });

  it('comes in pages, and misses nothing that changes between them', async () => {
    const options = { paginate: false };
    const first = await content.client.sync({ initial: true, limit: 2, type: 'Entry', content_type: 'note' }, options);
    expect(first.entries).toHaveLength(2);
    const seen = new Set(first.entries.map(({ sys }) => sys.id));
    // Changed after the first page: it comes in the next sync, if it has not come in this one.
    await publish(content, noteOf('a', 'a third time'), noteOf('e'));
    let { nextPageToken, nextSyncToken } = first;
    while (nextPageToken !== undefined) {
      const page = await content.client.sync({ nextPageToken }, options);
      for (const { sys } of page.entries) seen.add(sys.id);
      ({ nextPageToken, nextSyncToken } = page);
    }
    const later = await content.client.sync({ nextSyncToken: nextSyncToken ?? '' });
    for (const { sys } of later.entries) seen.add(sys.id);
    expect([...seen].toSorted()).toEqual(['a', 'c', 'd', 'e']);
    expect(later.entries.map(({ sys }) => sys.id)).toEqual(['a', 'e']);
  });

  it('brings the kinds that are asked for', async () => {
    const asset = await assetOf(content, {
      id: 'file',
      title: 'File',
      bytes: Buffer.from('text'),
      contentType: 'text/plain',
      fileName: 'a.txt',
    });
    await publish(content, asset);
    const assets = await content.client.sync({ initial: true, type: 'Asset' });
    expect([assets.entries, assets.assets.some(({ sys }) => sys.id === 'file')]).toEqual([[], true]);
    const deletions = await content.client.sync({ initial: true, type: 'Deletion' });
    expect(deletions.deletedEntries.map(({ sys }) => [sys.id, sys.type])).toEqual([['b', 'DeletedEntry']]);
    await content.store.remove({ kind: 'Asset', id: 'file' });
    const later = await content.client.sync({ nextSyncToken: deletions.nextSyncToken ?? '' });
    expect(later.deletedAssets.map(({ sys }) => [sys.id, sys.type])).toEqual([['file', 'DeletedAsset']]);
    const initial = await content.client.sync({ initial: true });
    expect([initial.deletedEntries, initial.deletedAssets]).toEqual([[], []]);
    const entriesOnly = await content.client.sync({ initial: true, type: 'Entry' });
    await content.store.remove(ref('e'));
    const afterwards = await content.client.sync({ nextSyncToken: entriesOnly.nextSyncToken ?? '' });
    expect([afterwards.entries, afterwards.deletedEntries]).toEqual([[], []]);
  });

  it('keeps drafts apart', async () => {
    const drafts = await content.preview.sync({ initial: true, type: 'Entry', content_type: 'note' });
    expect(drafts.entries.find(({ sys }) => sys.id === 'd')?.fields).toMatchObject({ text: { 'en-US': 'draft' } });
    const nextSyncToken = drafts.nextSyncToken ?? '';
    await expect(content.client.sync({ nextSyncToken })).rejects.toThrow('status code 400');
  });

  it('refuses a token from before a backup was restored', async () => {
    const { nextSyncToken = '' } = await content.client.sync({ initial: true });
    await content.client.sync({ nextSyncToken });
    await content.server.db.query('update content_head set epoch = gen_random_uuid(), seq = seq + 10');
    await expect(content.client.sync({ nextSyncToken })).rejects.toThrow('status code 400');
  });

  it.each(['nonsense', 'bm9uc2Vuc2U.AAAA'])('refuses the token %s', async (nextSyncToken) => {
    const error: unknown = await content.client.sync({ nextSyncToken }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ response: { status: 400, data: { sys: { id: 'BadRequest' } } } });
  });

  it.each([
    '',
    '?initial=false',
    '?initial=true&type=Nothing',
    '?initial=true&type=Asset&content_type=note',
    '?initial=true&type=Entry&content_type=nothing',
    '?initial=true&limit=1001',
    '?initial=true&order=sys.id',
  ])('refuses %j', async (query) => {
    const response = await fetch(`${content.server.url}/content/spaces/regen/sync${query}`, {
      headers: { authorization: `Bearer ${content.tokens.delivery}` },
    });
    expect([response.status, await response.json()]).toMatchObject([400, { sys: { type: 'Error' } }]);
  });
});

describe('several processes', () => {
  it('answer with what any of them has published, at once', async () => {
    const other = await createTestServer(inject('cluster'), { shareWith: content.server, routes: [contentDelivery] });
    try {
      const heard: unknown[] = [];
      other.app.platform.bus.subscribe(CONTENT_TOPIC, (payload) => void heard.push(payload));
      const textIn = async (id: string) => {
        const { text } = await other.inject({
          url: `/content/spaces/regen/entries/${id}`,
          headers: { authorization: `Bearer ${content.tokens.delivery}` },
        });
        const body = JSON.parse(text) as { fields?: { text: string } };
        return body.fields?.text;
      };
      expect(await textIn('a')).toBe('a third time');
      for (let round = 0; round < 20; round += 1) {
        await publish(content, noteOf('a', `round ${round}`));
        expect(await textIn('a')).toBe(`round ${round}`);
      }
      await content.store.remove(ref('a'));
      expect(await textIn('a')).toBeUndefined();
      await expect.poll(() => heard.length).toBe(41);
    } finally {
      await other.close();
    }
  });

  it('that write at the same time lose nothing for those who sync', async () => {
    const copy = new Copy(content.client);
    await copy.sync();
    const ids = Array.from({ length: 30 }, (_, at) => `many-${at}`);
    const writes = Promise.all(ids.map((id) => publish(content, noteOf(id))));
    let isWriting = true;
    const done = writes.finally(() => (isWriting = false));
    while (isWriting) await copy.sync();
    await done;
    await copy.sync();
    expect(ids.filter((id) => !copy.texts.has(id))).toEqual([]);
  });
});
