import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSpace } from './space.ts';
import type { TestRecord, TestSpace } from './space.ts';

/** How the next request is answered instead. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A delivery API over HTTP, with as much of it as its documentation says of the calls that are tested here. */
export interface DeliveryServer extends AsyncDisposable {
  readonly space: TestSpace;
  readonly baseUrl: string;
  readonly token: string;
  /** Method and path with query of each request. */
  readonly requests: string[];
  readonly headers: IncomingMessage['headers'][];
  /** For the next requests, in this order. */
  readonly answers: Answer[];
  /** Records a page of a sync. */
  pageSize: number;
  /** Tokens from before are refused. */
  forgetTokens(): void;
}

export const TOKEN = 'delivery-token-of-the-test-abcde';

/** An error as the service writes it. */
export function errorAnswer(status: number, id: string, message: string, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/vnd.contentful.delivery.v1+json', ...headers });
    response.end(JSON.stringify({ sys: { type: 'Error', id }, message, details: { why: id }, requestId: 'request-1' }));
  };
}

export async function startDeliveryServer(space = createSpace()): Promise<DeliveryServer> {
  const requests: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const answers: Answer[] = [];
  let epoch = 1;
  const state = { pageSize: 100 };

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    request.resume();
    const answer = answers.shift();
    if (answer) {
      answer(request, response);
      return;
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      errorAnswer(
        401,
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      )(request, response);
      return;
    }
    const url = new URL(request.url ?? '', 'http://localhost');
    const body = respond(url, request.method ?? 'GET');
    if (body === undefined) {
      errorAnswer(404, 'NotFound', 'The resource could not be found.')(request, response);
    } else if (body === null) {
      errorAnswer(400, 'BadRequest', 'The sync token is not valid.')(request, response);
    } else {
      response.writeHead(200, { 'content-type': 'application/vnd.contentful.delivery.v1+json' });
      response.end(JSON.stringify(body));
    }
  });

  function respond(url: URL, method: string): object | null | undefined {
    const [, path] = /^\/content\/spaces\/regen\/?(.*)$/.exec(url.pathname) ?? [];
    if (path === undefined) return undefined;
    if (path === '') return { sys: { type: 'Space', id: 'regen' }, name: 'Regen', locales: [locale] };
    const [, resource = '', id] = /^environments\/master\/(\w+)(?:\/([\w.-]+))?$/.exec(path) ?? [];
    const query = url.searchParams;
    switch (resource) {
      case 'content_types':
        return one(contentTypes, id, query);
      case 'tags':
        return one(tags, id, query);
      case 'locales':
        return page([locale], query);
      case 'asset_keys':
        return method === 'POST' ? { policy: 'policy', secret: 'secret' } : undefined;
      case 'assets':
        return one(
          published('Asset').map((record) => shown(record, query)),
          id,
          query,
        );
      case 'entries':
        return entries(query);
      case 'sync':
        return sync(query);
      default:
        return undefined;
    }
  }

  const published = (type: string): TestRecord[] =>
    [...space.records.values()].filter(({ sys }) => sys.type === type && sys['deletedAt'] === undefined);

  function entries(query: URLSearchParams): object {
    const type = query.get('content_type');
    const id = query.get('sys.id');
    const found = published('Entry').filter(
      ({ sys }) =>
        (id === null || sys.id === id) && (type === null || JSON.stringify(sys['contentType']).includes(`"${type}"`)),
    );
    const body = page(
      found.map((record) => shown(record, query)),
      query,
    );
    const isIncluding = Number(query.get('include') ?? 1) > 0;
    const includes = {
      Entry: published('Entry').map((record) => shown(record, query)),
      Asset: published('Asset').map((record) => shown(record, query)),
    };
    return isIncluding ? { ...body, includes } : body;
  }

  function sync(query: URLSearchParams): object | null {
    const token = query.get('sync_token');
    const [tokenEpoch, from = 0, upTo = space.version] = token === null ? [] : token.split('_').map(Number);
    if (token !== null && tokenEpoch !== epoch) return null;
    const isInitial = token === null || upTo < 0;
    const end = Math.abs(upTo);
    const changed = space.since(from).filter((record) => record.version <= end);
    const items = changed.slice(0, state.pageSize);
    const last = items.at(-1)?.version ?? end;
    const more = changed.length > items.length;
    const next = `${url()}/spaces/regen/environments/master/sync?sync_token=`;
    return {
      sys: { type: 'Array' },
      items: items
        .filter(({ sys }) => !isInitial || sys['deletedAt'] === undefined)
        .map(({ sys, fields, metadata }) => ({ sys, fields, metadata })),
      ...(more
        ? { nextPageUrl: `${next}${epoch}_${last}_${isInitial ? -end : end}` }
        : { nextSyncUrl: `${next}${epoch}_${end}` }),
    };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/content`;
  return Object.assign(state, {
    space,
    baseUrl: url(),
    token: TOKEN,
    requests,
    headers,
    answers,
    forgetTokens: () => {
      epoch += 1;
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

const locale = {
  sys: { type: 'Locale', id: 'l1' },
  code: 'en-US',
  name: 'English (US)',
  default: true,
  fallbackCode: null,
};
const tags = [{ sys: { type: 'Tag', id: 'winter', visibility: 'public' }, name: 'Winter' }];
const contentTypes = ['faq', 'page', 'blogPost'].map((id) => ({
  sys: { type: 'ContentType', id },
  name: id,
  displayField: 'title',
  fields: [{ id: 'title', name: 'Title', type: 'Symbol', localized: false, required: true }],
}));

function one<Item extends object>(
  items: readonly Item[],
  id: string | undefined,
  query: URLSearchParams,
): object | undefined {
  if (id === undefined) return page(items, query);
  return items.find((item) => 'sys' in item && (item.sys as { id?: string }).id === id);
}

function page(items: readonly object[], query: URLSearchParams) {
  const skip = Number(query.get('skip') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  return { sys: { type: 'Array' }, total: items.length, skip, limit, items: items.slice(skip, skip + limit) };
}

/** In one locale, or in all of them. */
function shown({ fields = {}, sys, metadata }: TestRecord, query: URLSearchParams): object {
  const code = query.get('locale') ?? 'en-US';
  if (code === '*') return { sys, metadata, fields };
  const values = Object.entries(fields).flatMap(([name, byLocale]) =>
    code in byLocale ? [[name, byLocale[code]]] : [],
  );
  return { metadata, sys: { ...sys, locale: code }, fields: Object.fromEntries(values) as object };
}
