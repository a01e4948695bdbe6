import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Signer } from '../../auth/secret.ts';
import type { Clock } from '../../clock.ts';
import { isKnown } from '../../http/request/conditional.ts';
import type { SpaceReader } from '../index/load-index.ts';
import type { SpaceIndex } from '../index/space-index.ts';
import { InvalidQuery } from '../query/invalid-query.ts';
import type { Parameters } from '../query/parse-query.ts';
import { viewOf } from '../query/view.ts';
import type { RecordKind, Stage } from '../records/types.ts';
import { createAssetKey } from './asset-keys.ts';
import { jsonOf, plainCollection, recordCollection } from './collection.ts';
import type { PlainItem } from './collection.ts';
import { badRequest, CONTENT_TYPE, DeliveryError, invalidToken, notThere, sendDeliveryError } from './errors.ts';
import { sentLocale, sentRecord, sentSpace, sentTag, sentType } from './present.ts';
import type { CountRequest } from './request-rate.ts';
import { PREFIX } from './space.ts';
import type { Space } from './space.ts';
import { syncPage } from './sync.ts';
import { tokenOf } from './tokens.ts';

export interface DeliveryOptions {
  reader: SpaceReader;
  space: Space;
  signer: Signer;
  clock: Clock;
  stageOf: (token: string) => Stage | null;
  countRequest: CountRequest;
}

/** Characters of a URL, as the hosted service limits them. */
const MAX_URL = 7_600;
const BODY_LIMIT = 4_096;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,HEAD,OPTIONS',
  'access-control-allow-headers':
    'Accept,Accept-Language,Authorization,Cache-Control,Content-Length,Content-Range,Content-Type,DNT,Destination,Expires,If-Match,If-Modified-Since,If-None-Match,Keep-Alive,Last-Modified,Origin,Pragma,Range,User-Agent,X-Http-Method-Override,X-Mx-ReqToken,X-Requested-With,X-Contentful-Version,X-Contentful-Content-Type,X-Contentful-Organization,X-Contentful-Skip-Transformation,X-Contentful-User-Agent,X-Contentful-Enable-Alpha-Feature,X-Contentful-Source-Environment',
  'access-control-expose-headers': 'Etag',
  'access-control-max-age': '86400',
};

function parametersOf(request: FastifyRequest): Parameters {
  const at = request.url.indexOf('?');
  if (at === -1) return {};
  if (request.url.length > MAX_URL) throw new DeliveryError(414, 'BadRequest', 'The URL is too long.');
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(request.url.slice(at + 1))) {
    if (parameters.has(name))
      throw new InvalidQuery({ name: 'duplicate', path: [name], details: 'The parameter is there twice' });
    parameters.set(name, value);
  }
  return Object.fromEntries(parameters);
}

/** What one request is about. */
interface Asked {
  parameters: Parameters;
  index: SpaceIndex;
  stage: Stage;
  /** URL of the request, without its query. */
  url: string;
  id: string;
  body: unknown;
}

type Params = { space: string; environment?: string; id?: string };

function sendJson(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.headers({ etag, 'cache-control': 'max-age=0', vary: 'Authorization' }).type(CONTENT_TYPE);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(Buffer.from(text));
}

/** The read-only delivery API. A client of the hosted service finds no difference. */
export function deliveryRoutes(server: FastifyInstance, options: DeliveryOptions): void {
  const { reader, space, signer, clock, stageOf, countRequest } = options;

  server.removeAllContentTypeParsers();
  const types = ['application/json', CONTENT_TYPE];
  server.addContentTypeParser(types, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)));
    } catch {
      done(badRequest('The body is not valid JSON.'));
    }
  });
  server.setErrorHandler((error, request, reply) => sendDeliveryError(request, reply, error));
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...CORS, 'x-contentful-request-id': request.id, 'x-content-type-options': 'nosniff' });
  });

  const route =
    (answer: (asked: Asked) => string) => async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
      const parameters = parametersOf(request);
      const stage = stageOf(tokenOf(request, parameters));
      if (stage === null) throw invalidToken();
      countRequest(stage, reply);
      const { params, body } = request;
      if (params.space !== space.id) throw notThere({ ...space, id: params.space }, 'Space', params.space);
      const environment = params.environment ?? space.environment;
      if (environment !== space.environment) throw notThere({ ...space, environment }, 'Environment', environment);
      const url = `${space.publicUrl()}${request.url.split('?', 1)[0] ?? ''}`;
      const index = await reader.current();
      return sendJson(request, reply, answer({ parameters, index, stage, url, id: params.id ?? '', body }));
    };

  const records = (kind: RecordKind) =>
    route(({ parameters, index, stage, url }) =>
      recordCollection(parameters, { kind, space, url, view: viewOf(index, stage, parameters['locale']) }),
    );
  const oneRecord = (kind: RecordKind) =>
    route(({ parameters, index, stage, id }) => {
      const view = viewOf(index, stage, parameters['locale']);
      const record = view.records.get({ kind, id });
      if (!record) throw notThere(space, kind, id);
      return jsonOf(sentRecord(space, view, record));
    });
  const plain = (itemsOf: (index: SpaceIndex) => readonly PlainItem[]) =>
    route(({ parameters, index }) => jsonOf(plainCollection(parameters, itemsOf(index))));
  const onePlain = (type: string, itemsOf: (index: SpaceIndex) => readonly PlainItem[]) =>
    route(({ index, id }) => {
      const item = itemsOf(index).find((one) => one.id === id);
      if (!item) throw notThere(space, type, id);
      return jsonOf(item.send());
    });

  const contentTypes = ({ model }: SpaceIndex): PlainItem[] =>
    [...model.types.values()].map((type) => ({ id: type.id, name: type.name, send: () => sentType(space, type) }));
  const tags = ({ model }: SpaceIndex): PlainItem[] =>
    [...model.tags.values()].map((tag) => ({ id: tag.id, name: tag.name, send: () => sentTag(space, tag) }));
  const locales = ({ model }: SpaceIndex): PlainItem[] =>
    model.locales.map((locale) => ({ id: locale.code, name: locale.name, send: () => sentLocale(locale) }));
  const nothing = route(() => jsonOf({ sys: { type: 'Array' }, limit: 0, items: [], pages: {} }));
  const missing = route(({ url }) => {
    throw notThere(space, 'Path', url.slice(url.indexOf(PREFIX)));
  });

  const root = `${PREFIX}/spaces/:space`;
  const readSpace = route(({ index }) => jsonOf(sentSpace(space, index.model.locales)));
  server.get(root, readSpace);
  server.get(`${root}/`, readSpace);
  for (const place of [root, `${root}/environments/:environment`]) {
    server.get(`${place}/content_types`, plain(contentTypes));
    server.get(`${place}/content_types/:id`, onePlain('ContentType', contentTypes));
    server.get(`${place}/entries`, records('Entry'));
    server.get(`${place}/entries/:id`, oneRecord('Entry'));
    server.get(`${place}/assets`, records('Asset'));
    server.get(`${place}/assets/:id`, oneRecord('Asset'));
    server.get(`${place}/tags`, plain(tags));
    server.get(`${place}/tags/:id`, onePlain('Tag', tags));
    server.get(`${place}/locales`, plain(locales));
    // Taxonomies are not used; clients find none.
    server.get(`${place}/taxonomy/concepts`, nothing);
    server.get(`${place}/taxonomy/concept-schemes`, nothing);
    server.get(
      `${place}/sync`,
      route(({ parameters, index, stage, url }) => syncPage(parameters, { space, index, stage, signer, url })),
    );
    server.post(
      `${place}/asset_keys`,
      route(({ body }) => {
        const now = Math.floor(clock.now().getTime() / 1000);
        return jsonOf({ ...createAssetKey(body, { signer, space: space.id, now }) });
      }),
    );
  }
  server.options(`${PREFIX}/spaces/*`, async (_request, reply) => reply.code(204).send());
  server.get(`${PREFIX}/spaces/*`, missing);
}
