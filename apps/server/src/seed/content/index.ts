import { fileURLToPath } from 'node:url';
import { importContent, importFiles, readChecked } from '../../content/import/import-content.ts';
import type { RichNode } from '../../content/import/markdown.ts';
import type { FileRecord } from '../../content/import/read-folder.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import type { SeedReport } from '../seed-step.ts';
import { blocksOf, textOf } from './blocks-of.ts';

/** Content of the demo: next to `src` and `dist`. */
const FOLDER = fileURLToPath(new URL('../../../content', import.meta.url));
const LOCALE = 'en-US';

/** A value of a record that `readChecked` has accepted. */
const value = <T>({ fields }: FileRecord, name: string): T => fields[name]?.[LOCALE] as T;

const optional = (record: FileRecord, name: string): string | null => value<string | undefined>(record, name) ?? null;

const pageOf = (record: FileRecord) => ({
  slug: value<string>(record, 'slug'),
  title: value<string>(record, 'title'),
  description: value<string>(record, 'description'),
  documentName: optional(record, 'documentName'),
  blocks: blocksOf(value<RichNode>(record, 'body')),
  audiences: value<string[]>(record, 'audiences'),
  updatedAt: value<string>(record, 'revisedAt'),
});

const faqOf = (record: FileRecord) => ({
  question: value<string>(record, 'question'),
  answer: textOf(value<RichNode>(record, 'answer')),
  topic: value<string>(record, 'topic'),
  topicPosition: value<number>(record, 'topicPosition'),
  audiences: value<string[]>(record, 'audiences'),
});

const ofType = (records: readonly FileRecord[], type: string): FileRecord[] =>
  records.filter(({ contentTypeId }) => contentTypeId === type);

/** The questions in the editors' order, with their place in it. */
function faqsOf(records: readonly FileRecord[]) {
  const positionOf = (record: FileRecord): number => value<number>(record, 'position');
  return ofType(records, 'faq')
    .toSorted(
      (a, b) => value<number>(a, 'topicPosition') - value<number>(b, 'topicPosition') || positionOf(a) - positionOf(b),
    )
    .map((record, place) => ({
      ...faqOf(record),
      id: `faq_${String(place + 1).padStart(3, '0')}`,
      position: place,
    }));
}

async function writeTables(tx: Tx, records: readonly FileRecord[]): Promise<void> {
  await tx.query(
    `insert into pages (slug, title, description, document_name, blocks, audiences, updated_at)
     select slug, title, description, "documentName", blocks, audiences, "updatedAt"
     from jsonb_to_recordset($1::jsonb) as p(slug text, title text, description text, "documentName" text, blocks jsonb,
       audiences text[], "updatedAt" timestamptz)
     on conflict (slug) do nothing`,
    [JSON.stringify(ofType(records, 'page').map(pageOf))],
  );
  await tx.query(
    `insert into faqs (id, topic, topic_position, position, question, answer, audiences)
     select id, topic, "topicPosition", position, question, answer, audiences
     from jsonb_to_recordset($1::jsonb) as f(id text, topic text, "topicPosition" int, position int, question text, answer text,
       audiences text[])
     on conflict (id) do nothing`,
    [JSON.stringify(faqsOf(records))],
  );
}

/** Pages about the brand and its policies, and the FAQs: as content records, and in the tables that the API reads. */
export async function seedContent(db: Database, report: SeedReport): Promise<void> {
  const folder = await readChecked(FOLDER);
  await importContent(db, folder, { at: new Date() });
  await db.transaction((tx) => writeTables(tx, folder.records));
  report(1, 1);
}

const LACKS_FILES = `select exists (
    select from content_records r cross join lateral jsonb_each(r.fields -> 'file') f
    where r.kind = 'Asset' and not exists (select from content_files c where c.key = 'content/' || (f.value ->> 'hash'))
  ) as lacks`;

/** Stores the files of the demo's assets, where they are missing. Otherwise the folder is not even read: that takes the image library. */
export async function seedContentFiles(db: Database, storage: Pick<Storage, 'get' | 'put'>): Promise<void> {
  const { rows } = await db.query<{ lacks: boolean }>(LACKS_FILES);
  if (rows[0]?.lacks === true) await importFiles(db, storage, await readChecked(FOLDER));
}
