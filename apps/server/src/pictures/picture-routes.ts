import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/errors/error-handler.ts';
import { PICTURES, PRODUCT_IMAGE_SIZES } from '../media/product-image.ts';
import type { PhotoJob } from '../media/render-photo.ts';
import { contentTypes, imageFormats } from '../media/sizes.ts';
import type { ImageFormat, ImageSize } from '../media/sizes.ts';
import { TooManyDrawings } from '../media/store.ts';
import type { PictureStore } from '../media/store.ts';
import type { Needs } from '../platform.ts';
import { notFound, refuse } from '../refuse.ts';
import { readAll } from '../storage/storage.ts';
import { pictureKey } from './picture-file.ts';
import { findPicture } from './pictures.ts';

const ID = /^[0-9a-f]{24}$/;
const FILE = new RegExp(`^(${PRODUCT_IMAGE_SIZES.join('|')})\\.(${imageFormats.join('|')})$`);
/** A list of products asks for 24 at once. */
const MAX_WAITING = 120;

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Serves uploaded pictures of products, each in a few sizes and formats that are made when they are first requested. */
export function pictureRoutes(
  server: FastifyInstance,
  { db, pictures, storage }: Needs<'db' | 'storage'> & { pictures: PictureStore },
): void {
  async function jobOf(id: string, size: ImageSize, format: ImageFormat): Promise<PhotoJob | null> {
    const found = await findPicture(db, id);
    const file = found && (await storage.get(pictureKey(found.file)));
    return file && { kind: 'photo', bytes: await readAll(file), focus: found.focus, size, format };
  }

  server.get<{ Params: { id: string; file: string } }>(`${PICTURES}:id/:file`, async (request, reply) => {
    try {
      const { id, file } = request.params;
      const parts = FILE.exec(file);
      if (!parts || !ID.test(id)) throw notFound('There is no such picture.');
      // The pattern has just shown that each part is one of the listed words.
      const [size, format] = parts.slice(1) as [ImageSize, ImageFormat];
      const bytes = await pictures.get(`pictures/${id}/${file}`, () => jobOf(id, size, format), {
        maxWaiting: MAX_WAITING,
      });
      if (!bytes) throw notFound('There is no such picture.');
      return await reply.headers(HEADERS).type(contentTypes[format]).send(bytes);
    } catch (error) {
      return sendError(request, reply, error instanceof TooManyDrawings ? refuse('rate_limited') : error);
    }
  });
}
