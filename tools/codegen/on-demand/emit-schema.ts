import type { Contract } from '@regen/contract';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

/** TypeScript types of the whole description. Properties with a default stay optional, because callers may leave them out. */
export async function emitSchema(contract: Contract): Promise<string> {
  // The tool changes what it is given, and has a type of its own for descriptions.
  const copy = structuredClone(contract) as unknown as OpenAPI3;
  const ast = await openapiTS(copy, {
    silent: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  return astToString(ast);
}
