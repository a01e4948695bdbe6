import { blogPostCard } from '@regen/content-sdk/models';
import type { FastifyInstance } from 'fastify';
import type { Content } from '../content/snapshot/create-content.ts';
import type { Needs } from '../platform.ts';
import { blogFeed } from './blog-feed.ts';

const POSTS = 20;

export interface BlogFeedOptions {
  needs: Needs<'config' | 'publicUrl'> & { content: Pick<Content, 'reader'> };
  /** On everything that is sent. */
  headers: Readonly<Record<string, string>>;
}

/** The feed of the blog, with what a visitor may read. */
export function registerBlogFeed(server: FastifyInstance, { needs, headers }: BlogFeedOptions): void {
  server.get('/blogs/feed.xml', async (_request, reply) => {
    const { items } = await needs.content.reader('web').list(blogPostCard, { perPage: POSTS });
    return reply
      .headers({ ...headers, 'cache-control': 'public, max-age=600' })
      .type('application/atom+xml; charset=utf-8')
      .send(blogFeed(needs.publicUrl(), needs.config.seller.brand, items));
  });
}
