import { operations } from '@regen/contract';
import type { Contract, Schema } from '@regen/contract';

function innerSchemas({ items, additionalProperties, allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [items, additionalProperties, ...allOf, ...anyOf, ...oneOf].filter((inner) => typeof inner === 'object');
}

/** Properties without a description. One that only refers to a schema is described there. */
function undescribedProperties(schema: Schema, at: string): string[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
      ...(property.description || property.$ref ? [] : [`${at}.${name}`]),
      ...undescribedProperties(property, `${at}.${name}`),
    ]),
    ...innerSchemas(schema).flatMap((inner) => undescribedProperties(inner, at)),
  ];
}

/** Every schema, property and parameter that does not say what its name and type leave open. */
export function undescribed(contract: Contract): string[] {
  const missing = Object.entries(contract.components?.schemas ?? {}).flatMap(([name, schema]) => [
    ...(schema.description ? [] : [name]),
    ...undescribedProperties(schema, name),
  ]);
  for (const { id, parameters, body, responses } of operations(contract)) {
    for (const { name, description } of parameters) if (!description) missing.push(`${id}: parameter ${name}`);
    if (body?.schema) missing.push(...undescribedProperties(body.schema, `${id}: body`));
    for (const { status, media, headers } of responses) {
      if (media?.schema) missing.push(...undescribedProperties(media.schema, `${id}: ${status}`));
      for (const [name, header] of Object.entries(headers))
        if (!header.description) missing.push(`${id}: ${status} header ${name}`);
    }
  }
  return [...new Set(missing)];
}

/** Where texts name an operation, property or parameter that the contract does not have, such as one that was renamed. */
export function unknownNames(contract: Contract): string[] {
  const names = new Set<string>();
  const texts = new Set<string>();
  JSON.stringify(contract, (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object') for (const name of Object.keys(value ?? {})) names.add(name);
    if (typeof value === 'string' && (key === 'operationId' || key === 'name')) names.add(value);
    if (typeof value === 'string' && (key === 'description' || key === 'summary')) texts.add(value);
    return value;
  });
  return [...texts].flatMap((text) =>
    [...text.matchAll(/`([a-z]+[A-Z]\w*)`/g)]
      .filter(([, name = '']) => !names.has(name))
      .map(([quoted]) => `${quoted} in: ${text.trim()}`),
  );
}
