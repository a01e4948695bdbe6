/** What a schema of the live connection may say; the generator refuses any other keyword. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Stands for a value that is not what its schema says. */
export const WRONG: unique symbol = Symbol('wrong');

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isAllowed(schema: Schema, value: unknown): boolean {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const type = typeOf(value);
  if (types.length > 0 && !types.includes(type) && !(type === 'integer' && types.includes('number'))) return false;
  if ('const' in schema && value !== schema.const) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (typeof value === 'number') return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  if (Array.isArray(value))
    return value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity);
  if (typeof value !== 'string') return true;
  if (schema.format === 'date-time' && Number.isNaN(Date.parse(value))) return false;
  return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value);
}

/**
 * A copy of a parsed value with what its schema knows, so that a newer server may send more; `WRONG` where something is missing or
 * different.
 */
export function readValue(schema: Schema, value: unknown): unknown {
  if (!isAllowed(schema, value)) return WRONG;
  const { items, properties, required = [] } = schema;
  if (Array.isArray(value) && items) {
    const copy: unknown[] = value.map((item) => readValue(items, item));
    return copy.includes(WRONG) ? WRONG : copy;
  }
  if (typeof value !== 'object' || value === null || !properties) return value;
  if (required.some((name) => !Object.hasOwn(value, name))) return WRONG;
  const copy: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(properties)) {
    if (!Object.hasOwn(value, name)) continue;
    copy[name] = readValue(part, Reflect.get(value, name));
    if (copy[name] === WRONG) return WRONG;
  }
  return copy;
}
