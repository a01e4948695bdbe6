import { returnsPolicyName } from '@regen/domain';
import { anyone } from '../../http/access/rules.ts';
import { channelOf } from '../../auth/actor.ts';
import { notFound } from '../../refuse.ts';
import type { Deps, Module } from '../../http/module.ts';
import { presentBlocks } from './blocks.ts';
import { findFaqs, findPage, findPageBlocks } from './repository.ts';

export type ContentOperation = 'pageGet' | 'pageGetContent' | 'faqList';

const UNKNOWN = 'There is no such page.';
const RETURNS_POLICY = 'returns-policy';

/** Pages and questions of the editors. Each channel sees its own. */
export function createContentModule({ clock, db }: Deps): Module<ContentOperation> {
  return {
    handlers: {
      async pageGet({ actor, params }) {
        const page = await findPage(db, params.slug, channelOf(actor));
        if (!page) throw notFound(UNKNOWN);
        const { documentName, documentUrl, updatedAt, ...record } = page;
        const name = documentName === RETURNS_POLICY ? returnsPolicyName(clock.now()) : documentName;
        return {
          ...record,
          updatedAt: updatedAt.toISOString(),
          document: name === null ? null : { name, url: documentUrl },
        };
      },
      async pageGetContent({ actor, params }) {
        const page = await findPageBlocks(db, params.slug, channelOf(actor));
        if (!page) throw notFound(UNKNOWN);
        return { ...page, updatedAt: page.updatedAt.toISOString(), blocks: presentBlocks(page.blocks) };
      },
      async faqList({ actor, query }) {
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
      },
    },
    access: { pageGet: anyone(), pageGetContent: anyone(), faqList: anyone() },
  };
}
