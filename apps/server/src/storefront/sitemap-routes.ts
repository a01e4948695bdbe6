import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Content } from '../content/snapshot/create-content.ts';
import type { Needs } from '../platform.ts';
import { readSitemapEntries } from './sitemap-entries.ts';
import { partPath, robotsTxt, sitemapFiles } from './sitemap.ts';

const MINUTE = 60_000;

export interface SitemapOptions {
  needs: Needs<'clock' | 'db' | 'publicUrl'> & { content: Pick<Content, 'reader'> };
  /** On everything that is sent. */
  headers: Readonly<Record<string, string>>;
  /** The storefront's own pages that exist now. */
  paths: () => Promise<readonly string[]>;
  /** Whether the storefront, reached at this origin, has a page at a path. */
  hasPage: (path: string) => boolean;
  perFile?: number | undefined;
}

/** robots.txt and the sitemap, which is made at most every ten minutes and once at a time. */
export function registerSitemap(server: FastifyInstance, { needs, headers, paths, hasPage, perFile }: SitemapOptions) {
  const now = () => needs.clock.now().getTime();
  let made: { files: Promise<ReadonlyMap<string, string>>; at: number } | undefined;

  function files(): Promise<ReadonlyMap<string, string>> {
    if (made && now() - made.at < 10 * MINUTE) return made.files;
    const making = paths()
      .then((there) => readSitemapEntries({ ...needs, paths: there, hasPage }))
      .then((entries) => sitemapFiles(needs.publicUrl(), entries, perFile));
    const mine = { files: making, at: now() };
    made = mine;
    making.catch(() => {
      if (made === mine) made = undefined;
    });
    return making;
  }

  server.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(needs.publicUrl())),
  );

  async function send(reply: FastifyReply, path: string): Promise<FastifyReply> {
    const text = (await files()).get(path);
    if (text === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .headers({ ...headers, 'cache-control': 'public, max-age=600' })
      .type('application/xml; charset=utf-8')
      .send(text);
  }
  server.get('/sitemap.xml', (_request, reply) => send(reply, '/sitemap.xml'));
  server.get<{ Params: { number: string } }>('/sitemap-:number(^\\d+$).xml', ({ params }, reply) =>
    send(reply, partPath(Number(params.number))),
  );
}
