import { channelOf } from '../../auth/actor.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Content } from '../../content/snapshot/create-content.ts';
import { anyone } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import type { Module } from '../module.ts';
import { listFaqs } from './faqs.ts';
import { readPage, readPageContent } from './pages.ts';
import { listRecords, readRecord } from './read-records.ts';

type ContentOperation = 'contentGet' | 'contentList' | 'pageGet' | 'pageGetContent' | 'faqList';

/** What editors write. Each channel sees its own. */
export function createContentModule({
  clock,
  content,
}: Needs<'clock'> & { content: Content }): Module<ContentOperation> {
  const readerOf = (actor: Actor) => content.reader(channelOf(actor));
  return {
    operations: {
      contentList: operation(anyone(), ({ actor, params, query }) =>
        listRecords(readerOf(actor), { ...query, ...params }),
      ),
      contentGet: operation(anyone(), ({ actor, params, query }) =>
        readRecord(readerOf(actor), { ...query, ...params }),
      ),
      pageGet: operation(anyone(), ({ actor, params }) => readPage(readerOf(actor), params.slug, clock.now())),
      pageGetContent: operation(anyone(), ({ actor, params }) => readPageContent(readerOf(actor), params.slug)),
      faqList: operation(anyone(), ({ actor, query }) => listFaqs(readerOf(actor), query)),
    },
  };
}
