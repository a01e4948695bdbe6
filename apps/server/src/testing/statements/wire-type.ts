import pg from 'pg';
import type { Kind } from './row-type.ts';

/** What node-postgres makes of a value of a PostgreSQL type. */
export interface WireType {
  kind: Kind | 'json';
  element: WireType | null;
}

/** A sample value as PostgreSQL sends it, for each type that can't be any text. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['bigint', '1'],
  ['boolean', 't'],
  ['bytea', String.raw`\x00`],
  ['date', '2026-01-01'],
  ['double precision', '1.5'],
  ['integer', '1'],
  ['interval', '1 day'],
  ['json', '{}'],
  ['jsonb', '{}'],
  ['numeric', '1.5'],
  ['oid', '1'],
  ['point', '(1,2)'],
  ['real', '1.5'],
  ['smallint', '1'],
  ['timestamp with time zone', '2026-01-01 00:00:00+00'],
  ['timestamp without time zone', '2026-01-01 00:00:00'],
]);

const JSON_TYPES = new Set(['json', 'jsonb']);

function kindOf(value: unknown): Kind {
  if (value instanceof Date) return 'Date';
  if (value instanceof Uint8Array) return 'Buffer';
  const type = typeof value;
  if (type === 'string' || type === 'number' || type === 'boolean' || type === 'bigint') return type;
  return 'object';
}

/** Parses a value with the pool's own parser, so no table of types has to be maintained. */
export function wireType(name: string, oid: number): WireType {
  const parse: (text: string) => unknown = pg.types.getTypeParser(oid);
  const base = name.replace(/(\[\])+$/, '');
  const text = TEXTS.get(base) ?? 'a';
  if (base === name) return { kind: JSON_TYPES.has(base) ? 'json' : kindOf(parse(text)), element: null };
  const list = parse(`{"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"}`);
  // Arrays of unknown types aren't parsed.
  if (!Array.isArray(list)) return { kind: 'string', element: null };
  const element: unknown = list[0];
  return { kind: 'array', element: { kind: JSON_TYPES.has(base) ? 'json' : kindOf(element), element: null } };
}

const written = ({ kind, element }: WireType): string => (element ? `${written(element)}[]` : kind);

export const wireText = written;
