import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/errors/error-handler.ts';
import { notFound } from '../refuse.ts';
import { designs } from './designs.ts';
import { mediaUrl, viewHash } from './drawn-images.ts';
import { editorialPictures, editorialUrl, parseEditorialFile } from './editorial/pictures.ts';
import { firstPaint } from './first-paint.ts';
import { productViews } from './packshot/types.ts';
import type { ProductView } from './packshot/types.ts';
import type { RenderJob } from './render-job.ts';
import { contentTypes, imageFormats, imageSizes } from './sizes.ts';
import type { ImageFormat, ImageSize } from './sizes.ts';
import { socialRoutes } from './social-routes.ts';
import type { PictureStore } from './store.ts';

export interface MediaOptions {
  readonly pictures: PictureStore;
  /** Draws what the first pages show as soon as the server listens, one picture at a time. Default: no. */
  readonly drawsAhead?: boolean;
}

const PREFIX = '/media/';
/** A picture's path in the folder, as in its URL. */
const fileOf = (url: string) => url.slice(PREFIX.length);

const FOREVER = 'public, max-age=31536000, immutable';
const FILE = new RegExp(
  `^(${productViews.join('|')})-(${Object.keys(imageSizes).join('|')})\\.([0-9a-f]{8})\\.(${imageFormats.join('|')})$`,
);

function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(request, reply, notFound('There is no such picture.'));
}

/** An address from before a drawing changed: pages kept open across a deploy still find their pictures. */
function moved(reply: FastifyReply, url: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=300').redirect(url, 302);
}

/** Serves every drawn picture under `/media`, drawing it at the first request. */
export function mediaRoutes(app: FastifyInstance, { pictures, drawsAhead = false }: MediaOptions): void {
  socialRoutes(app, pictures);

  async function send(request: FastifyRequest, reply: FastifyReply, file: string, format: ImageFormat, job: RenderJob) {
    try {
      const bytes = await pictures.get(file, job);
      if (!bytes) return missing(request, reply);
      return reply
        .headers({ 'cache-control': FOREVER, 'x-content-type-options': 'nosniff' })
        .type(contentTypes[format])
        .send(bytes);
    } catch (error) {
      return sendError(request, reply, error);
    }
  }

  app.get<{ Params: { design: string; file: string } }>('/media/products/:design/:file', async (request, reply) => {
    const { design: designKey, file } = request.params;
    const parts = FILE.exec(file);
    const design = designs.get(designKey);
    if (!parts || !design) return missing(request, reply);
    // The pattern has just shown that each part is one of the listed words.
    const [view, size, hash, format] = parts.slice(1) as [ProductView, ImageSize, string, ImageFormat];
    if (viewHash(designKey, view) !== hash) {
      // Professional products are not revealed to someone guessing SKUs.
      if (design.line === 'professional') return missing(request, reply);
      return moved(reply, mediaUrl(designKey, view, size, format));
    }
    const job = { kind: 'product', designKey, view, size, format } as const;
    return send(request, reply, `products/${designKey}/${file}`, format, job);
  });

  app.get<{ Params: { file: string } }>('/media/editorial/:file', async (request, reply) => {
    const parts = parseEditorialFile(request.params.file);
    if (!parts) return missing(request, reply);
    const { name, crop, width, hash, format } = parts;
    if (editorialPictures[name].hash !== hash) return moved(reply, editorialUrl(name, crop, width, format));
    return send(request, reply, `editorial/${request.params.file}`, format, {
      kind: 'editorial',
      name,
      crop,
      width,
      format,
    });
  });

  let isOpen = true;
  app.addHook('onClose', async () => {
    isOpen = false;
  });
  async function drawAhead(): Promise<void> {
    try {
      for (const { url, job } of firstPaint()) {
        if (!isOpen) return;
        await pictures.get(fileOf(url), job);
      }
    } catch (error) {
      if (isOpen) app.log.warn({ err: error }, 'pictures could not be drawn ahead');
    }
  }
  if (!drawsAhead) return;
  app.addHook('onListen', async () => {
    void drawAhead();
  });
}
