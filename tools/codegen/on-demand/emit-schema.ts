import type { Contract } from '@regen/contract';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3, OpenAPITSOptions } from 'openapi-typescript';
import ts from 'typescript';

/** Properties with a default stay optional, because callers may leave them out. */
export const OPTIONS: OpenAPITSOptions = {
  silent: true,
  defaultNonNullable: false,
  emptyObjectsUnknown: true,
  transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
};

/** TypeScript types of the whole description. */
export async function emitSchema(contract: Contract): Promise<string> {
  // The tool changes what it is given, and has a type of its own for descriptions.
  return astToString(await openapiTS(structuredClone(contract) as unknown as OpenAPI3, OPTIONS));
}
