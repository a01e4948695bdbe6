import type { Database, Queryable } from '../db/database.ts';
import type { FocalPoint } from '../media/crop.ts';
import type { Needs } from '../platform.ts';
import type { Storage } from '../storage/storage.ts';
import type { CheckedPicture } from './check-picture.ts';
import { CENTER, pictureId, pictureKey } from './picture-file.ts';

/** Any fixed number; adding shares it, so that nothing is deleted while it is added once more. */
const LOCK = 724_316_004;
/** Pictures that are deleted in one transaction: with a slow storage, a second. */
const BATCH = 20;

/**
 * Stores a picture and returns its id, which depends on its content and focal point only: adding it again changes nothing. One that no
 * product shows for a day is deleted.
 */
export async function addPicture(
  db: Pick<Database, 'transaction'>,
  storage: Pick<Storage, 'put' | 'sizeOf'>,
  picture: CheckedPicture,
  focus: FocalPoint = CENTER,
): Promise<string> {
  const { bytes, contentType, file, width, height } = picture;
  const id = pictureId(file, focus);
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock_shared($1)', [LOCK]);
    await tx.query(
      `insert into pictures (id, file, content_type, width, height, focus_x, focus_y) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do update set unused_since = null`,
      [id, file, contentType, width, height, focus.x, focus.y],
    );
    if ((await storage.sizeOf(pictureKey(file))) !== bytes.length)
      await storage.put(pictureKey(file), bytes, { contentType });
  });
  return id;
}

export interface FoundPicture {
  file: string;
  focus: FocalPoint;
}

export async function findPicture(db: Queryable, id: string): Promise<FoundPicture | null> {
  const { rows } = await db.query<{ file: string; x: number; y: number }>(
    { name: 'picture-find', text: 'select file, focus_x as x, focus_y as y from pictures where id = $1' },
    [id],
  );
  const row = rows[0];
  return row ? { file: row.file, focus: { x: row.x, y: row.y } } : null;
}

const SHOWN = `select distinct image ->> 'picture' as id from products, jsonb_array_elements(images) image where image ? 'picture'`;

const NOTE_UNUSED = `with shown as (${SHOWN})
  update pictures p set unused_since = case when shown.id is null then $1::timestamptz end
  from pictures q left join shown on shown.id = q.id
  where p.id = q.id and (p.unused_since is null) <> (shown.id is not null)`;

const DELETE_UNUSED = `with shown as (${SHOWN}), gone as (
    delete from pictures where id in (
      select id from pictures where unused_since < $2::timestamptz - interval '1 day' and id not in (select id from shown)
      order by id limit $1)
    returning id, file)
  select gone.id, gone.file, exists (
      select from pictures other where other.file = gone.file and other.id not in (select id from gone)) as "isUsed"
  from gone`;

export interface ClearNeeds extends Needs<'clock'> {
  db: Pick<Database, 'query' | 'transaction'>;
  storage: Pick<Storage, 'delete'>;
  /** Called with the id of each picture that is gone. */
  forget: (id: string) => Promise<void>;
}

/** Deletes pictures that no product has shown for a day; returns how many. Any process may do it. */
export async function clearPictures({ clock, db, storage, forget }: ClearNeeds, signal: AbortSignal): Promise<number> {
  await db.query(NOTE_UNUSED, [clock.now()]);
  let cleared = 0;
  for (let last = BATCH; last === BATCH && !signal.aborted; cleared += last) {
    last = await db.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
      const { rows } = await tx.query<{ id: string; file: string; isUsed: boolean }>(DELETE_UNUSED, [
        BATCH,
        clock.now(),
      ]);
      const files = new Set(rows.flatMap(({ file, isUsed }) => (isUsed ? [] : [file])));
      await Promise.all([...files].map((file) => storage.delete(pictureKey(file))));
      await Promise.all(rows.map(({ id }) => forget(id)));
      return rows.length;
    });
  }
  return cleared;
}
