import type { Queryable } from '../db/database.ts';
import { drawnHashes } from './drawn-images.ts';

/** Updates the hashes of drawn pictures, which a release may have changed. */
export async function refreshDrawings(db: Queryable): Promise<void> {
  await db.query(
    `with current as (select drawing, view, hash from jsonb_to_recordset($1::jsonb) as d(drawing text, view text, hash text))
     update products p set images = (
       select jsonb_agg(image || coalesce(jsonb_build_object('hash', current.hash), '{}') order by place)
       from jsonb_array_elements(p.images) with ordinality as i(image, place)
       left join current on current.drawing = image ->> 'drawing' and current.view = image ->> 'view')
     where exists (
       select from jsonb_array_elements(p.images) image
       join current on current.drawing = image ->> 'drawing' and current.view = image ->> 'view' and current.hash <> image ->> 'hash')`,
    [JSON.stringify(drawnHashes())],
  );
}
