import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleId } from '../bundles/facts.ts';
import { makePdf } from '../bundles/pdf.ts';
import { careAccountOf } from '../care-account.ts';
import { CATALOG_FOLDER } from '../catalog.ts';
import type { Database, DemoFileHost } from '../host.ts';
import type { SeedReport } from '../seed-step.ts';
import { careTalks } from './care-talks.ts';
import type { Attached, DemoFile } from './demo-attached.ts';
import { demoTalks } from './demo-talks.ts';
import { personOf } from './write-talks.ts';

/** A line of a conversation with what goes with it. */
interface Place extends Attached {
  low: string;
  high: string;
  seq: number;
}

async function placesOf(db: Database): Promise<Place[]> {
  const care = await careAccountOf(db);
  return [...demoTalks, ...careTalks].flatMap(({ professional, client, attached = {} }) => {
    const accounts = [professional, client].map((key) => personOf(key, care).account);
    const [low = '', high = ''] = accounts.toSorted();
    return Object.entries(attached).map(([line, parts]) => ({ ...parts, low, high, seq: Number(line) + 1 }));
  });
}

/** The products and recommendations that the demo's messages show. After the bundles, whose links are random. */
export async function seedCards(db: Database, report: SeedReport): Promise<void> {
  const cards = (await placesOf(db)).flatMap(({ low, high, seq, cards: shown = [] }) =>
    shown.map((card, position) => ({
      low,
      high,
      seq,
      position: position + 1,
      sku: 'sku' in card ? card.sku : null,
      bundle: 'bundle' in card ? bundleId(card.bundle) : null,
    })),
  );
  await db.query(
    `insert into message_cards (message_id, position, sku, bundle_token)
     select m.id, c.position, c.sku, b.token
     from jsonb_to_recordset($1::jsonb) as c(low text, high text, seq int, position smallint, sku text, bundle text)
     join messages m on (m.low_account_id, m.high_account_id, m.seq) = (c.low, c.high, c.seq)
     left join bundles b on b.id = c.bundle
     on conflict do nothing`,
    [JSON.stringify(cards)],
  );
  report(cards.length, cards.length);
}

async function contentOf({ content }: DemoFile): Promise<{ bytes: Buffer; type: string }> {
  if (content.kind === 'pdf') return { bytes: makePdf(content.title, content.sections), type: 'application/pdf' };
  return { bytes: await readFile(join(CATALOG_FOLDER, 'pictures', `${content.sku}-context.webp`)), type: 'image/webp' };
}

/** Stores the files of the demo's messages, where they are missing. */
export async function seedMessageFiles(host: DemoFileHost): Promise<void> {
  const { db } = host;
  for (const { low, high, seq, file } of await placesOf(db)) {
    if (!file) continue;
    const id = `upl_${String(file.key).padStart(26, '0')}`;
    const { rows } = await db.query<{ id: string; person: string; at: Date }>(
      `select id, from_user_id as person, sent_at as at from messages
       where low_account_id = $1 and high_account_id = $2 and seq = $3 and file_count = 1
         and not exists (select from message_files where id = $4)`,
      [low, high, seq, id],
    );
    const [message] = rows;
    if (!message) continue;
    const { bytes, type } = await contentOf(file);
    const { size, width, height } = await host.putAttachment(id, bytes, type);
    await db.query(
      `insert into message_files
         (id, user_id, name, content_type, size, width, height, state, message_id, position, is_cleared, expires_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'ready', $8, 1, true, $9, $9) on conflict do nothing`,
      [id, message.person, file.name, type, size, width, height, message.id, message.at],
    );
  }
}
