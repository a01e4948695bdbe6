import { channelOf } from '../../auth/actor.ts';
import type { Actor } from '../../auth/actor.ts';
import { limitHeaders } from '../../auth/limit-headers.ts';
import { createSampledLimit } from '../../auth/sampled-limit.ts';
import type { Content } from '../../content/snapshot/create-content.ts';
import { anyone } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import { IN_PROCESS } from '../../http/request/in-process.ts';
import type { Needs } from '../../platform.ts';
import type { Module } from '../module.ts';
import { listFaqs } from './faqs.ts';
import { readPage, readPageContent } from './pages.ts';
import { listRecords, readRecord } from './read-records.ts';
import { createContentSearch } from './search/content-search.ts';

type ContentOperation = 'contentGet' | 'contentList' | 'contentSearch' | 'pageGet' | 'pageGetContent' | 'faqList';

/** What editors write. Each channel sees its own. */
export function createContentModule({
  auth,
  clock,
  content,
  log,
}: Needs<'auth' | 'clock' | 'log'> & { content: Content }): Module<ContentOperation> {
  const readerOf = (actor: Actor) => content.reader(channelOf(actor));
  const search = createContentSearch({ content });
  // As many as searches for products, which are asked for with it.
  const limitSearch = createSampledLimit(auth, clock, {
    bucket: 'content search ip',
    max: 600,
    windowSeconds: 60,
    every: 10,
  });
  return {
    operations: {
      contentList: operation(anyone(), ({ actor, params, query }) =>
        listRecords(readerOf(actor), { ...query, ...params }),
      ),
      contentGet: operation(anyone(), ({ actor, params, query }) =>
        readRecord(readerOf(actor), { ...query, ...params }),
      ),
      contentSearch: operation(anyone(), async ({ actor, query, ip, reply }) => {
        const standing = ip === IN_PROCESS ? null : await limitSearch(ip);
        if (standing) reply.headers(limitHeaders(standing));
        return search.find(channelOf(actor), query);
      }),
      pageGet: operation(anyone(), ({ actor, params }) => readPage(readerOf(actor), params.slug, clock.now())),
      pageGetContent: operation(anyone(), ({ actor, params }) => readPageContent(readerOf(actor), params.slug)),
      faqList: operation(anyone(), ({ actor, query }) => listFaqs(readerOf(actor), query)),
    },
    async start() {
      await search
        .warm()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'the content could not be preloaded for search; it is read for the first one'),
        );
    },
  };
}
