import type { Queryable, Tx } from '../../db/database.ts';
import type { UploadState } from '../../db/schema/stores.ts';

export interface UploadRow {
  id: string;
  contentType: string;
  size: number;
  state: UploadState;
  reason: string | null;
  expiresAt: Date;
}

/** The newest upload of an account, and the picture it has. */
export interface PictureState {
  accountName: string;
  pictureHash: string | null;
  upload: UploadRow | null;
}

/** Where an uploaded file waits. */
export function uploadKey(uploadId: string): string {
  return `uploads/${uploadId}`;
}

/** Makes those who write the picture of one account wait for each other. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.query('select 1 from accounts where id = $1 for no key update', [accountId]);
}

export async function readPictureState(db: Queryable, accountId: string): Promise<PictureState> {
  const { rows } = await db.query<Omit<PictureState, 'upload'> & (UploadRow | { id: null })>(
    {
      name: 'store-picture-state',
      text: `select a.name as "accountName", pic.hash as "pictureHash", u.id, u.content_type as "contentType", u.size, u.state, u.reason,
          u.expires_at as "expiresAt"
        from accounts a left join store_pictures pic on pic.account_id = a.id
        left join lateral (select * from store_uploads where account_id = a.id
          order by created_at desc nulls last, id desc nulls last limit 1) u on true
        where a.id = $1`,
    },
    [accountId],
  );
  const [row] = rows;
  if (!row) throw new Error('The account of a signed-in user does not exist.');
  const { accountName, pictureHash } = row;
  if (row.id === null) return { accountName, pictureHash, upload: null };
  const { id, contentType, size, state, reason, expiresAt } = row;
  return { accountName, pictureHash, upload: { id, contentType, size, state, reason, expiresAt } };
}

/** Older uploads of the account no longer count. */
export async function insertUpload(
  tx: Tx,
  upload: Pick<UploadRow, 'id' | 'contentType' | 'size' | 'expiresAt'> & {
    accountId: string;
    userId: string;
    now: Date;
  },
): Promise<void> {
  const { id, accountId, userId, contentType, size, expiresAt, now } = upload;
  await lockAccount(tx, accountId);
  await withdrawUploads(tx, accountId);
  await tx.query(
    `insert into store_uploads (id, account_id, user_id, content_type, size, expires_at, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, accountId, userId, contentType, size, expiresAt, now],
  );
}

/** Returns those that may have a file. */
export async function withdrawUploads(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update store_uploads set state = 'withdrawn' where account_id = $1 and state in ('waiting', 'refused') returning id`,
    [accountId],
  );
  return rows.map(({ id }) => id);
}

/** False if the upload was settled or withdrawn in the meantime. */
export async function settleUpload(
  db: Queryable,
  id: string,
  outcome: { state: 'used' } | { state: 'refused'; reason: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update store_uploads set state = $2, reason = $3 where id = $1 and state = 'waiting'`,
    [id, outcome.state, outcome.state === 'refused' ? outcome.reason : null],
  );
  return rowCount === 1;
}

/** Returns the hash of the picture that was there before. */
export async function replacePicture(tx: Tx, accountId: string, hash: string, now: Date): Promise<string | null> {
  const { rows } = await tx.query<{ before: string | null }>(
    `with old as (select hash from store_pictures where account_id = $1)
     insert into store_pictures (account_id, hash, created_at) values ($1, $2, $3)
     on conflict (account_id) do update set hash = excluded.hash, created_at = excluded.created_at
     returning (select hash from old) as before`,
    [accountId, hash, now],
  );
  return rows[0]?.before ?? null;
}

export async function deletePicture(tx: Tx, accountId: string): Promise<string | null> {
  const { rows } = await tx.query<{ hash: string }>('delete from store_pictures where account_id = $1 returning hash', [
    accountId,
  ]);
  return rows[0]?.hash ?? null;
}

export async function presentHash(db: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await db.query<{ hash: string }>('select hash from store_pictures where account_id = $1', [
    accountId,
  ]);
  return rows[0]?.hash ?? null;
}

/** Uploads whose URL has expired and whose file may still exist. */
export async function listUncleared(db: Queryable, before: Date, most: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from store_uploads where not is_cleared and expires_at < $1 order by expires_at limit $2',
    [before, most],
  );
  return rows.map(({ id }) => id);
}

export async function markCleared(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.query(
    `update store_uploads set is_cleared = true, state = case state when 'waiting' then 'withdrawn' else state end where id = any($1)`,
    [ids],
  );
}
