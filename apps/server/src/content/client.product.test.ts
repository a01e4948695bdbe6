// What the hosted service's own client can ask for beside lists and records: every method, its modes, and its rarer links.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  assetOf,
  contentType,
  entry,
  failureOf,
  linkTo,
  publish,
  startContentServer,
} from '../testing/content-space.ts';
import type { ContentServer } from '../testing/content-space.ts';

const note = contentType('note', [
  { id: 'title', type: 'Symbol', required: true, localized: true },
  { id: 'body', type: 'RichText' },
  { id: 'next', type: 'Link', linkType: 'Entry' },
  { id: 'picture', type: 'Link', linkType: 'Asset' },
]);

const inline = (nodeType: string, linkType: 'Entry' | 'Asset', id: string) => ({
  nodeType,
  data: { target: linkTo(linkType, id) },
  content: nodeType.endsWith('hyperlink') ? [{ nodeType: 'text', value: id, marks: [], data: {} }] : [],
});

let content: ContentServer;
beforeAll(async () => {
  content = await startContentServer(inject('cluster'));
  const file = (id: string, size: number) =>
    assetOf(content, {
      id,
      title: `A file of ${size}`,
      bytes: Buffer.alloc(size, id),
      contentType: 'text/plain',
      fileName: `${id}.txt`,
    });
  await content.store.setModel({ types: [note], locales: [], tags: [] });
  const body = {
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType: 'paragraph',
        data: {},
        content: [
          inline('embedded-entry-inline', 'Entry', 'two'),
          inline('entry-hyperlink', 'Entry', 'three'),
          inline('asset-hyperlink', 'Asset', 'large'),
        ],
      },
    ],
  };
  await publish(
    content,
    await file('small', 10),
    await file('large', 20),
    entry('note', 'one', { title: 'One', body, next: linkTo('Entry', 'two') }),
    entry('note', 'two', { title: 'Two', next: linkTo('Entry', 'nowhere'), picture: linkTo('Asset', 'small') }),
    entry('note', 'three', { title: 'Three' }),
  );
});
afterAll(() => content?.server.close());

it('has these methods and no others, listed by the file that is about them', () => {
  const methods = {
    'this file': [
      'getConceptAncestors',
      'getConceptDescendants',
      'getConceptScheme',
      'parseEntries',
      'withoutLinkResolution',
      'withLocaleBasedPublishing',
    ],
    delivery: [
      'getAsset',
      'getAssets',
      'getAssetsWithCursor',
      'getConcept',
      'getConceptSchemes',
      'getConcepts',
      'getContentType',
      'getContentTypes',
      'getEntries',
      'getEntry',
      'getLocales',
      'getSpace',
      'getTag',
      'getTags',
      'withoutUnresolvableLinks',
    ],
    query: ['getEntriesWithCursor', 'withAllLocales'],
    sync: ['sync'],
    files: ['createAssetKey'],
    'no call': ['version'],
  };
  expect(Object.keys(content.client).toSorted()).toEqual(Object.values(methods).flat().toSorted());
});

describe('the modes of the client', () => {
  it('leave links as they are', async () => {
    const { items } = await content.client.withoutLinkResolution.getEntries({ 'sys.id': 'one' });
    expect(items[0]?.fields['next']).toEqual(linkTo('Entry', 'two'));
    const localized = await content.client.withoutLinkResolution.withAllLocales.getEntries({ 'sys.id': 'one' });
    expect(localized.items[0]?.fields['next']).toEqual({ 'en-US': linkTo('Entry', 'two') });
  });

  it('send all locales of entries and assets, with their links resolved', async () => {
    const { items } = await content.client.withAllLocales.getEntries({ 'sys.id': 'two' });
    expect(items[0]?.fields).toMatchObject({
      title: { 'en-US': 'Two' },
      next: { 'en-US': linkTo('Entry', 'nowhere') },
      picture: { 'en-US': { fields: { title: { 'en-US': 'A file of 10' } } } },
    });
    expect((await content.client.withAllLocales.getAsset('small')).fields).toMatchObject({
      title: { 'en-US': 'A file of 10' },
    });
    const without = await content.client.withAllLocales.withoutUnresolvableLinks.getEntries({ 'sys.id': 'two' });
    expect(without.items[0]?.fields['next']).toEqual({});
  });

  it('publish by locale nowhere: the header changes nothing', async () => {
    const { items } = await content.client.withLocaleBasedPublishing.getEntries({ 'sys.id': 'one' });
    expect(items[0]?.fields).toMatchObject({ title: 'One' });
  });

  it('resolve what was read before', async () => {
    const response = await fetch(`${content.server.url}/content/spaces/regen/entries?sys.id=one&include=1`, {
      headers: { authorization: `Bearer ${content.tokens.delivery}` },
    });
    const { items } = content.client.parseEntries((await response.json()) as never);
    expect(items[0]?.fields['next']).toMatchObject({ fields: { title: 'Two' } });
  });
});

it('links in the text of a paragraph are resolved', async () => {
  const { items } = await content.client.getEntries({ 'sys.id': 'one' });
  const document = items[0]?.fields['body'] as { content: { content: { data: { target: unknown } }[] }[] };
  expect(document.content[0]?.content.map(({ data }) => data.target)).toMatchObject([
    { fields: { title: 'Two' } },
    { fields: { title: 'Three' } },
    { fields: { title: 'A file of 20' } },
  ]);
});

it.each<[query: Record<string, unknown>, ids: string[]]>([
  [{ links_to_asset: 'small' }, ['two']],
  [{ links_to_entry: 'three' }, ['one']],
  [{ links_to_asset: 'large' }, ['one']],
])('entries by %j', async (query, ids) => {
  const { items } = await content.client.getEntries({ content_type: 'note', ...query });
  expect(items.map(({ sys }) => sys.id)).toEqual(ids);
});

it.each<[query: Record<string, unknown>, ids: string[]]>([
  [{ 'fields.title[match]': 'file of', order: 'sys.id' }, ['large', 'small']],
  [{ 'fields.title[match]': 'file of', order: 'fields.file.details.size' }, ['small', 'large']],
  [{ 'fields.title': 'A file of 20' }, ['large']],
  [{ 'fields.file.fileName': 'small.txt' }, ['small']],
  [{ 'fields.file.contentType': 'text/plain', 'fields.title[match]': 'of 10' }, ['small']],
  [{ 'sys.id[in]': ['small', 'nothing'] }, ['small']],
  [{ query: 'file of 20' }, ['large']],
])('assets by %j', async (query, ids) => {
  const { items } = await content.client.getAssets(query as never);
  expect(items.map(({ sys }) => sys.id)).toEqual(ids);
});

it('pages lead on with the whole query, also for those who follow the link itself', async () => {
  const read = async (url: string) => {
    const response = await fetch(url, { headers: { authorization: `Bearer ${content.tokens.delivery}` } });
    expect(response.status).toBe(200);
    return (await response.json()) as { items: { sys: { id: string } }[]; pages: { next?: string; prev?: string } };
  };
  const query = 'cursor=true&content_type=note&order=-fields.title&fields.title%5Bne%5D=Two&limit=1&select=sys';
  const first = await read(`${content.server.url}/content/spaces/regen/entries?${query}`);
  expect(first.items.map(({ sys }) => sys.id)).toEqual(['three']);
  expect(first.pages.next).not.toContain('access_token');
  const second = await read(first.pages.next ?? '');
  expect(second.items).toMatchObject([{ sys: { id: 'one' } }]);
  expect(second.items[0]).not.toHaveProperty('fields');
  expect(second.pages.next).toBeUndefined();
  expect((await read(second.pages.prev ?? '')).items[0]?.sys.id).toBe('three');
});

it('one page of a sync at a time', async () => {
  const first = await content.client.sync({ initial: true, type: 'Entry', content_type: 'note', limit: 2 } as never, {
    paginate: false,
  });
  expect([first.entries.length, first.nextSyncToken]).toEqual([2, undefined]);
  const { nextPageToken = '' } = first;
  const second = await content.client.sync({ nextPageToken }, { paginate: false });
  expect([second.entries.length, second.nextPageToken]).toEqual([1, undefined]);
  expect(second.nextSyncToken).toBeTruthy();
});

it.each([
  ['getConceptScheme', () => content.client.getConceptScheme('x')],
  ['getConceptAncestors', () => content.client.getConceptAncestors('x')],
  ['getConceptDescendants', () => content.client.getConceptDescendants('x')],
])('%s finds nothing, since there are no taxonomies', async (_, call) => {
  expect(await failureOf(call())).toMatchObject({ name: 'NotFound', status: 404 });
});
