import type pg from 'pg';
import type { Schema } from './nullness.ts';
import { wireType } from './wire-type.ts';
import type { WireType } from './wire-type.ts';

/** What the nullness of columns depends on. */
export async function readSchema(client: pg.Client): Promise<Schema> {
  const columns = await client.query<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute where attnotnull and attnum > 0`,
  );
  const functions = await client.query<{ oid: string; name: string; isStrict: boolean; isBuiltIn: boolean }>(
    `select f.oid::text, proname as name, proisstrict as "isStrict", lanname in ('internal', 'c') or pronamespace = 'pg_catalog'::regnamespace as "isBuiltIn"
     from pg_proc f join pg_language l on l.oid = f.prolang`,
  );
  return {
    notNull: new Set(columns.rows.map(({ key }) => key)),
    functions: new Map(functions.rows.map(({ oid, ...fn }) => [oid, fn])),
  };
}

const LIST = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/s;

/** The texts that columns may hold, where a check constraint lists them; by table and column, as `16384.1`. */
export async function readLists(client: pg.Client): Promise<Map<string, readonly string[]>> {
  const { rows } = await client.query<{ key: string; definition: string }>(
    `select conrelid || '.' || conkey[1] as key, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and cardinality(conkey) = 1`,
  );
  return new Map(
    rows.flatMap(({ key, definition }) => {
      const list = LIST.exec(definition)?.[1];
      return list === undefined ? [] : [[key, [...list.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text)]];
    }),
  );
}

/** How values of each type arrive, by the name of the type. */
export async function readTypes(client: pg.Client): Promise<Map<string, WireType>> {
  const { rows } = await client.query<{ oid: number; name: string }>(
    'select oid, oid::regtype::text as name from pg_type',
  );
  return new Map(rows.map(({ oid, name }) => [name, wireType(name, oid)]));
}
