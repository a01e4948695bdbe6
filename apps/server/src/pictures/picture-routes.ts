import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/errors/error-handler.ts';
import { PICTURES } from '../media/product-image.ts';
import { TooManyPictures } from '../media/store.ts';
import { notFound, refuse } from '../refuse.ts';
import { makePicture, pictureFile } from './make-picture.ts';
import type { PictureNeeds } from './make-picture.ts';

const ID = /^[0-9a-f]{24}$/;
/** Seconds until there is room again. */
const BUSY = { headers: { 'retry-after': '5' } };

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // A browser that opens a picture by itself adds styles to the page it creates.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Serves the pictures of products, each in a few sizes and formats that are made when they are first requested. */
export function pictureRoutes(server: FastifyInstance, needs: PictureNeeds): void {
  server.get<{ Params: { id: string; file: string } }>(`${PICTURES}:id/:file`, async (request, reply) => {
    try {
      const { id } = request.params;
      const file = pictureFile(request.params.file);
      const bytes = file && ID.test(id) ? await makePicture(needs, id, file) : null;
      if (!file || !bytes) throw notFound('There is no such picture.');
      return await reply.headers(HEADERS).type(file.contentType).send(bytes);
    } catch (error) {
      return sendError(
        request,
        reply,
        error instanceof TooManyPictures ? refuse('rate_limited', undefined, BUSY) : error,
      );
    }
  });
}
