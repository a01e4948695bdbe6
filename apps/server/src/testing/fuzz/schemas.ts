import { resolve } from '@regen/contract';
import type { Contract, Operation, OperationParameter, Schema } from '@regen/contract';

/** What the description says about the input of an operation, references followed. */
export interface Input {
  route: Operation;
  body: Schema | null;
  isForm: boolean;
  query: readonly OperationParameter[];
  path: readonly OperationParameter[];
}

/** The schema with references followed and `allOf` put together; deep enough for every body there is. */
function flatten(contract: Contract, given: Schema, depth = 6): Schema {
  if (depth === 0) return {};
  const schema = resolve(contract, given);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []).slice(0, 1)].map((part) =>
    flatten(contract, part, depth - 1),
  );
  const merged: Schema = Object.assign({}, ...parts, schema);
  const properties = Object.assign({}, ...parts.map((part) => part.properties), schema.properties) as Record<
    string,
    Schema
  >;
  return {
    ...merged,
    ...(merged.items && { items: flatten(contract, merged.items, depth - 1) }),
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, flatten(contract, value, depth - 1)]),
    ),
  };
}

export function inputOf(contract: Contract, route: Operation): Input {
  const parameters = route.parameters.map((parameter) => ({
    ...parameter,
    schema: flatten(contract, parameter.schema),
  }));
  return {
    route,
    body: route.body && flatten(contract, route.body.schema ?? {}),
    isForm: route.body?.type === 'multipart/form-data',
    query: parameters.filter((parameter) => parameter.in === 'query'),
    path: parameters.filter((parameter) => parameter.in === 'path'),
  };
}
