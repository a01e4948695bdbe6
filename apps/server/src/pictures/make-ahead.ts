import type { FastifyInstance } from 'fastify';
import type { Needs } from '../platform.ts';
import { makePicture, pictureFile } from './make-picture.ts';
import type { PictureNeeds } from './make-picture.ts';

/** The front pictures of the first list that visitors see, in its order. */
const FIRST = `select images -> 0 ->> 'picture' as id from products
  where visible_web and images <> '[]' and (discontinued_at is null or discontinued_at > $1)
  order by featured_rank, sku limit 24`;

/** The files that screens with one and with two pixels per point load. */
const FILES = ['thumbnail.avif', 'retail.avif'].flatMap((name) => pictureFile(name) ?? []);

/** Makes what the first list shows, one file after another, as soon as the server listens. */
export function makePicturesAhead(server: FastifyInstance, needs: PictureNeeds & Needs<'clock'>): void {
  let isOpen = true;
  server.addHook('onClose', async () => {
    isOpen = false;
  });
  async function makeAhead(): Promise<void> {
    try {
      const { rows } = await needs.db.query<{ id: string | null }>(FIRST, [needs.clock.now()]);
      const ids = rows.flatMap(({ id }) => id ?? []);
      for (const file of FILES) for (const id of ids) if (isOpen) await makePicture(needs, id, file);
    } catch (error) {
      if (isOpen) server.log.warn({ err: error }, 'the pictures of the first list could not be made');
    }
  }
  server.addHook('onListen', async () => {
    void makeAhead();
  });
}
