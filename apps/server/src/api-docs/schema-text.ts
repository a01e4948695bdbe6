import { schemaName } from '@regen/contract';
import type { Schema } from '@regen/contract';
import type { Description } from './description.ts';

/** The variants of a schema that is one of several, and whether it may also be null. */
export function variantsOf(schema: Schema): { variants: Schema[]; isNullable: boolean } {
  const all = schema.anyOf ?? schema.oneOf ?? [];
  const variants = all.filter(({ type }) => type !== 'null');
  return { variants, isNullable: variants.length < all.length };
}

/** What kind of value it is: `string (uuid)`, `list of CartItem`, `number or null`. */
export function typeText(schema: Schema, description: Description): string {
  const name = schemaName(schema);
  if (name !== null) {
    const target = description.follow<Schema>(schema);
    return target.properties || target.oneOf || target.anyOf ? name : typeText(target, description);
  }
  const { variants, isNullable } = variantsOf(schema);
  if (variants.length > 0) {
    const text = variants.map((variant) => typeText(variant, description)).join(' or ');
    return isNullable ? `${text} or null` : text;
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, description)).join(' and ');
  const types = [schema.type ?? (schema.enum ? [] : 'any')].flat();
  const text = types.map((type) => {
    if (type === 'array') return schema.items ? `list of ${typeText(schema.items, description)}` : 'list';
    if (type === 'string' && schema.format === 'binary') return 'file';
    return type;
  });
  const joined = text.join(' or ');
  return schema.format && schema.format !== 'binary' ? `${joined} (${schema.format})` : joined;
}

function between(low: number | undefined, high: number | undefined, unit: string): string | null {
  if (low === undefined && high === undefined) return null;
  if (high === undefined) return `at least ${low}${unit}`;
  if (low === undefined) return `at most ${high}${unit}`;
  return low === high ? `exactly ${low}${unit}` : `${low} to ${high}${unit}`;
}

/** What a value must keep to, each a short phrase; `code` in backticks. */
export function limitsOf(schema: Schema, description: Description): string[] {
  const own = description.follow<Schema>(schema);
  const { variants } = variantsOf(own);
  if (variants.length === 1 && variants[0]) return limitsOf(variants[0], description);
  const limits = [
    own.enum && `one of ${own.enum.map((value) => `\`${String(value)}\``).join(', ')}`,
    between(own.minLength, own.maxLength, ' characters'),
    between(own.minimum, own.maximum, ''),
    own.exclusiveMinimum !== undefined && `more than ${own.exclusiveMinimum}`,
    own.exclusiveMaximum !== undefined && `less than ${own.exclusiveMaximum}`,
    own.multipleOf !== undefined && `a multiple of ${own.multipleOf}`,
    between(own.minItems, own.maxItems, own.maxItems === 1 ? ' entry' : ' entries'),
    own.uniqueItems && 'no entry twice',
    own.minProperties !== undefined && `at least ${own.minProperties} of its fields`,
    own.pattern && `matches \`${own.pattern}\``,
    own.default !== undefined && `\`${JSON.stringify(own.default)}\` when left out`,
  ].filter((limit) => typeof limit === 'string');
  if (own.items && !own.items.properties) {
    const inner = limitsOf(own.items, description);
    if (inner.length > 0 && !description.follow<Schema>(own.items).properties) limits.push(`each: ${inner.join(', ')}`);
  }
  return limits;
}
