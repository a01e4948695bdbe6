import { returnsPolicyName } from '@regen/domain';
import { channelOf } from '../../auth/actor.ts';
import { anyone } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { presentBlocks } from './blocks.ts';
import { findFaqs, findPage, findPageBlocks } from './repository.ts';

type ContentOperation = 'pageGet' | 'pageGetContent' | 'faqList';

const UNKNOWN = 'There is no such page.';
const RETURNS_POLICY = 'returns-policy';

/** Pages and questions of the editors. Each channel sees its own. */
export function createContentModule({ clock, db }: Needs<'clock' | 'db'>): Module<ContentOperation> {
  return {
    operations: {
      pageGet: operation(anyone(), async ({ actor, params }) => {
        const page = await findPage(db, params.slug, channelOf(actor));
        if (!page) throw notFound(UNKNOWN);
        const { documentName, documentUrl, updatedAt, ...record } = page;
        const name = documentName === RETURNS_POLICY ? returnsPolicyName(clock.now()) : documentName;
        return {
          ...record,
          updatedAt: updatedAt.toISOString(),
          document: name === null ? null : { name, url: documentUrl },
        };
      }),
      pageGetContent: operation(anyone(), async ({ actor, params }) => {
        const page = await findPageBlocks(db, params.slug, channelOf(actor));
        if (!page) throw notFound(UNKNOWN);
        return { ...page, updatedAt: page.updatedAt.toISOString(), blocks: presentBlocks(page.blocks) };
      }),
      faqList: operation(anyone(), async ({ actor, query }) => {
        const { topic = null, search = '', page = 1, perPage = 100 } = query;
        const asked = { channel: channelOf(actor), topic, search, page, perPage };
        const { items, topics, total } = await findFaqs(db, asked);
        return {
          items,
          currentPage: page,
          totalPages: Math.ceil(total / perPage),
          totalCount: total,
          perPage,
          topics,
        };
      }),
    },
  };
}
