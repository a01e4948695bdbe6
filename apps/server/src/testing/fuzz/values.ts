import type { Schema } from '@regen/contract';
import type { Random } from './random.ts';

/** Names on the prototype of plain objects, as if a user had sent them. */
export const PROTOTYPE_NAMES: readonly string[] = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

/** Text that breaks naive concatenation. */
export const NASTY: readonly string[] = [
  "' or '1'='1",
  "'; drop table users; --",
  '" union select password_hash from users --',
  "\\'; select pg_sleep(5); --",
  '$1',
  '%_%\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  '\u0000',
  'a\u0000b',
  '\u202Eright to left',
  '\uD800',
  '\uDFFF\uD800',
  '𝕬𝕭😀👩‍👩‍👧‍👦',
  'İıſß',
  '\r\nSet-Cookie: a=b',
  '\n',
  ' ',
  '\t\t',
  'null',
  'undefined',
  'NaN',
  ...PROTOTYPE_NAMES,
  '-1',
  '0x1F',
  '1e309',
  '9'.repeat(40),
  'true',
  '[]',
  '(((((((((((((((((((a+)+)+)+)+)+)+)+)+)+)+)',
  `${'a'.repeat(64)}!`,
  '*:* & !a | (b <-> c)',
  '| grep x; $(id) `id`',
];

const NUMBERS: readonly number[] = [
  0, -0, -1, 1, 0.1, 0.001, 1e-320, 1e21, 1e308, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991,
  9.223_372_036_854_776e18,
];

const OTHER_TYPES: readonly unknown[] = [null, true, false, 0, '', 'text', [], {}, [[]], [null], { a: 1 }, [{}], 1.5];

function typesOf({ type }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : (type ?? []);
}

export function wrongType(random: Random): unknown {
  return random.pick(OTHER_TYPES);
}

/** Just inside and just outside of what the schema allows, and far outside. */
export function boundary(schema: Schema, random: Random): unknown {
  const types = typesOf(schema);
  if (schema.enum) return random.pick([...schema.enum, 'none of them', '', null]);
  if (types.includes('integer') || types.includes('number')) {
    const { minimum = 0, maximum = 1_000_000 } = schema;
    return random.pick([minimum, minimum - 1, maximum, maximum + 1, minimum + 0.5, maximum - 0.000_1, ...NUMBERS]);
  }
  if (types.includes('array')) {
    const { minItems = 0, maxItems = 100 } = schema;
    const length = random.pick([0, minItems, Math.max(0, minItems - 1), maxItems, maxItems + 1, 5_000]);
    // Long items in a long list would be hundreds of megabytes.
    const item = length <= 100 && schema.items && random.once(2) ? boundary(schema.items, random) : 'GM1001';
    return Array.from({ length: Math.min(length, 5_000) }, () => item);
  }
  if (types.includes('boolean')) return random.pick(['true', 'false', 0, 1, 'yes', null]);
  if (types.includes('object')) return random.pick([{}, [], null, { a: { b: { c: 1 } } }]);
  const { minLength = 0, maxLength = 200 } = schema;
  const length = random.pick([0, minLength, Math.max(0, minLength - 1), maxLength, maxLength + 1, 20_000]);
  return random.once(2) ? random.pick(NASTY) : random.pick(['x', ' ', 'é', '😀', '0']).repeat(length);
}

export function deep(depth: number, random: Random): string {
  return random.once(2) ? `${'['.repeat(depth)}${']'.repeat(depth)}` : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}
