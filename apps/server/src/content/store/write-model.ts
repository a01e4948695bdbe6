import type { Tx } from '../../db/database.ts';
import { loadModel } from '../index/load-index.ts';
import { withNewFields } from '../records/new-fields.ts';
import type { ContentLocale, ContentTag, ContentType } from '../records/types.ts';
import { checkModel } from './check-model.ts';
import { takeNumbers } from './write-records.ts';

export interface SpaceModel {
  types: readonly ContentType[];
  locales: readonly ContentLocale[];
  tags: readonly ContentTag[];
}

/** The model, plus types that neither it nor the space has, new fields of those that the space has, and locales if neither has any. */
async function withMissing(tx: Tx, model: SpaceModel, defaults: SpaceModel): Promise<SpaceModel> {
  const stored = await loadModel(tx);
  const own = new Set(model.types.map(({ id }) => id));
  const missing = defaults.types.flatMap((type) => {
    if (own.has(type.id)) return [];
    const known = stored.types.get(type.id);
    const whole = known ? withNewFields(known, type) : type;
    return whole === known ? [] : [whole];
  });
  const hasLocales = model.locales.length > 0 || stored.locales.length > 0;
  return {
    types: [...model.types, ...missing],
    locales: hasLocales ? model.locales : defaults.locales,
    tags: model.tags,
  };
}

/**
 * Stores content types, locales and tags; those that are not named stay. A type that is the same keeps its revision. `defaults` are
 * stored only where they, or optional fields of theirs, are missing. Throws `RefusedContent`.
 */
export async function writeModel(tx: Tx, model: SpaceModel, at: Date, defaults?: SpaceModel): Promise<number> {
  // First: it lets one transaction write at a time.
  const seq = await takeNumbers(tx, 1);
  const { types, locales, tags } = defaults ? await withMissing(tx, model, defaults) : model;
  await checkModel(tx, { types, locales });
  await tx.query(
    `insert into content_locales (code, name, is_default, fallback_code)
     select code, name, "isDefault", "fallbackCode"
     from jsonb_to_recordset($1::jsonb) as l(code text, name text, "isDefault" boolean, "fallbackCode" text)
     order by "isDefault"
     on conflict (code) do update set name = excluded.name, is_default = excluded.is_default, fallback_code = excluded.fallback_code`,
    [JSON.stringify(locales)],
  );
  await tx.query(
    `insert into content_tags as t (id, name, created_at, updated_at)
     select id, name, $2, $2 from jsonb_to_recordset($1::jsonb) as g(id text, name text)
     on conflict (id) do update set name = excluded.name, updated_at = excluded.updated_at where t.name <> excluded.name`,
    [JSON.stringify(tags), at],
  );
  await tx.query(
    `insert into content_types as t (id, name, description, display_field, fields, created_at, updated_at)
     select id, name, description, "displayField", fields, $2, $2
     from jsonb_to_recordset($1::jsonb) as c(id text, name text, description text, "displayField" text, fields jsonb)
     on conflict (id) do update set name = excluded.name, description = excluded.description, display_field = excluded.display_field,
       fields = excluded.fields, revision = t.revision + 1, updated_at = excluded.updated_at
     where (t.name, t.description, t.display_field, t.fields)
       is distinct from (excluded.name, excluded.description, excluded.display_field, excluded.fields)`,
    [JSON.stringify(types), at],
  );
  await tx.query('update content_head set model_seq = $1', [seq]);
  return seq;
}
