import type { ContractDocument, ContractParameter, ContractRoute } from '../../contract/document.ts';
import { parametersOf } from '../../contract/document.ts';
import type { Schema } from './values.ts';

/** What the description says about the input of an operation, references followed. */
export interface Input {
  route: ContractRoute;
  body: Schema | null;
  isForm: boolean;
  query: readonly ContractParameter[];
  path: readonly ContractParameter[];
}

/** The schema with references followed and `allOf` put together; deep enough for every body there is. */
function resolve(contract: ContractDocument, given: Schema, depth = 6): Schema {
  const name = given.$ref?.split('/').at(-1);
  const schema = name === undefined ? given : ((contract.components?.schemas?.[name] ?? {}) as Schema);
  if (depth === 0) return {};
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []).slice(0, 1)].map((part) =>
    resolve(contract, part, depth - 1),
  );
  const merged: Schema = Object.assign({}, ...parts, schema);
  const properties = Object.assign({}, ...parts.map((part) => part.properties), schema.properties) as Record<
    string,
    Schema
  >;
  return {
    ...merged,
    ...(merged.items && { items: resolve(contract, merged.items, depth - 1) }),
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, resolve(contract, value, depth - 1)]),
    ),
  };
}

export function inputOf(contract: ContractDocument, route: ContractRoute): Input {
  const [type, media] = Object.entries(route.operation.requestBody?.content ?? {})[0] ?? [];
  const parameters = parametersOf(contract, route).map((parameter) => ({
    ...parameter,
    schema: resolve(contract, parameter.schema),
  }));
  return {
    route,
    body: media ? resolve(contract, media.schema) : null,
    isForm: type === 'multipart/form-data',
    query: parameters.filter((parameter) => parameter.in === 'query'),
    path: parameters.filter((parameter) => parameter.in === 'path'),
  };
}
