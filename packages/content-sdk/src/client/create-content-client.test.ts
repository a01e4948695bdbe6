import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN, errorAnswer, startDeliveryServer } from '../testing/delivery-server.ts';
import type { DeliveryServer } from '../testing/delivery-server.ts';
import { assetLink, entryLink, inLocales } from '../testing/space.ts';
import type { ContentClientOptions } from './client-options.ts';
import { createContentClient } from './create-content-client.ts';
import {
  ContentApiError,
  ContentBadRequestError,
  ContentConnectionError,
  ContentError,
  ContentNotFoundError,
  ContentParameterError,
  ContentRateLimitError,
  ContentServerError,
  ContentTimeoutError,
  ContentUnauthorizedError,
} from './errors.ts';

let server: DeliveryServer;
beforeEach(async () => {
  server = await startDeliveryServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server[Symbol.asyncDispose]();
});

const open = (options: Partial<ContentClientOptions> = {}) =>
  createContentClient({ space: 'regen', accessToken: TOKEN, baseUrl: server.baseUrl, ...options });

/** What a promise fails with. */
async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('It did not fail.'),
    (error: unknown) => error,
  );
}

describe('options', () => {
  it('names the parameter that is missing', () => {
    const options = { baseUrl: server.baseUrl };
    const create = (more: object) => () => createContentClient({ ...options, ...more } as ContentClientOptions);
    expect(create({ space: 'regen' })).toThrow(new ContentParameterError('Expected parameter accessToken'));
    expect(create({ accessToken: TOKEN })).toThrow(new ContentParameterError('Expected parameter space'));
    expect(() => createContentClient(undefined as never)).toThrow('Expected parameter accessToken');
  });

  it.each<[string, Partial<ContentClientOptions>, string]>([
    ['a space that is another path', { space: '../other' }, '`space` must be a valid ID: "../other"'],
    ['an environment without a name', { environment: '..' }, '`environment` must be a valid ID: ".."'],
    ['a URL without a protocol', { baseUrl: 'cdn.contentful.com' }, '`baseUrl` must be the URL of a delivery API'],
    ['a URL with a query', { baseUrl: 'https://cdn.example?x=1' }, '`baseUrl` must be the URL of a delivery API'],
    ['a URL that would be sent to the default host', { baseUrl: 'http://[::1]:8080' }, '`baseUrl` must be'],
    ['more than 30 requests a second', { throttle: 31 }, '`throttle` must be a whole number from 1 to 30: 31'],
    ['less than one', { throttle: 0.5 }, '`throttle` must be a whole number from 1 to 30: 0.5'],
    ['a depth that the service refuses', { include: 11 }, '`include` must be a whole number from 0 to 10: 11'],
    ['a number of retries that is none', { maxRetries: -1 }, '`maxRetries` must be a whole number from 0 to 100: -1'],
  ])('refuses %s', (_what, options, message) => {
    expect(() => open(options)).toThrow(ContentParameterError);
    expect(() => open(options)).toThrow(message);
  });

  it('never quotes a token', () => {
    expect(() => open({ accessToken: 'secret\ntoken' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });
});

describe('reads', () => {
  beforeEach(() => {
    server.space.asset('picture', {});
    server.space.entry('faq', 'one', { title: inLocales({ 'en-US': 'One', es: 'Uno' }), next: entryLink('two') });
    server.space.entry('faq', 'two', { title: 'Two', next: entryLink('one'), picture: assetLink('picture') });
    server.space.entry('page', 'three', { title: 'Three', next: entryLink('gone') });
  });

  it('reads the space, its environment, and sends the token as bearer', async () => {
    expect(await open().getSpace()).toMatchObject({ name: 'Regen', locales: [{ code: 'en-US', default: true }] });
    expect(server.requests.at(-1)).toMatch(/^GET \/content\/spaces\/regen\/?$/);
    expect(server.headers.at(-1)?.authorization).toBe(`Bearer ${TOKEN}`);
    await open().getLocales();
    expect(server.requests.at(-1)).toContain('/spaces/regen/environments/master/locales');
  });

  it('reads content types, tags and locales, and one of each by its id', async () => {
    const client = open();
    const types = await client.getContentTypes();
    expect(types.items.map(({ sys }) => sys.id)).toEqual(['faq', 'page', 'blogPost']);
    expect(await client.getContentType('faq')).toMatchObject({ fields: [{ id: 'title', type: 'Symbol' }] });
    expect(await client.getTags()).toMatchObject({ total: 1, items: [{ name: 'Winter' }] });
    expect(await client.getTag('winter')).toMatchObject({ sys: { visibility: 'public' } });
    expect(await client.getLocales()).toMatchObject({ items: [{ code: 'en-US' }] });
  });

  it('asks for links ten deep and for American English, unless a query says otherwise', async () => {
    const client = open();
    await client.getEntries({ content_type: 'faq' });
    const asked = new URL(server.requests.at(-1)?.slice(4) ?? '', server.baseUrl).searchParams;
    expect(Object.fromEntries(asked)).toEqual({ content_type: 'faq', include: '10', locale: 'en-US' });
    const spanish = await client.getEntries({ include: 0, locale: 'es' });
    expect(spanish.items[0]?.fields).toEqual({ title: 'Uno' });
    expect(server.requests.at(-1)).toContain('include=0');
    await client.getAssets();
    expect(server.requests.at(-1)).toContain('/assets?locale=en-US');
  });

  it('resolves links, also in a circle, and leaves those that lead nowhere', async () => {
    const one = await open().getEntry('one');
    const two = one.fields['next'] as typeof one;
    expect(two.fields['title']).toBe('Two');
    expect((two.fields['next'] as typeof one).sys.id).toBe('one');
    expect(two.fields['picture']).toMatchObject({ fields: { file: { contentType: 'image/png' } } });
    expect((await open().getEntry('three')).fields['next']).toEqual(entryLink('gone'));
    const plain = await open({ resolveLinks: false }).getEntry('one');
    expect(plain.fields['next']).toEqual(entryLink('two'));
  });

  it('reads the values of all locales', async () => {
    const { fields } = await open({ resolveLinks: false, locale: '*' }).getEntry('one');
    expect(fields['title']).toEqual({ 'en-US': 'One', es: 'Uno' });
  });

  it('reads assets', async () => {
    expect(await open().getAsset('picture')).toMatchObject({
      fields: { file: { url: '//images.example/picture.png' } },
    });
    expect(await open().getAssets()).toMatchObject({ total: 1, items: [{ sys: { id: 'picture' } }] });
  });

  it('reads page after page in a loop, and only as far as the loop goes', async () => {
    for (let number = 0; number < 5; number += 1) server.space.entry('page', `more-${number}`, { title: `${number}` });
    const client = open();
    const ids: string[] = [];
    for await (const { sys } of client.getEntries({ limit: 3 })) ids.push(sys.id);
    expect(ids).toHaveLength(8);
    expect(server.requests).toHaveLength(3);
    for await (const { sys } of client.getEntries({ limit: 3 })) {
      if (sys.id === ids[0]) break;
    }
    expect(server.requests).toHaveLength(4);
    const sizes: number[] = [];
    for await (const { items } of client.getEntries({ limit: 3 }).pages()) sizes.push(items.length);
    expect(sizes).toEqual([3, 3, 2]);
  });

  it('ends a loop whose pages are empty, whatever the total says', async () => {
    server.answers.push(
      (_request, response) => void response.end('{ "items": [], "total": 9, "skip": 0, "limit": 3 }'),
    );
    for await (const _entry of open().getEntries({ limit: 3 })) expect.fail('There is none.');
    expect(server.requests).toHaveLength(1);
  });

  it('says which entry is unknown', async () => {
    const error = await failureOf(open({ environment: 'master' }).getEntry('gone'));
    expect(error).toBeInstanceOf(ContentNotFoundError);
    expect(error).toMatchObject({
      name: 'ContentNotFoundError',
      message: 'The resource could not be found',
      status: 404,
      id: 'NotFound',
      details: { type: 'Entry', id: 'gone', environment: 'master', space: 'regen' },
    });
  });

  it('reads nothing by an id that would change the path', async () => {
    for (const call of [
      () => open().getAsset('../entries'),
      () => open().getTag('a/b'),
      () => open().getContentType(''),
    ]) {
      expect(await failureOf(call())).toBeInstanceOf(ContentParameterError);
    }
    expect(server.requests).toEqual([]);
  });
});

describe('asset keys', () => {
  const now = () => Math.floor(Date.now() / 1_000);

  it('are made for up to 48 hours', async () => {
    expect(await open().createAssetKey(now() + 172_000)).toEqual({ policy: 'policy', secret: 'secret' });
    expect(server.requests).toEqual(['POST /content/spaces/regen/environments/master/asset_keys']);
  });

  it.each<[unknown, RegExp]>([
    [
      'tomorrow',
      /^Invalid "expiresAt" provided, only numeric values are allowed for timestamps, provided type was "string"$/,
    ],
    [Number.NaN, /^Invalid "expiresAt" provided, only numeric/],
    [
      now() + 172_900,
      /^Invalid "expiresAt" provided, value \(\d+\) cannot be further in the future than expected maximum \(\d+\)$/,
    ],
    [Number.POSITIVE_INFINITY, /^Invalid "expiresAt" provided, value \(Infinity\) cannot be further/],
    [now() - 60, /^Invalid "expiresAt" provided, value \(\d+\) cannot be in the past, current time was \d+$/],
  ])('are not made until %s', async (expiresAt, message) => {
    const error = await failureOf(open().createAssetKey(expiresAt as number));
    expect(error).toBeInstanceOf(ContentParameterError);
    expect((error as Error).message).toMatch(message);
    expect(server.requests).toEqual([]);
  });
});

describe('sync', () => {
  it('reads everything, then what has changed', async () => {
    server.pageSize = 2;
    for (const id of ['one', 'two', 'three']) server.space.entry('faq', id, { title: id });
    server.space.asset('picture', {});
    const client = open();
    const first = await client.sync({ initial: true });
    expect(first.entries.map(({ sys }) => sys.id)).toEqual(['one', 'two', 'three']);
    expect(first.entries[0]?.fields).toEqual({ title: { 'en-US': 'one' } });
    expect(first.assets).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
    server.space.remove('Entry', 'two');
    server.space.remove('Asset', 'picture');
    server.space.entry('faq', 'three', { title: 'changed' });
    const { nextSyncToken = '' } = first;
    const query = { nextSyncToken };
    const second = await client.sync(query);
    expect(second).toMatchObject({ entries: [{ fields: { title: { 'en-US': 'changed' } } }], assets: [] });
    expect([second.deletedEntries, second.deletedAssets].map(([record]) => record?.sys.id)).toEqual(['two', 'picture']);
    expect(query).toEqual({ nextSyncToken });
    const given = { initial: true, content_type: 'faq' } as const;
    await client.sync(given);
    expect(given).toEqual({ initial: true, content_type: 'faq' });
  });

  it('reads one page', async () => {
    server.pageSize = 1;
    for (const id of ['one', 'two']) server.space.entry('faq', id, { title: id });
    const client = open();
    const first = await client.sync({ initial: true }, { paginate: false });
    expect(first.entries).toHaveLength(1);
    expect(first.nextSyncToken).toBeUndefined();
    const second = await client.sync({ nextPageToken: first.nextPageToken ?? '' }, { paginate: false });
    expect(second.entries.map(({ sys }) => sys.id)).toEqual(['two']);
    expect(second.nextSyncToken).toBeTruthy();
  });

  it('refuses arguments that say nothing, or two things', async () => {
    const sync = async (query: unknown) => failureOf(open().sync(query as { initial: true }));
    const nothing = 'Please provide one of `initial`, `nextSyncToken` or `nextPageToken` parameters for syncing.';
    for (const query of [undefined, {}, { type: 'Entry' }, { nextSyncToken: '' }]) {
      expect(await sync(query)).toEqual(new ContentParameterError(nothing));
    }
    const both = 'When using the `content_type` filter your `type` parameter cannot be different from `Entry`.';
    expect(await sync({ initial: true, content_type: 'faq', type: 'Asset' })).toEqual(new ContentParameterError(both));
    expect(server.requests).toEqual([]);
    await open().sync({ initial: true, content_type: 'faq' });
    expect(server.requests.at(-1)).toContain('type=Entry');
  });

  it('fails with an error of its own, without the token', async () => {
    const error = await failureOf(open().sync({ nextSyncToken: '9_9' }));
    expect(error).toBeInstanceOf(ContentBadRequestError);
    expect(error).toMatchObject({ message: 'The sync token is not valid.', requestId: 'request-1' });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(TOKEN);
  });
});

describe('errors', () => {
  it('carries what the service says, and the request with a masked token', async () => {
    server.answers.push(errorAnswer(400, 'InvalidQuery', 'The query you sent was invalid.'));
    const error = await failureOf(open().getEntries({ content_type: 'faq', order: 'fields.nothing' }));
    expect(error).toBeInstanceOf(ContentBadRequestError);
    expect(error).toMatchObject({
      name: 'ContentBadRequestError',
      status: 400,
      statusText: 'Bad Request',
      id: 'InvalidQuery',
      message: 'The query you sent was invalid.',
      details: { why: 'InvalidQuery' },
      requestId: 'request-1',
      request: {
        method: 'get',
        url: expect.stringContaining('/environments/master/entries'),
        headers: { Authorization: 'Bearer ...abcde' },
      },
    });
  });

  it.each<[number, string, new (...args: never[]) => ContentApiError]>([
    [401, 'AccessTokenInvalid', ContentUnauthorizedError],
    [404, 'NotFound', ContentNotFoundError],
    [409, 'VersionMismatch', ContentApiError],
    [429, 'RateLimitExceeded', ContentRateLimitError],
    [503, 'ServerError', ContentServerError],
  ])('has a class for %i', async (status, id, expected) => {
    server.answers.push(errorAnswer(status, id, 'No.'));
    const error = await failureOf(open({ maxRetries: 0 }).getAsset('picture'));
    expect(error).toBeInstanceOf(expected);
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toMatchObject({ status, id, message: 'No.' });
  });

  it('has a sentence for a body that says nothing', async () => {
    server.answers.push((_request, response) => void response.writeHead(502).end('<html>'));
    const error = await failureOf(open({ maxRetries: 0 }).getTags());
    expect(error).toMatchObject({
      status: 502,
      statusText: 'Bad Gateway',
      message: 'Request failed with status code 502',
    });
  });

  it.each([
    ['the page of a proxy', '<html>Please sign in</html>'],
    ['nothing', ''],
    ['null', 'null'],
  ])('takes %s for no response of the API', async (_what, body) => {
    for (const call of [
      () => open().getSpace(),
      () => open().getEntries(),
      () => open().getAssets(),
      () => open().getEntry('one'),
    ]) {
      server.answers.push((_request, response) => void response.end(body));
      const error = await failureOf(call());
      expect(error).toBeInstanceOf(ContentError);
      expect((error as Error).message).toMatch(/^Something other than the delivery API responded\./);
    }
  });

  it('never holds the token, whatever fails', async () => {
    const answers = [
      errorAnswer(401, 'AccessTokenInvalid', 'No.'),
      errorAnswer(500, 'ServerError', 'No.'),
      (_request: unknown, response: { destroy: () => void }) => response.destroy(),
    ];
    const calls = [
      () => open({ maxRetries: 0 }).getSpace(),
      () => open({ maxRetries: 0 }).getEntry('one'),
      () => open({ maxRetries: 0 }).createAssetKey(Math.floor(Date.now() / 1_000) + 60),
      () => open({ maxRetries: 0 }).sync({ initial: true }),
    ];
    for (const answer of answers) {
      for (const call of calls) {
        server.answers.push(answer);
        const error = await failureOf(call());
        expect(error).toBeInstanceOf(ContentError);
        expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(TOKEN.slice(0, -5));
      }
    }
  });

  it('says that nobody answers', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const error = await failureOf(open({ baseUrl: `http://127.0.0.1:${port}`, maxRetries: 0 }).getSpace());
    expect(error).toBeInstanceOf(ContentConnectionError);
    expect(error).toMatchObject({ name: 'ContentConnectionError', code: 'ECONNREFUSED' });
    expect((error as Error).message).toMatch(/^Network Error/);
  });

  it('says that the answer takes too long', async () => {
    server.answers.push(() => undefined);
    const error = await failureOf(open({ timeout: 50, maxRetries: 0 }).getSpace());
    expect(error).toBeInstanceOf(ContentTimeoutError);
    expect(error).toMatchObject({ name: 'ContentTimeoutError', message: 'timeout of 50ms exceeded' });
  });

  it('does not read more than it may', async () => {
    server.answers.push((_request, response) => void response.end(JSON.stringify({ name: 'x'.repeat(5_000) })));
    const error = await failureOf(open({ maxBody: 1_000, maxRetries: 0 }).getSpace());
    expect(error).toBeInstanceOf(ContentConnectionError);
    expect((error as Error).message).toContain('maxContentLength size of 1000 exceeded');
  });
});

describe('retries', () => {
  /** Lets each wait end at once; the waits are returned. HTTP runs on Node's own timers. */
  function skipWaits(): number[] {
    const waits: number[] = [];
    const real = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, wait = 0) => {
      // The time-out of a call takes longer.
      const isRetry = wait >= 500 && wait < 10_000;
      if (isRetry) waits.push(wait);
      return real(run, isRetry ? 0 : wait);
    }) as typeof setTimeout);
    return waits;
  }
  afterEach(() => vi.restoreAllMocks());

  it('tries five more times, with growing waits, half a second and up to 200 ms by chance', async () => {
    const waits = skipWaits();
    server.answers.push(...Array.from({ length: 6 }, () => errorAnswer(503, 'ServerError', 'Busy.')));
    expect(await failureOf(open().getSpace())).toBeInstanceOf(ContentServerError);
    expect(server.requests).toHaveLength(6);
    expect(waits).toHaveLength(5);
    for (const [at, wait] of waits.entries()) {
      const least = 1_000 * Math.SQRT2 ** (at + 1) + 500;
      expect(wait).toBeGreaterThanOrEqual(Math.floor(least));
      expect(wait).toBeLessThanOrEqual(Math.ceil(least + 200));
    }
  });

  it.each<[string, (server: DeliveryServer) => void]>([
    [
      'too many requests',
      ({ answers }) =>
        answers.push(errorAnswer(429, 'RateLimitExceeded', 'Slow down.', { 'x-contentful-ratelimit-reset': '2' })),
    ],
    ['an error of the server', ({ answers }) => answers.push(errorAnswer(500, 'ServerError', 'Oops.'))],
    ['a lost connection', ({ answers }) => answers.push((_request, response) => void response.destroy())],
  ])('gets over %s', async (_what, prepare) => {
    const waits = skipWaits();
    const messages: string[] = [];
    prepare(server);
    const client = open({ onLog: (_level, message) => messages.push(message) });
    expect(await client.getSpace()).toMatchObject({ name: 'Regen' });
    expect(waits).toHaveLength(1);
    expect(messages).toEqual([expect.stringMatching(/error occurred\. Waiting for \d+ ms before retrying/)]);
  });

  it('waits as long as the service asks for', async () => {
    const waits = skipWaits();
    server.answers.push(errorAnswer(429, 'RateLimitExceeded', 'Slow.', { 'x-contentful-ratelimit-reset': '7' }));
    await open().getSpace();
    expect(waits[0]).toBeGreaterThanOrEqual(7_500);
    expect(waits[0]).toBeLessThanOrEqual(7_700);
  });

  it('does not repeat what cannot succeed', async () => {
    for (const status of [400, 401, 403, 404]) {
      server.answers.push(errorAnswer(status, 'No', 'No.'));
      expect(await failureOf(open().getSpace())).toMatchObject({ status });
    }
    expect(server.requests).toHaveLength(4);
  });
});

it('sends no more requests a second than the throttle allows', async () => {
  const client = open({ throttle: 2 });
  const started = performance.now();
  await Promise.all(Array.from({ length: 5 }, () => client.getSpace()));
  expect(performance.now() - started).toBeGreaterThan(1_500);
});
