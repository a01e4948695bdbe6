import { ContentParameterError } from '../client/errors.ts';
import type { Model } from '../models/define-model.ts';
import type { Row } from './row.ts';

type Scalar = string | number | boolean;

/** What a record is compared by: a value of its own, or of a field. */
export function keysOf(row: Row, name: string, model: Model): readonly Scalar[] {
  const { id, createdAt = '', updatedAt = createdAt } = row.entry.sys;
  const own: Readonly<Record<string, string>> = { id, type: model.type, createdAt, updatedAt };
  const value = Object.hasOwn(own, name) ? own[name] : undefined;
  if (value !== undefined) return [value];
  const field = model.fields.get(name);
  if (!field?.keys) throw new ContentParameterError(`"${model.type}" cannot be compared by "${name}".`);
  // Each field gets what its own `parse` has returned.
  return field.keys(row.values.get(name) as never);
}

/** By these fields, then by id, so that every process has the same order. Records without a value come last. */
export function sortRows(rows: readonly Row[], order: readonly string[], model: Model): Row[] {
  const link = order.find((name) => model.fields.get(name.replace(/^-/, ''))?.targets);
  if (link !== undefined) throw new ContentParameterError(`Links have no order, so nothing is ordered by "${link}".`);
  const directions = order.map((name) => (name.startsWith('-') ? -1 : 1));
  const keyed = rows.map((row) => ({
    row,
    keys: order.map((name) => sortKey(keysOf(row, name.replace(/^-/, ''), model)[0])),
  }));
  keyed.sort((one, other) => {
    for (const [at, direction] of directions.entries()) {
      const difference = compare(one.keys[at], other.keys[at], direction);
      if (difference !== 0) return difference;
    }
    return one.row.entry.sys.id < other.row.entry.sys.id ? -1 : 1;
  });
  return keyed.map(({ row }) => row);
}

/** Texts without accents and case: comparing them so is ten times as fast as by a collator. */
function sortKey(value: Scalar | undefined): string | number | undefined {
  if (typeof value !== 'string') return value === undefined ? undefined : Number(value);
  return value.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function compare(one: string | number | undefined, other: string | number | undefined, direction: number): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  if (typeof one !== typeof other) return typeof one === 'number' ? -direction : direction;
  return one < other ? -direction : direction;
}
