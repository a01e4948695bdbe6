import { isReference, liveKinds, resolve, schemaName } from '@regen/contract';
import type { Contract, Schema } from '@regen/contract';
import { createHash } from 'node:crypto';
import { nameParts } from './name-parts.ts';
import type { Schemas } from './name-parts.ts';

/** Notes for people; what a client has no use for, as lengths and forms of text; and what it does with every object: it ignores what it doesn't know. */
const LEFT_OUT = [
  'description',
  'title',
  'examples',
  'additionalProperties',
  'pattern',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];

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
  const checks = kinds.map(({ key, schema }) => {
    // By its key the check is found.
    const { key: _key, ...rest } = checkOf(contract, schema, key) as Record<string, unknown>;
    return `  ${key}: ${JSON.stringify(rest)},`;
  });
  return [
    '/** A message of the live connection. */',
    `export type LiveMessage = ${kinds.map(({ name }) => name).join(' | ')};`,
    '',
    '/** What `key` may say. */',
    "export type LiveKey = LiveMessage['key'];",
    '',
    'export const checks: Readonly<Record<LiveKey, Check>> = {',
    ...checks,
    '};',
    '',
    '/** Tabs with other checks expect other messages. */',
    `export const checksHash = '${createHash('sha256').update(checks.join('\n')).digest('hex').slice(0, 8)}';`,
    '',
    '/** The reads that each makes stale. */',
    'export const stales: Readonly<Record<LiveKey, readonly string[]>> = {',
    ...kinds.map(({ key, stales }) => `  ${key}: ${JSON.stringify(stales)},`),
    '};',
    '',
  ].join('\n');
}

/** The short form in which `@regen/realtime` has a schema, see its `Check`. */
function checkOf(contract: Contract, written: Schema, at: string): unknown {
  const schema = { ...resolve<Schema>(contract, written) };
  for (const keyword of LEFT_OUT) Reflect.deleteProperty(schema, keyword);
  const { type, ...rest } = schema;
  const has = (...keywords: (keyof Schema)[]): boolean => Object.keys(rest).toSorted().join() === keywords.join();
  const types = [type].flat();
  const [main, ...others] = types;
  const suffix = others.join() === 'null' ? '?' : '';
  const refuse = (): never => {
    throw new Error(`x-live: the client cannot check ${at}: ${JSON.stringify(schema)}`);
  };
  if (others.length > 0 && suffix === '') return refuse();

  const words = (rest.enum ?? (has('const') ? [rest.const] : [])).filter((word) => word !== null || suffix === '');
  if (words.length > 0 && (has('const') || has('enum')) && words.every((word) => /^[\w/.+-]+$/.test(String(word))))
    return `=${words.join(' ')}${suffix}`;
  if ((main === 'string' || main === 'boolean') && has()) return main + suffix;
  if (main === 'string' && has('format')) return (rest.format === 'date-time' ? 'time' : main) + suffix;
  if (suffix !== '') return [null, checkOf(contract, { ...schema, ...(main && { type: main }) }, at)];
  if (main === 'integer' && has('minimum')) return [rest.minimum];
  if (main === 'integer' && has('maximum', 'minimum')) return [rest.minimum, rest.maximum];
  if (main === 'array' && has('items') && rest.items) return [checkOf(contract, rest.items, `${at}[]`)];
  const entries = Object.entries(rest.properties ?? {});
  if (main !== 'object' || !has('properties', 'required') || rest.required?.length !== entries.length) return refuse();
  return Object.fromEntries(entries.map(([name, part]) => [name, checkOf(contract, part, `${at}.${name}`)]));
}
