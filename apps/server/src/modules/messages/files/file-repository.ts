import type { MessageAttachment } from '@regen/sdk';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { MessageFileState } from '../../../db/schema/messages.ts';

export interface FileRow {
  id: string;
  name: string;
  /** Only what the contract lists is accepted. */
  contentType: MessageAttachment['contentType'];
  /** Bytes: as declared, then as stored. */
  size: number;
  width: number | null;
  height: number | null;
  state: MessageFileState;
  reason: string | null;
  expiresAt: Date;
}

const FILE = `id, name, content_type as "contentType", size, width, height, state, reason, expires_at as "expiresAt"`;

export async function insertFile(
  tx: Tx,
  file: Pick<FileRow, 'id' | 'name' | 'contentType' | 'size' | 'expiresAt'> & { userId: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into message_files (id, user_id, name, content_type, size, expires_at, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [file.id, file.userId, file.name, file.contentType, file.size, file.expiresAt, file.now],
  );
}

/** A file of this person, also one that is in a message. */
export async function findFile(db: Queryable, id: string, userId: string): Promise<FileRow | null> {
  const { rows } = await db.query<FileRow>(
    { name: 'message-file', text: `select ${FILE} from message_files where id = $1 and user_id = $2` },
    [id, userId],
  );
  return rows[0] ?? null;
}

export type FileOutcome =
  | { state: 'ready'; size: number; width: number | null; height: number | null }
  | { state: 'refused'; reason: string };

/** False if the file was settled or withdrawn in the meantime. */
export async function settleFile(db: Queryable, id: string, outcome: FileOutcome): Promise<boolean> {
  const isReady = outcome.state === 'ready';
  const { size, width, height } = isReady ? outcome : { size: null, width: null, height: null };
  const reason = isReady ? null : outcome.reason;
  const { rowCount } = await db.query(
    `update message_files set state = $2, reason = $3, size = coalesce($4, size), width = $5, height = $6
     where id = $1 and state = 'waiting'`,
    [id, outcome.state, reason, size, width, height],
  );
  return rowCount === 1;
}

const TAKE = {
  name: 'message-files-take',
  text: `update message_files f set message_id = $1, position = given.position
    from unnest($2::text[]) with ordinality as given(id, position)
    where f.id = given.id and f.user_id = $3 and f.state = 'ready' and f.message_id is null
    returning f.id`,
};

/** Puts files of a person into a message, in this order; returns those that could be. */
export async function takeFiles(tx: Tx, messageId: string, ids: readonly string[], userId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(TAKE, [messageId, ids, userId]);
  return rows.map(({ id }) => id);
}

/** The files of messages, each message's in the sender's order. */
export async function listFiles(
  db: Queryable,
  messageIds: readonly string[],
): Promise<(FileRow & { messageId: string })[]> {
  const { rows } = await db.query<FileRow & { messageId: string }>(
    {
      name: 'message-files',
      text: `select ${FILE}, message_id as "messageId" from message_files where message_id = any($1) order by message_id, position`,
    },
    [messageIds],
  );
  return rows;
}

/** Files whose upload URL has expired and whose uploaded bytes may still exist. */
export async function listUncleared(db: Queryable, before: Date, most: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from message_files where not is_cleared and expires_at < $1 order by expires_at limit $2',
    [before, most],
  );
  return rows.map(({ id }) => id);
}

export async function markCleared(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query('update message_files set is_cleared = true where id = any($1)', [ids]);
}

/** Files that no message has and that are older than this. From now on no message can have them. */
export async function withdrawUnsent(db: Queryable, before: Date, most: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `update message_files set state = 'withdrawn' where id in (
       select id from message_files where message_id is null and created_at < $1 order by created_at limit $2 for update skip locked)
     returning id`,
    [before, most],
  );
  return rows.map(({ id }) => id);
}

export async function deleteFiles(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query(`delete from message_files where id = any($1) and state = 'withdrawn'`, [ids]);
}
