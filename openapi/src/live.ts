import type { Contract, Schema } from './contract.ts';
import { resolve, schemaName } from './resolve.ts';

/** A message of the live connection. */
export interface LiveKind {
  /** What its `key` says. */
  key: string;
  /** The name of its schema. */
  name: string;
  schema: Schema;
  /** The reads that it makes stale. */
  stales: readonly string[];
}

/**
 * Every message that the live connection may bring, in the order of the contract.
 * @throws Error when a schema has no name or another key.
 */
export function liveKinds(contract: Contract): LiveKind[] {
  return Object.entries(contract['x-live'] ?? {}).map(([key, { schema: written, stales = [] }]) => {
    const name = schemaName(written);
    if (!name) throw new Error(`x-live: the schema of "${key}" needs a name: move it to the schemas.`);
    const schema = resolve<Schema>(contract, written);
    if (schema.properties?.['key']?.const !== key || !schema.required?.includes('key'))
      throw new Error(`x-live: ${name} has another key than "${key}".`);
    return { key, name, schema, stales };
  });
}

/** The contract without the schemas of the live connection: what callers of the API see. */
export function withoutLive(contract: Contract): Contract {
  const names = new Set(liveKinds(contract).map(({ name }) => name));
  const schemas = Object.entries(contract.components?.schemas ?? {}).filter(([name]) => !names.has(name));
  return { ...contract, components: { ...contract.components, schemas: Object.fromEntries(schemas) } };
}
