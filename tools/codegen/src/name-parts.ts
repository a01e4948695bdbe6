import { schemaName } from '@regen/contract';
import type { Schema } from '@regen/contract';
import { capitalize, singular } from './names.ts';

export type Schemas = Record<string, Schema>;

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/**
 * The same schemas as editors show them best: an object within another has a name of its own, `PaymentFailure` for `failure` of
 * `Payment`, and what refers to a schema without a description has that of the schema.
 */
export function nameParts(schemas: Readonly<Schemas>): Schemas {
  const named: Schemas = {};
  const declare = (name: string, schema: Schema): Schema => {
    if (name in named || name in schemas) throw new Error(`Two generated types would be called ${name}.`);
    named[name] = withNamedParts(name, schema);
    return refTo(name);
  };

  function withNamedParts(owner: string, schema: Schema): Schema {
    const { properties, allOf } = schema;
    const parts = Object.entries(properties ?? {}).map(([key, part]) => [key, property(owner, key, part)]);
    return {
      ...schema,
      ...(properties && { properties: Object.fromEntries(parts) as Schemas }),
      ...(allOf && { allOf: allOf.map((part) => withNamedParts(owner, part)) }),
    };
  }

  function property(owner: string, key: string, schema: Schema): Schema {
    const { $ref, description, items, properties, anyOf } = schema;
    const name = owner + capitalize(key);
    if ($ref) return { ...schema, ...describedAs(description ?? schemas[schemaName(schema) ?? '']?.description) };
    if (properties) return { ...declare(name, schema), ...describedAs(description) };
    if (items?.properties) return { ...schema, items: declare(owner + capitalize(singular(key)), items) };
    if (anyOf?.filter((part) => part.properties).length !== 1) return schema;
    return {
      ...schema,
      anyOf: anyOf.map((part) => (part.properties ? declare(name, { ...describedAs(description), ...part }) : part)),
    };
  }

  for (const [name, schema] of Object.entries(schemas)) named[name] = withNamedParts(name, schema);
  return named;
}

const describedAs = (description: string | undefined): Schema => (description === undefined ? {} : { description });
