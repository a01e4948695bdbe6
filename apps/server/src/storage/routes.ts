import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import { handleErrors } from '../http/errors/error-handler.ts';
import { notFound, refuse } from '../refuse.ts';
import type { HttpError } from '../refuse.ts';
import { FILES } from './disk-addresses.ts';
import type { UploadGrant } from './disk-addresses.ts';
import { DiskStorage } from './disk.ts';
import { WrongSizeError } from './size-limit.ts';
import type { Storage } from './storage.ts';

interface FileRoute {
  Params: { '*': string };
  Querystring: Record<string, unknown>;
}

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

class BrokenOffError extends Error {
  override readonly name = 'BrokenOffError';
}

const MAX_DRAIN = 8 * 1024 * 1024;

function tooLarge(size: number): HttpError {
  return refuse('upload_too_large', `The file must have exactly ${size} bytes; it has more.`);
}

function tooSmall(size: number): HttpError {
  return refuse('upload_size_mismatch', `The file must have exactly ${size} bytes; it has fewer.`);
}

/** What is known before the first byte is read. */
function checkHeaders(request: FastifyRequest, { contentType, size }: UploadGrant): void {
  const type = (request.headers['content-type'] ?? '').toLowerCase();
  if (type !== contentType) {
    throw refuse('upload_type_mismatch', `This address takes a file of the type ${contentType}.`);
  }
  if (request.headers['content-encoding'] !== undefined) {
    throw refuse('upload_encoded');
  }
  const length = request.headers['content-length'];
  if (length === undefined) return;
  if (Number(length) > size) throw tooLarge(size);
  if (Number(length) < size) throw tooSmall(size);
}

/** A sender that is still writing would lose the response if the connection closed, so the rest is read and discarded, up to a limit. */
function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  let seen = 0;
  raw.on('data', (part: Buffer) => {
    seen += part.length;
    if (seen > MAX_DRAIN) raw.pause();
  });
  raw.resume();
}

/** The body separately from its connection: if it is refused midway, the connection stays open for the response. */
function bodyOf({ raw }: FastifyRequest): PassThrough {
  const body = new PassThrough();
  raw.pipe(body);
  const breakOff = () => {
    if (!raw.readableEnded) body.destroy(new BrokenOffError());
  };
  raw.once('error', breakOff);
  raw.once('close', breakOff);
  return body;
}

async function takeFile(storage: DiskStorage, request: FastifyRequest<FileRoute>, reply: FastifyReply) {
  try {
    const grant = storage.addresses.upload(request.params['*'], request.query);
    checkHeaders(request, grant);
    await grant.claim();
    try {
      await storage.put(grant.key, bodyOf(request), { contentType: grant.contentType, size: grant.size });
    } catch (error) {
      await grant.release();
      if (error instanceof WrongSizeError) throw error.isTooLong ? tooLarge(grant.size) : tooSmall(grant.size);
      if (error instanceof BrokenOffError) throw refuse('upload_broken_off');
      throw error;
    }
    return reply.code(200).send();
  } catch (error) {
    drain(request);
    reply.header('connection', 'close');
    throw error;
  }
}

/** A name that is safe inside a header; what is not ASCII goes the way of RFC 6266. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, '_')}`;
}

async function sendFile(storage: DiskStorage, request: FastifyRequest<FileRoute>, reply: FastifyReply) {
  const { key, fileName } = storage.addresses.download(request.params['*'], request.query);
  const file = await storage.get(key);
  if (!file) throw notFound('This file is no longer there.');
  request.raw.once('close', () => void file.stream.destroy());
  if (fileName !== null) reply.header('content-disposition', disposition(fileName));
  return reply.header('content-length', file.size).type(file.contentType).send(file.stream);
}

/** Serves the signed URLs of files in the folder. With S3 they point there, and this is not registered. */
export function storageRoutes(server: FastifyInstance, { storage }: { storage: Storage }): void {
  if (!(storage instanceof DiskStorage)) return;
  // The body is streamed by the handler, whatever its type.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  handleErrors(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS).header('x-request-id', request.id);
  });
  server.put<FileRoute>(`${FILES}*`, (request, reply) => takeFile(storage, request, reply));
  server.get<FileRoute>(`${FILES}*`, (request, reply) => sendFile(storage, request, reply));
}
