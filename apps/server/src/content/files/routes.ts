import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Signer } from '../../auth/secret.ts';
import type { Clock } from '../../clock.ts';
import { TooManyPictures } from '../../media/store.ts';
import type { PictureStore } from '../../media/store.ts';
import { readAll } from '../../storage/storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { isSigned } from '../delivery/asset-keys.ts';
import { DeliveryError, notThere, sendDeliveryError } from '../delivery/errors.ts';
import { FILES, SECURED_FILES } from '../delivery/space.ts';
import type { Space } from '../delivery/space.ts';
import { tokenOf } from '../delivery/tokens.ts';
import type { SpaceReader } from '../index/load-index.ts';
import type { SpaceIndex, IndexedRecord } from '../index/space-index.ts';
import { isObject } from '../records/types.ts';
import type { Stage, StoredFile } from '../records/types.ts';
import { fileKey } from './asset-files.ts';
import { byteRange } from './byte-range.ts';
import type { FileGrants } from './file-grants.ts';
import { imageOptions, IMAGE_TYPES } from './image-options.ts';
import type { ImageQuery } from './image-options.ts';
import { createOpenFiles } from './open-files.ts';

export interface FileRouteOptions {
  reader: SpaceReader;
  space: Space;
  signer: Signer;
  clock: Clock;
  stageOf: (token: string) => Stage | null;
  storage: Pick<Storage, 'get'>;
  pictures: PictureStore;
  grants: FileGrants;
  draftGrants: FileGrants;
}

interface FileRoute {
  Params: { space: string; id: string; hash: string; name: string };
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};
/** Whatever an editor has uploaded runs nothing. Browsers show no PDF in a sandbox, and what is in one has no access to the page. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const PDF = 'application/pdf';
const PUBLIC = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, no-store';
/** Types that browsers show. Everything else is saved. */
const SHOWN = /^(image\/(?!svg)|audio\/|video\/|application\/pdf$|text\/(plain|vtt)$)/;
/**
 * Sizes and formats of one image that are stored, and images that wait to be drawn: those of a few pages that several people open first. More
 * are refused, since each takes a core for up to a second.
 */
const LIMITS = { maxInFolder: 200, maxWaiting: 120 };

function isStoredFile(value: unknown): value is StoredFile {
  return isObject(value) && typeof value['hash'] === 'string';
}

/** The file of an asset by its content, in any locale. */
function findFile(
  { stages }: SpaceIndex,
  stage: Stage,
  { id, hash }: { id: string; hash: string },
): { record: IndexedRecord; file: StoredFile } | null {
  const record = stages[stage].get({ kind: 'Asset', id });
  for (const file of Object.values(record?.fields['file'] ?? {})) {
    if (record && isStoredFile(file) && file.hash === hash) return { record, file };
  }
  return null;
}

function queryOf(request: FastifyRequest): ImageQuery {
  return Object.fromEntries(new URL(request.url, 'http://host').searchParams);
}

/** Serves the files of assets, and images in the size and format that the URL asks for. */
export function fileRoutes(server: FastifyInstance, options: FileRouteOptions): void {
  const { reader, space, signer, clock, stageOf, storage, pictures, grants, draftGrants } = options;
  const openIn = createOpenFiles();

  server.setErrorHandler((error, request, reply) => sendDeliveryError(request, reply, error));
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });

  /** The image in the size and format that is asked for; null when that is the file as it is. */
  async function imageOf(file: StoredFile, query: ImageQuery): Promise<{ type: string; bytes: Buffer } | null> {
    const image = imageOptions(query, file.contentType);
    if (!image) return null;
    const name = createHash('sha256').update(JSON.stringify(image)).digest('hex').slice(0, 24);
    const load = async () => {
      const original = await storage.get(fileKey(file.hash));
      return original && ({ kind: 'content', bytes: await readAll(original), options: image } as const);
    };
    try {
      const bytes = await pictures.get(`content/${file.hash}/${name}.${image.format}`, load, LIMITS);
      if (!bytes) throw notThere(space, 'Asset', file.hash);
      return { type: IMAGE_TYPES.get(image.format) ?? file.contentType, bytes };
    } catch (error) {
      if (!(error instanceof TooManyPictures)) throw error;
      throw new DeliveryError(429, 'RateLimitExceeded', 'Too many images are being made. Please wait a moment.');
    }
  }

  async function send(request: FastifyRequest<FileRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const { id, hash } = request.params;
    const isSecuredUrl = request.url.startsWith(SECURED_FILES);
    const query = queryOf(request);
    const index = await reader.current();
    const published = findFile(index, 'published', { id, hash });
    const stage = stageOf(tokenOf(request, query));
    const isGrantedDraft = draftGrants.isGranted({ id, hash }, query['grant']);
    const isPreview = stage === 'draft' || isGrantedDraft;
    const found = published ?? (isPreview ? findFile(index, 'draft', { id, hash }) : null);
    if (!found || request.params.space !== space.id || found.record.isSecured !== isSecuredUrl) {
      throw notThere(space, 'Asset', id);
    }
    const { file } = found;
    const isGated = !openIn(index).has(id);
    const isGranted = isGrantedDraft || grants.isGranted({ id, hash }, query['grant']);
    // A token reads all records. Nobody else is told that the file is there.
    if (isGated && !isSecuredUrl && !isGranted && stage === null) throw notThere(space, 'Asset', id);
    if (isSecuredUrl && !isGranted) {
      const path = request.url.split('?', 1)[0] ?? '';
      const now = Math.floor(clock.now().getTime() / 1000);
      const { policy, token } = query;
      if (!(await isSigned({ policy, token, path }, { signer, space: space.id, now }))) {
        throw new DeliveryError(403, 'AccessDenied', 'The URL is not signed, or its signature has expired.');
      }
    }
    const caching = isSecuredUrl || isGated || !published ? PRIVATE : PUBLIC;
    if (file.contentType !== PDF) reply.header('content-security-policy', SANDBOX);
    reply.header('cache-control', caching);
    const image = await imageOf(file, query);
    if (image) return reply.type(image.type).send(image.bytes);
    const { size } = file.details;
    const range = byteRange(request.headers.range, size);
    reply.header('accept-ranges', 'bytes');
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const stored = await storage.get(fileKey(hash), range ?? undefined);
    if (!stored) throw notThere(space, 'Asset', id);
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    request.raw.once('close', () => void stored.stream.destroy());
    if (!SHOWN.test(file.contentType)) reply.header('content-disposition', 'attachment');
    return reply.header('content-length', stored.size).type(file.contentType).send(stored.stream);
  }

  server.get<FileRoute>(`${FILES}/:space/:id/:hash/:name`, send);
  server.get<FileRoute>(`${SECURED_FILES}/:space/:id/:hash/:name`, send);
}
