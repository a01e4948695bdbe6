import type { Nullness } from './functions.ts';
import { canBeNull } from './row-type.ts';
import type { RowShape, Shape } from './row-type.ts';
import { wireText } from './wire-type.ts';
import type { WireType } from './wire-type.ts';

/** A column of a result. */
export interface Column {
  name: string;
  type: string;
  wire: WireType;
  nullness: Nullness;
  /** The only texts that a check constraint lets it hold. */
  texts: readonly string[];
  /** Always null, so its type doesn't matter. */
  isNull: boolean;
}

/** Whether a value fits a type. */
function fits({ kind, element }: WireType, shape: Shape): boolean {
  if (shape.kinds.has('any')) return true;
  if (kind === 'json') return !shape.isBeyondJson();
  if (!shape.kinds.has(kind)) return false;
  return element === null || (shape.element !== null && fits(element, shape.element));
}

/** What is wrong with a row type: the rest of a sentence that begins with the statement, including what to do. */
export function rowProblems(
  row: RowShape,
  columns: readonly Column[],
  isTrusted: (column: string) => boolean,
): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const column of columns) {
    const { name, type } = column;
    const shape = row.columns.get(name) ?? row.others;
    if (seen.has(name)) problems.push(`selects "${name}" twice: name one of them differently`);
    else if (shape) problems.push(...columnProblems(column, shape, isTrusted));
    else problems.push(`selects "${name}", which its row type lacks: add it (${type}), or don't select it`);
    seen.add(name);
  }
  for (const [name, { kinds }] of row.columns)
    if (!seen.has(name) && !kinds.has('undefined'))
      problems.push(`doesn't select "${name}", which its row type has: select it, or remove it from the type`);
  return problems;
}

function columnProblems(column: Column, shape: Shape, isTrusted: (column: string) => boolean): string[] {
  const { name, type, wire, nullness, texts, isNull } = column;
  if (isNull && canBeNull(shape)) return [];
  const declares = `declares "${name}" as ${shape.text}`;
  if (!fits(wire, shape) && wire.kind === 'json')
    return [`${declares}, but JSON holds no Date, Buffer or bigint: declare what it holds instead`];
  if (!fits(wire, shape))
    return [`${declares}, but it is ${type} and arrives as ${wireText(wire)}: correct the type, or cast in SQL`];
  const missing = texts.filter((text) => shape.texts?.has(text) === false);
  if (missing.length > 0) return [`${declares}, but it can be ${missing.join(', ')}: add that to the type`];
  if (canBeNull(shape) || nullness === 'no') return [];
  if (nullness === 'yes')
    return [`${declares}, but it can be null: add \`| null\` to the type, or exclude null in SQL`];
  if (isTrusted(name)) return [];
  return [
    `${declares}, and nothing shows that it is never null: add \`| null\`, use \`coalesce\`, or add the column to exceptions.ts with the reason`,
  ];
}

const NUMERIC = new Set(['bigint', 'numeric', 'integer', 'smallint', 'real', 'double precision']);

/** Whether PostgreSQL reads a value of this type correctly as node-postgres writes it. */
export function accepts(type: string, wireOf: (type: string) => WireType, shape: Shape): boolean {
  const isList = type.endsWith('[]');
  const { kind } = wireOf(type);
  return [...shape.kinds].every((given) => {
    if (given === 'null' || given === 'undefined' || given === 'any') return true;
    if (isList && given === 'array') return shape.element === null || accepts(type.slice(0, -2), wireOf, shape.element);
    if (isList) return given === 'string';
    // A list would be written as a PostgreSQL array.
    if (kind === 'json') return given === 'string' || given === 'object';
    if (NUMERIC.has(type)) return given === 'number' || given === 'bigint' || given === 'string';
    return given === kind || (kind === 'Date' && given === 'string');
  });
}
