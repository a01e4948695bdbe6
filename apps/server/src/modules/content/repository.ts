import type { Channel } from '@regen/domain';
import type { Faq } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import type { BlockColumn } from '../../db/schema.ts';

export interface PageRow {
  slug: string;
  title: string;
  description: string;
  documentName: string | null;
  documentUrl: string | null;
  updatedAt: Date;
}

/** A page as users of a channel may read it; a page of another channel is treated as nonexistent. */
export async function findPage(db: Queryable, slug: string, channel: Channel): Promise<PageRow | null> {
  const { rows } = await db.query<PageRow>(
    {
      name: 'page',
      text: `select slug, title, description, document_name as "documentName", document_url as "documentUrl",
               updated_at as "updatedAt"
             from pages where slug = $1 and $2 = any(audiences)`,
    },
    [slug, channel],
  );
  return rows[0] ?? null;
}

export interface PageBlocks {
  slug: string;
  title: string;
  updatedAt: Date;
  blocks: BlockColumn[];
}

export async function findPageBlocks(db: Queryable, slug: string, channel: Channel): Promise<PageBlocks | null> {
  const { rows } = await db.query<PageBlocks>(
    {
      name: 'page-blocks',
      text: 'select slug, title, updated_at as "updatedAt", blocks from pages where slug = $1 and $2 = any(audiences)',
    },
    [slug, channel],
  );
  return rows[0] ?? null;
}

export interface FaqQuestion {
  channel: Channel;
  topic: string | null;
  search: string;
  page: number;
  perPage: number;
}

const FAQS = `with mine as materialized (
    select * from faqs where $1 = any(audiences)
  ), found as materialized (
    select * from mine f where ($2::text is null or topic = $2) and not exists (
      select 1 from unnest($3::text[]) word
      where regen_fold(f.question || ' ' || f.answer) not like '%' || regen_fold(word) || '%')
  )
  select (select count(*)::int from found) as total,
    array(select topic from mine group by topic order by min(topic_position), topic) as topics,
    (select coalesce(json_agg(f), '[]') from (
       select id, topic, question, answer from found order by topic_position, position, id limit $4 offset $5) f) as items`;

export async function findFaqs(
  db: Queryable,
  { channel, topic, search, page, perPage }: FaqQuestion,
): Promise<{ total: number; topics: string[]; items: Faq[] }> {
  const words = search.split(/[\s,?]+/).filter((word) => word !== '');
  const patterns = words.map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
  const { rows } = await db.query<{ total: number; topics: string[]; items: Faq[] }>({ name: 'faqs', text: FAQS }, [
    channel,
    topic,
    patterns,
    perPage,
    (page - 1) * perPage,
  ]);
  return rows[0] ?? { total: 0, topics: [], items: [] };
}
