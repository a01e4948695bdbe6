import type { Database } from '../../db/database.ts';
import { unpublishRecords } from '../store/write-records.ts';
import type { ImportOptions } from './import-content.ts';

/** Why nothing could be unpublished; the message is for the person at the terminal. */
export class UnpublishError extends Error {
  override readonly name = 'UnpublishError';
}

interface Found {
  id: string;
  isPublished: boolean;
}

/** Takes the published entry of a type with this id or slug off the store. Its text stays as a draft. Returns its id. */
export async function unpublishEntry(
  db: Database,
  type: string,
  name: string,
  { at, announce }: ImportOptions,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { rows: types } = await tx.query<{ id: string }>('select id from content_types order by id');
    if (!types.some(({ id }) => id === type)) {
      const known = types.map(({ id }) => id).join(', ');
      throw new UnpublishError(`${type} is not a content type. The types are ${known}.`);
    }
    const { rows } = await tx.query<Found>(
      `select id, published_fields is not null as "isPublished" from content_records
       where kind = 'Entry' and content_type_id = $1
         and (id = $2 or exists (select from jsonb_each_text(coalesce(fields -> 'slug', '{}')) where value = $2))
       order by id`,
      [type, name],
    );
    const entry = rows.find(({ id }) => id === name) ?? rows[0];
    if (!entry) throw new UnpublishError(`There is no ${type} with the id or slug ${name}.`);
    if (rows.length > 1 && entry.id !== name) {
      const ids = rows.map(({ id }) => id).join(', ');
      throw new UnpublishError(`Several entries have the slug ${name}. Use the id of one of them: ${ids}.`);
    }
    if (!entry.isPublished) throw new UnpublishError(`The ${type} ${entry.id} is not published.`);
    const seq = await unpublishRecords(tx, [{ kind: 'Entry', id: entry.id }], at);
    await announce?.(seq, tx);
    return entry.id;
  });
}
