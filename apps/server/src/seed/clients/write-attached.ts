import { CATALOG_FOLDER } from '@regen/demo-store/catalog';
import { join } from 'node:path';
import { careAccountOf } from '../../auth/care-account.ts';
import type { Database } from '../../db/database.ts';
import { fileKey, thumbnailKey } from '../../modules/messages/files/attachments.ts';
import type { Storage } from '../../storage/storage.ts';
import { bundleId } from '../bundles/facts.ts';
import { makePdf } from '../bundles/pdf.ts';
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

interface StoredFile {
  bytes: Buffer;
  type: string;
  picture: { width: number; height: number; thumbnail: Buffer } | null;
}

async function contentOf({ content }: DemoFile): Promise<StoredFile> {
  if (content.kind === 'pdf')
    return { bytes: makePdf(content.title, content.sections), type: 'application/pdf', picture: null };
  // Loaded once in the life of a demo: most starts draw none.
  const [{ drawAttachment }, { default: sharp }] = await Promise.all([
    import('../../modules/messages/files/draw-attachment.ts'),
    import('sharp'),
  ]);
  const scene = sharp(join(CATALOG_FOLDER, 'pictures', `${content.sku}-context.webp`)).resize({ width: 800 });
  const type = 'image/jpeg';
  const { bytes, ...picture } = await drawAttachment(await scene.jpeg().toBuffer(), type);
  return { bytes, type, picture };
}

/** Stores the files of the demo's messages, where they are missing. */
export async function seedMessageFiles(db: Database, storage: Pick<Storage, 'put'>): Promise<void> {
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
    const { bytes, type, picture } = await contentOf(file);
    await storage.put(fileKey(id), bytes, { contentType: type });
    if (picture) await storage.put(thumbnailKey(id), picture.thumbnail, { contentType: 'image/webp' });
    await db.query(
      `insert into message_files
         (id, user_id, name, content_type, size, width, height, state, message_id, position, is_cleared, expires_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'ready', $8, 1, true, $9, $9) on conflict do nothing`,
      [
        id,
        message.person,
        file.name,
        type,
        bytes.length,
        picture?.width ?? null,
        picture?.height ?? null,
        message.id,
        message.at,
      ],
    );
  }
}
