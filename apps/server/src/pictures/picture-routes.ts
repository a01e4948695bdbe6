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
import { drawnFolder, pictureKey } from './picture-file.ts';
import { findPicture } from './pictures.ts';
import type { FoundPicture } from './pictures.ts';

const ID = /^[0-9a-f]{24}$/;
const FILE = new RegExp(`^(${PRODUCT_IMAGE_SIZES.join('|')})\\.(${imageFormats.join('|')})$`);
/** Pictures that wait to be drawn: those of a few lists that several people open first. A list asks for up to 48. */
const MAX_WAITING = 120;
/** Seconds until there is room again. */
const BUSY = { headers: { 'retry-after': '5' } };

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
  async function jobOf(found: FoundPicture, size: ImageSize, format: ImageFormat): Promise<PhotoJob | null> {
    const file = await storage.get(pictureKey(found.file));
    return file && { kind: 'photo', bytes: await readAll(file), focus: found.focus, size, format };
  }

  async function draw(id: string, name: string, size: ImageSize, format: ImageFormat): Promise<Buffer | null> {
    // Before its turn: made-up ids must not take the turns of pictures.
    const found = await findPicture(db, id);
    return found && pictures.get(name, () => jobOf(found, size, format), { maxWaiting: MAX_WAITING });
  }

  server.get<{ Params: { id: string; file: string } }>(`${PICTURES}:id/:file`, async (request, reply) => {
    try {
      const { id, file } = request.params;
      const parts = FILE.exec(file);
      if (!parts || !ID.test(id)) throw notFound('There is no such picture.');
      // The pattern has just shown that each part is one of the listed words.
      const [size, format] = parts.slice(1) as [ImageSize, ImageFormat];
      const name = `${drawnFolder(id)}/${file}`;
      const bytes = (await pictures.finished(name)) ?? (await draw(id, name, size, format));
      if (!bytes) throw notFound('There is no such picture.');
      return await reply.headers(HEADERS).type(contentTypes[format]).send(bytes);
    } catch (error) {
      return sendError(
        request,
        reply,
        error instanceof TooManyDrawings ? refuse('rate_limited', undefined, BUSY) : error,
      );
    }
  });
}
