import { isReference, liveKinds, resolve, schemaName } from '@regen/contract';
import type { Contract, LiveKind, Schema } from '@regen/contract';
import { nameParts } from './name-parts.ts';
import type { Schemas } from './name-parts.ts';

/** Notes for people, and what `@regen/realtime` does with every object: it ignores what it doesn't know. */
const LEFT_OUT = ['description', 'title', 'examples', 'additionalProperties'];
/** What its check understands. */
const CHECKED = new Set([
  'type',
  'const',
  'enum',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'items',
  'properties',
  'required',
]);

/** The schemas that `@regen/realtime` has a type of: those of the live connection and what they refer to. */
export function liveSchemas(contract: Contract): Schemas {
  const all = contract.components?.schemas ?? {};
  const found = new Map<string, Schema>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = isReference(value) ? schemaName(value) : null;
    const target = name === null ? undefined : all[name];
    if (name !== null && target && !found.has(name)) {
      found.set(name, target);
      visit(target);
    }
    Object.values(value).forEach(visit);
  };
  visit(contract['x-live']);
  return nameParts(Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** The union of messages, their checks, and what each makes stale. */
export function emitLive(contract: Contract): string {
  const kinds = liveKinds(contract);
  return [
    '/** A message of the live connection. */',
    `export type LiveMessage = ${kinds.map(({ name }) => name).join(' | ')};`,
    '',
    '/** What `key` may say. */',
    "export type LiveKey = LiveMessage['key'];",
    '',
    'export const schemas: Readonly<Record<LiveKey, Schema>> = {',
    ...kinds.map((kind) => `  ${kind.key}: ${JSON.stringify(checked(contract, kind, kind.schema))},`),
    '};',
    '',
    '/** The reads that each makes stale. */',
    'export const stales: Readonly<Record<LiveKey, readonly string[]>> = {',
    ...kinds.map(({ key, stales }) => `  ${key}: ${JSON.stringify(stales)},`),
    '};',
    '',
  ].join('\n');
}

/** A schema with everything it refers to, and only what is checked. */
function checked(contract: Contract, kind: LiveKind, written: Schema): Schema {
  const { properties, items, format, ...rest } = resolve<Schema>(contract, written);
  for (const keyword of LEFT_OUT) Reflect.deleteProperty(rest, keyword);
  const unknown = Object.keys(rest).filter((keyword) => !CHECKED.has(keyword));
  if (format !== undefined && format !== 'date-time') unknown.push(`format ${format}`);
  if (unknown.length > 0) throw new Error(`x-live: "${kind.key}" uses what is not checked: ${unknown.join(', ')}.`);
  const inner = (part: Schema): Schema => checked(contract, kind, part);
  const entries = Object.entries(properties ?? {}).map(([name, part]) => [name, inner(part)]);
  return {
    ...rest,
    ...(format && { format }),
    ...(items && { items: inner(items) }),
    ...(properties && { properties: Object.fromEntries(entries) as Schemas }),
  };
}
