import type { Database } from '../../db/database.ts';
import type { SeedReport } from '../seed-step.ts';
import { seedFaqs } from './faqs.ts';
import { seedPages } from './pages.ts';
import { readBlocks } from './read-blocks.ts';

const EVERYONE = ['web', 'retail', 'b2b', 'school'];

function faqRows() {
  const topics = [...new Set(seedFaqs.map(({ topic }) => topic))];
  return seedFaqs.map(({ audiences, topic, ...faq }, place) => ({
    ...faq,
    topic,
    id: `faq_${String(place + 1).padStart(3, '0')}`,
    topicPosition: topics.indexOf(topic),
    position: place,
    audiences: audiences ?? EVERYONE,
  }));
}

/** Pages about the brand and its policies, and the FAQs. */
export async function seedContent(db: Database, report: SeedReport): Promise<void> {
  const pages = seedPages.map(({ text, audiences = EVERYONE, ...page }) => ({
    ...page,
    audiences,
    blocks: readBlocks(text),
  }));
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into pages (slug, title, description, document_name, blocks, audiences, updated_at)
       select slug, title, description, "documentName", blocks, audiences, "updatedAt"
       from jsonb_to_recordset($1::jsonb) as p(slug text, title text, description text, "documentName" text, blocks jsonb,
         audiences text[], "updatedAt" timestamptz)
       on conflict (slug) do nothing`,
      [JSON.stringify(pages)],
    );
    await tx.query(
      `insert into faqs (id, topic, topic_position, position, question, answer, audiences)
       select id, topic, "topicPosition", position, question, answer, audiences
       from jsonb_to_recordset($1::jsonb) as f(id text, topic text, "topicPosition" int, position int, question text, answer text,
         audiences text[])
       on conflict (id) do nothing`,
      [JSON.stringify(faqRows())],
    );
  });
  report(1, 1);
}
