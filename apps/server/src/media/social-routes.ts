import type { FastifyInstance } from 'fastify';
import { sendError } from '../http/errors/error-handler.ts';
import { notFound } from '../refuse.ts';
import { contentTypes } from './sizes.ts';
import { socialCard, socialHash, socialKinds } from './social/cards.ts';
import type { SocialKind } from './social/cards.ts';
import type { PictureStore } from './store.ts';

const isKind = (text: string): text is SocialKind => (socialKinds as readonly string[]).includes(text);
const FILE = /^([0-9A-Za-z-]{1,60})\.png$/;

/** Serves the pictures for previews of links. Their addresses stay, since other sites keep them. */
export function socialRoutes(app: FastifyInstance, store: PictureStore): void {
  app.get<{ Params: { kind: string; file: string } }>('/media/social/:kind/:file', async (request, reply) => {
    try {
      const { kind, file } = request.params;
      const key = FILE.exec(file)?.[1];
      const card = isKind(kind) && key !== undefined ? socialCard(kind, key) : null;
      if (!card || !isKind(kind) || key === undefined) throw notFound('There is no such picture.');
      const bytes = await store.get(`social/${kind}/${key}.${socialHash(card)}.png`, { kind: 'social', of: kind, key });
      if (!bytes) throw notFound('There is no such picture.');
      return await reply
        .headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
        .type(contentTypes.png)
        .send(bytes);
    } catch (error) {
      return sendError(request, reply, error);
    }
  });
}
