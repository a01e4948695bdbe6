import type { Database, Queryable, Tx } from '../db/database.ts';
import type { FocalPoint } from '../media/render-photo.ts';
import type { Storage } from '../storage/storage.ts';
import type { CheckedPicture } from './check-picture.ts';
import { CENTER, pictureId, pictureKey } from './picture-file.ts';

/** Any fixed number; adding shares it, so that nothing is deleted while it is added once more. */
const LOCK = 724_316_004;

/**
 * Stores a picture and returns its id, which depends on its content and focal point only: adding it again changes nothing. One that no
 * product shows is deleted a day after it was last added.
 */
export async function addPicture(
  tx: Tx,
  storage: Pick<Storage, 'put' | 'sizeOf'>,
  picture: CheckedPicture,
  focus: FocalPoint = CENTER,
): Promise<string> {
  const { bytes, contentType, file, width, height } = picture;
  const id = pictureId(file, focus);
  await tx.query('select pg_advisory_xact_lock_shared($1)', [LOCK]);
  if ((await storage.sizeOf(pictureKey(file))) !== bytes.length)
    await storage.put(pictureKey(file), bytes, { contentType });
  await tx.query(
    `insert into pictures (id, file, content_type, width, height, focus_x, focus_y) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set created_at = now()`,
    [id, file, contentType, width, height, focus.x, focus.y],
  );
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

/** Deletes pictures that no product shows and that were last added more than a day ago; returns how many. */
export async function clearPictures(db: Database, storage: Pick<Storage, 'delete'>): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await tx.query<{ file: string; isUsed: boolean }>(
      `with shown as (
         select distinct image ->> 'picture' as id from products, jsonb_array_elements(images) image where image ? 'picture'),
       gone as (
         delete from pictures p where created_at < now() - interval '1 day' and not exists (select from shown where shown.id = p.id)
         returning id, file)
       select gone.file, exists (
           select from pictures other where other.file = gone.file and other.id not in (select id from gone)) as "isUsed"
       from gone`,
    );
    const files = new Set(rows.flatMap(({ file, isUsed }) => (isUsed ? [] : [file])));
    for (const file of files) await storage.delete(pictureKey(file));
    return rows.length;
  });
}
