import type { ContentFile } from '@regen/content-sdk';
import { makeZip } from 'client-zip';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { fileKey } from '../../content/files/asset-files.ts';
import { fileRefOf } from '../../content/files/grant-files.ts';
import type { Content } from '../../content/snapshot/create-content.ts';
import { handleErrors } from '../../http/errors/error-handler.ts';
import type { Needs } from '../../platform.ts';
import { notFound } from '../../refuse.ts';
import type { Storage } from '../../storage/storage.ts';
import { createDownloadSlots, downloadLimits } from './archive-limits.ts';
import { ARCHIVE_NAME, archiveLength, ARCHIVES, metaOf, readArchive, readArchiveGrant } from './archive.ts';
import type { ArchiveFile } from './archive.ts';

const HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': `attachment; filename="${ARCHIVE_NAME}"`,
};

/** A file of the embedded service is in the storage, one of a hosted space at its address. */
async function openFile(storage: Pick<Storage, 'get'>, file: ContentFile, signal: AbortSignal): Promise<Readable> {
  const ref = fileRefOf(file.url);
  if (ref) {
    const stored = await storage.get(fileKey(ref.hash));
    if (!stored) throw new Error(`The file of ${file.id} is not in the storage.`);
    return stored.stream;
  }
  const response = await fetch(file.url, { signal });
  if (!response.ok || !response.body) throw new Error(`The content service answers ${response.status} for ${file.id}.`);
  return Readable.from(response.body);
}

/** One file is open at a time, and it is closed when the download ends early. */
async function* entriesOf(storage: Pick<Storage, 'get'>, files: readonly ArchiveFile[], signal: AbortSignal) {
  for (const one of files) {
    signal.throwIfAborted();
    // One after the other: an archive is a sequence.
    const input = await openFile(storage, one.file, signal);
    try {
      yield { ...metaOf(one), input };
    } finally {
      input.destroy();
    }
  }
}

/** Writes archives of resources while they are downloaded. */
export function archiveRoutes(
  server: FastifyInstance,
  needs: Needs<'auth' | 'clock' | 'log' | 'storage'> & { content: Pick<Content, 'reader'> },
): void {
  handleErrors(server);
  const slots = createDownloadSlots();
  server.get<{ Querystring: { grant?: string | string[] } }>(
    `${ARCHIVES}/${ARCHIVE_NAME}`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { grant } = request.query;
      const order = typeof grant === 'string' ? readArchiveGrant(needs, grant) : null;
      if (!order) throw notFound('This download has expired. Choose the files again.');
      const leave = slots.enter(request.ip);
      const over = new AbortController();
      const end = (): void => {
        leave();
        over.abort();
      };
      // If the client has already disconnected, `close` won't fire again.
      if (reply.raw.closed) end();
      else reply.raw.once('close', end);
      await needs.auth.limit(downloadLimits(request.ip));
      const files = await readArchive(needs, order);
      const zip = Readable.fromWeb(makeZip(entriesOf(needs.storage, files, over.signal)) as never);
      over.signal.addEventListener('abort', () => zip.destroy());
      return reply.headers(HEADERS).header('content-length', archiveLength(files)).type('application/zip').send(zip);
    },
  );
}
