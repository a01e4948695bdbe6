import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { TableDefinition } from '../definitions/definition.ts';

export interface TableSql {
  /** Selects all rows, with `where` and `order by` to follow. */
  select: string;
  /** Writes rows, a JSON array of objects named as the table's columns are; those that exist are updated. */
  upsert: string;
  /** The column of the key. */
  key: string;
  /** A row as `upsert` takes it, written at this time. */
  toRecord(row: object, at: Date): Record<string, unknown>;
}

/** Statements for the columns of a definition; their types are those of the schema. */
export function tableSql<Row extends object>({ table, key, blank }: TableDefinition<Row>): TableSql {
  const schema = getTableColumns(table);
  const types = Object.keys(blank(new Date(0))).map((name): [string, string, string] => {
    const type = schema[name]?.getSQLType();
    if (type === undefined) throw new Error(`${getTableName(table)} has no column ${name}.`);
    return [name, toSnakeCase(name), type];
  });
  const columns = types.map(([, column]) => column);
  const written = types.map(([, column, type]) => `${column} ${type}`);
  const isStamped = 'updatedAt' in schema;
  if (isStamped) {
    columns.push('updated_at');
    written.push('updated_at timestamptz');
  }
  const keyColumn = toSnakeCase(key);
  const sets = columns.filter((column) => column !== keyColumn).map((column) => `${column} = excluded.${column}`);
  return {
    key: keyColumn,
    select: `select ${types.map(([name, column]) => `${column} as "${name}"`).join(', ')} from ${getTableName(table)}`,
    upsert: `insert into ${getTableName(table)} (${columns.join(', ')})
      select ${columns.join(', ')} from jsonb_to_recordset($1::jsonb) as r(${written.join(', ')})
      on conflict (${keyColumn}) do update set ${sets.join(', ')}`,
    toRecord: (row, at) => ({
      ...Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value])),
      ...(isStamped && { updated_at: at }),
    }),
  };
}
