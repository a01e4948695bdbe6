import type { FastifyInstance } from 'fastify';
import { sendError } from '../../http/errors/error-handler.ts';
import { contentTypes } from '../../media/sizes.ts';
import type { ImageFormat, ImageSize } from '../../media/sizes.ts';
import type { Needs } from '../../platform.ts';
import { notFound } from '../../refuse.ts';
import {
  STORE_PICTURE_FORMATS,
  STORE_PICTURE_SIZES,
  STORE_PICTURES,
  storePictureKey,
} from '../stores/store-picture.ts';
import { presentHash } from './repository.ts';

const ACCOUNT = /^acc_[0-9a-z]{1,60}$/;
const FILE = new RegExp(`^(${STORE_PICTURE_SIZES.join('|')})\\.([0-9a-f]{16})\\.(${STORE_PICTURE_FORMATS.join('|')})$`);

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Serves the pictures of stores under `/media/stores`, from wherever the storage is. */
export function storePictureRoutes(server: FastifyInstance, { db, storage }: Needs<'db' | 'storage'>): void {
  server.get<{ Params: { accountId: string; file: string } }>(
    `${STORE_PICTURES}:accountId/:file`,
    async (request, reply) => {
      try {
        const { accountId } = request.params;
        const parts = FILE.exec(request.params.file);
        if (!parts || !ACCOUNT.test(accountId)) throw notFound('There is no such picture.');
        // The pattern has just shown that each part is one of the listed words.
        const [size, hash, format] = parts.slice(1) as [ImageSize, string, ImageFormat];
        const file = await storage.get(storePictureKey(accountId, size, hash, format));
        if (file) {
          request.raw.once('close', () => void file.stream.destroy());
          return await reply
            .headers(HEADERS)
            .header('content-length', file.size)
            .type(contentTypes[format])
            .send(file.stream);
        }
        const present = await presentHash(db, accountId);
        if (present === null || present === hash) throw notFound('There is no such picture.');
        // Pages kept open while the picture was changed still find the new one.
        reply.header('cache-control', 'public, max-age=300');
        return await reply.redirect(`${STORE_PICTURES}${accountId}/${size}.${present}.${format}`, 302);
      } catch (error) {
        return sendError(request, reply, error);
      }
    },
  );
}
