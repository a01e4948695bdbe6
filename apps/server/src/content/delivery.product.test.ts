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

const post = contentType('post', [
  { id: 'title', type: 'Symbol', required: true },
  { id: 'body', type: 'RichText' },
  { id: 'next', type: 'Link', linkType: 'Entry' },
  { id: 'related', type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: [] } },
  { id: 'picture', type: 'Link', linkType: 'Asset' },
]);

let content: ContentServer;

beforeAll(async () => {
  content = await startContentServer(inject('cluster'));
  await content.store.setModel({ types: [post], locales: [], tags: [{ id: 'news', name: 'News' }] });
  const picture = await assetOf(content, {
    id: 'notes',
    title: 'Notes',
    bytes: Buffer.from('Four weeks later'),
    contentType: 'text/plain',
    fileName: 'my notes.txt',
  });
  const body = {
    nodeType: 'document',
    data: {},
    content: [
      { nodeType: 'embedded-asset-block', data: { target: linkTo('Asset', 'notes') }, content: [] },
      { nodeType: 'embedded-entry-block', data: { target: linkTo('Entry', 'third') }, content: [] },
    ],
  };
  await publish(
    content,
    picture,
    entry('post', 'first', { title: 'First', next: linkTo('Entry', 'second'), picture: linkTo('Asset', 'notes') }, [
      'news',
    ]),
    entry('post', 'second', { title: 'Second', next: linkTo('Entry', 'third') }),
    entry('post', 'third', { title: 'Third', next: linkTo('Entry', 'first') }),
    entry('post', 'rich', { title: 'Rich', body }),
    entry('post', 'broken', {
      title: 'Broken',
      next: linkTo('Entry', 'nowhere'),
      related: [linkTo('Entry', 'unseen'), linkTo('Entry', 'third')],
      picture: linkTo('Asset', 'nothing'),
    }),
  );
  await content.store.saveDraft(entry('post', 'unseen', { title: 'Unseen' }));
});
afterAll(() => content?.server.close());

const raw = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${content.server.url}/content/spaces/regen${path}`, {
    ...init,
    headers: { authorization: `Bearer ${content.tokens.delivery}`, ...headers },
  });

describe('the read methods', () => {
  it('read the space and its locales', async () => {
    const space = await content.client.getSpace();
    expect(space).toEqual({
      sys: { type: 'Space', id: 'regen' },
      name: 'Regen',
      locales: [{ code: 'en-US', default: true, name: 'English (United States)', fallbackCode: null }],
    });
    const { total, items } = await content.client.getLocales();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ code: 'en-US', default: true, sys: { type: 'Locale', id: 'en-US' } });
  });

  it('read content types', async () => {
    const { items, total, limit, skip } = await content.client.getContentTypes();
    expect({ limit, skip }).toEqual({ limit: 100, skip: 0 });
    // The shop's own, and one from this test.
    expect(items).toHaveLength(total);
    expect(items.map(({ sys }) => sys.id)).toEqual(expect.arrayContaining(['faq', 'page', 'post']));
    const found = await content.client.getContentTypes({ query: 'QUEST' });
    expect(found.items.map(({ sys }) => sys.id)).toEqual(['faq']);
    const one = await content.client.getContentType('post');
    expect(one).toMatchObject({
      displayField: 'title',
      sys: {
        type: 'ContentType',
        id: 'post',
        revision: 1,
        space: { sys: { type: 'Link', linkType: 'Space', id: 'regen' } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      },
    });
    expect(one.fields.map(({ id, type, linkType }) => [id, type, linkType])).toEqual([
      ['title', 'Symbol', undefined],
      ['body', 'RichText', undefined],
      ['next', 'Link', 'Entry'],
      ['related', 'Array', undefined],
      ['picture', 'Link', 'Asset'],
    ]);
    expect(await failureOf(content.client.getContentType('nothing'))).toMatchObject({ name: 'NotFound', status: 404 });
  });

  it('read tags', async () => {
    const { items } = await content.client.getTags();
    expect(items).toMatchObject([{ name: 'News', sys: { id: 'news', type: 'Tag', visibility: 'public' } }]);
    expect(await content.client.getTag('news')).toMatchObject({ name: 'News' });
    expect((await content.client.getTags({ 'name[match]': 'ew' })).total).toBe(1);
    expect((await failureOf(content.client.getTag('old'))).details).toEqual({
      type: 'Tag',
      id: 'old',
      environment: 'master',
      space: 'regen',
    });
  });

  it('read entries', async () => {
    const first = await content.client.getEntry('first');
    expect(first).toMatchObject({
      metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'news' } }], concepts: [] },
      sys: {
        id: 'first',
        type: 'Entry',
        revision: 1,
        publishedVersion: 1,
        locale: 'en-US',
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'post' } },
      },
      fields: { title: 'First' },
    });
    expect(new Date(first.sys.createdAt).toISOString()).toBe(first.sys.createdAt);
    const { total, items } = await content.client.getEntries({ content_type: 'post', order: ['sys.id'] });
    expect([total, items.map(({ sys }) => sys.id)]).toEqual([5, ['broken', 'first', 'rich', 'second', 'third']]);
    const missing = await content.client.getEntry('nothing').catch((error: unknown) => error);
    expect(missing).toMatchObject({ message: 'The resource could not be found.', sys: { id: 'NotFound' } });
  });

  it('read one entry by its path', async () => {
    const response = await raw('/environments/master/entries/first');
    expect(await response.json()).toMatchObject({ sys: { id: 'first' }, fields: { next: linkTo('Entry', 'second') } });
    const missing = await raw('/entries/nothing');
    expect([missing.status, await missing.json()]).toMatchObject([
      404,
      {
        sys: { type: 'Error', id: 'NotFound' },
        message: 'The resource could not be found.',
        details: { type: 'Entry', id: 'nothing', environment: 'master', space: 'regen' },
        requestId: missing.headers.get('x-contentful-request-id'),
      },
    ]);
  });

  it('read assets', async () => {
    const asset = await content.client.getAsset('notes');
    expect(asset.fields).toMatchObject({
      title: 'Notes',
      file: { fileName: 'my notes.txt', contentType: 'text/plain', details: { size: 16 } },
    });
    const url = asset.fields.file?.url ?? '';
    expect(url).toMatch(/^\/\/127\.0\.0\.1:\d+\/content\/files\/regen\/notes\/[0-9a-f]{64}\/my%20notes\.txt$/);
    const headers = { authorization: `Bearer ${content.tokens.delivery}` };
    expect(await (await fetch(`http:${url}`, { headers })).text()).toBe('Four weeks later');
    const plain = await content.client.getAssets({ mimetype_group: ['plaintext'] } as never);
    expect(plain.items.map(({ sys }) => sys.id)).toContain('notes');
    expect(plain.items.filter(({ fields }) => !fields.file?.contentType.startsWith('text/'))).toEqual([]);
    expect(
      (
        await content.client.getAssets({
          'sys.id': 'notes',
          'fields.file.details.size[gt]': 16,
          mimetype_group: 'plaintext',
        } as never)
      ).total,
    ).toBe(0);
    expect((await content.client.getAssetsWithCursor({ limit: 1 })).items).toHaveLength(1);
    expect((await failureOf(content.client.getAsset('nothing'))).details).toMatchObject({ type: 'Asset' });
  });

  it('find no taxonomies', async () => {
    expect((await content.client.getConcepts()).items).toEqual([]);
    expect((await content.client.getConceptSchemes()).items).toEqual([]);
    expect((await failureOf(content.client.getConcept('x'))).name).toBe('NotFound');
  });
});

describe('links', () => {
  it('are resolved as deep as asked, one level by default', async () => {
    const next = async (include?: 0 | 2) => {
      const { items } = await content.client.getEntries({
        'sys.id': 'first',
        ...(include !== undefined && { include }),
      });
      return items[0]?.fields['next'];
    };
    expect(await next(0)).toEqual(linkTo('Entry', 'second'));
    expect(await next()).toMatchObject({ fields: { title: 'Second', next: linkTo('Entry', 'third') } });
    expect(await next(2)).toMatchObject({ fields: { next: { fields: { title: 'Third' } } } });
  });

  it('may go around in circles', async () => {
    const response = await raw('/entries?sys.id=first&include=10');
    const { includes } = (await response.json()) as { includes: Record<string, { sys: { id: string } }[]> };
    expect(includes['Entry']?.map(({ sys }) => sys.id)).toEqual(['second', 'third']);
    const { items } = await content.client.getEntries({ 'sys.id': 'first', include: 10 });
    const [first] = items as unknown as { fields: { next: { fields: { next: { fields: { next: unknown } } } } } }[];
    expect(first?.fields.next.fields.next.fields.next).toBe(first);
  });

  it('are found in rich text', async () => {
    const { items } = await content.client.getEntries({ 'sys.id': 'rich' });
    const document = items[0]?.fields['body'] as { content: { data: { target: unknown } }[] };
    expect(document.content.map(({ data }) => data.target)).toMatchObject([
      { fields: { title: 'Notes' } },
      { fields: { title: 'Third' } },
    ]);
  });

  it('that lead nowhere are errors, drafts among them', async () => {
    const response = await raw('/entries?sys.id=broken');
    expect(((await response.json()) as { errors: unknown[] }).errors).toEqual(
      [
        ['Entry', 'nowhere'],
        ['Entry', 'unseen'],
        ['Asset', 'nothing'],
      ].map(([linkType, id]) => ({
        sys: { id: 'notResolvable', type: 'error' },
        details: { type: 'Link', linkType, id },
      })),
    );
    const { items } = await content.client.withoutUnresolvableLinks.getEntries({ 'sys.id': 'broken' });
    expect(items[0]?.fields).toMatchObject({ related: [{ fields: { title: 'Third' } }] });
    expect(items[0]?.fields['next']).toBeUndefined();
    const drafts = await content.preview.getEntries({ 'sys.id': 'broken' });
    expect(drafts.items[0]?.fields).toMatchObject({ related: [{ fields: { title: 'Unseen' } }, {}] });
  });
});

describe('tokens', () => {
  it('read what is published, or drafts', async () => {
    await content.store.saveDraft(entry('post', 'second', { title: 'Second, edited' }));
    expect((await content.client.getEntry('second')).fields['title']).toBe('Second');
    expect((await content.preview.getEntry('second')).fields['title']).toBe('Second, edited');
    expect((await content.preview.getEntry('unseen')).fields['title']).toBe('Unseen');
    await expect(content.client.getEntry('unseen')).rejects.toThrow('could not be found');
    await content.store.publish({ kind: 'Entry', id: 'second' });
    expect((await content.client.getEntry('second')).sys.revision).toBe(2);
  });

  it('that are wrong open nothing, and are told masked', async () => {
    const failure = await failureOf(content.connect({ accessToken: 'a-wrong-token-12345' }).getEntries());
    expect(failure).toMatchObject({ name: 'AccessTokenInvalid', status: 401 });
    expect(JSON.stringify(failure)).toContain('...12345');
    expect(JSON.stringify(failure)).not.toContain('wrong-token');
    expect((await raw('/entries', { authorization: '' })).status).toBe(401);
    expect((await raw(`/entries?access_token=${content.tokens.delivery}&limit=1`, { authorization: '' })).status).toBe(
      200,
    );
  });

  it('are in no line of the log', async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const env = { LOG_LEVEL: 'trace', ACCESS_LOG: 'true' };
    const logged = await startContentServer(inject('cluster'), { env, logTo });
    try {
      await logged.client.getEntries({ limit: 1 });
      await fetch(`${logged.server.url}/content/spaces/regen/entries?access_token=${logged.tokens.preview}&limit=x`);
      await expect.poll(() => lines.filter((line) => line.includes('/entries')).length).toBeGreaterThan(1);
      const { delivery, preview } = logged.tokens;
      expect(lines.filter((line) => line.includes(delivery) || line.includes(preview))).toEqual([]);
    } finally {
      await logged.server.close();
    }
  });

  it('are good for their space and environment', async () => {
    const other = await failureOf(content.connect({ space: 'other' }).getEntries());
    expect(other).toMatchObject({ name: 'NotFound', status: 404, details: { type: 'Space', id: 'other' } });
    const environment = await failureOf(content.connect({ environment: 'staging' }).getEntries());
    expect(environment).toMatchObject({ status: 404, details: { type: 'Environment', id: 'staging' } });
  });
});

describe('HTTP', () => {
  it('says when nothing has changed', async () => {
    const first = await raw('/entries?content_type=post');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    expect(first.headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json');
    expect((await raw('/entries?content_type=post', { 'if-none-match': etag })).status).toBe(304);
    await publish(content, entry('post', 'third', { title: 'Third again', next: linkTo('Entry', 'first') }));
    expect((await raw('/entries?content_type=post', { 'if-none-match': etag })).status).toBe(200);
  });

  it('lets browsers of any origin read', async () => {
    const preflight = await raw('/entries', { origin: 'https://a.example' }, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,HEAD,OPTIONS');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-Contentful-User-Agent');
    expect((await raw('/entries')).headers.get('access-control-expose-headers')).toBe('Etag');
  });

  it('refuses what it does not know in its own words', async () => {
    const missing = await raw('/environments/master/nothing');
    expect([missing.status, await missing.json()]).toMatchObject([404, { sys: { type: 'Error', id: 'NotFound' } }]);
    expect((await raw('/entries?limit=1&limit=2')).status).toBe(400);
  });

  it('refuses a response that would be too large', async () => {
    const text = 'x'.repeat(900_000);
    const large = Array.from({ length: 9 }, (_, at) =>
      entry('post', `large-${at}`, {
        title: 'Large',
        body: { nodeType: 'document', data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] },
      }),
    );
    await publish(content, ...large);
    const failure = await failureOf(
      content.client.getEntries({ content_type: 'post', 'fields.title': 'Large' } as never),
    );
    expect(failure).toMatchObject({ name: 'BadRequest', status: 400 });
    const details = JSON.stringify(failure);
    expect(details).toContain('Response size too big. Maximum allowed response size: 7340032B.');
    // A sync ends its pages early instead.
    const synced = await content.client.sync({ initial: true, type: 'Entry', content_type: 'post' });
    expect(synced.entries.filter(({ sys }) => sys.id.startsWith('large'))).toHaveLength(9);
    await content.store.remove(...large);
  });
});

describe('the rate', () => {
  it('is limited for each token, in the words that the client retries by', async () => {
    const slow = await startContentServer(inject('cluster'), {
      env: { CONTENT_RATE_LIMIT: '3', RATE_LIMIT_FACTOR: '1' },
    });
    try {
      const all = await Promise.allSettled(Array.from({ length: 9 }, () => slow.client.getSpace()));
      const refused = all.filter(({ status }) => status === 'rejected');
      expect(refused.length).toBeGreaterThan(2);
      const response = await fetch(`${slow.server.url}/content/spaces/regen/`, {
        headers: { authorization: `Bearer ${slow.tokens.delivery}` },
      });
      expect(response.headers.get('x-contentful-ratelimit-second-limit')).toBe('3');
      expect(response.headers.get('x-contentful-ratelimit-reset')).toMatch(/^[01]$/);
      const patient = slow.connect({ retryOnError: true, logHandler: () => undefined });
      const retried = await Promise.all(Array.from({ length: 5 }, () => patient.getSpace()));
      expect(retried).toHaveLength(5);
    } finally {
      await slow.server.close();
    }
  });
});
