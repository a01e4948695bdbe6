import { readContract } from '../contract/document.ts';
import type { ContractDocument } from '../contract/document.ts';
import { createAjv, detailsOf } from '../contract/validation.ts';

/** What is wrong with a value, as text; null when nothing is. */
export type SchemaCheck = (value: unknown) => string | null;

/** Compiled once for all servers of a process: it costs more than what it checks. */
const compiled = new Map<string, SchemaCheck>();
let contract: ContractDocument | undefined;
let ajv: ReturnType<typeof createAjv> | undefined;

/** The contract as it is written, read once. */
export function writtenContract(): ContractDocument {
  return (contract ??= readContract());
}

/** Checks values by a schema of the written contract. */
export function schemaCheckOf(schema: object): SchemaCheck {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const known = compiled.get(text);
  if (known) return known;
  if (!ajv) {
    ajv = createAjv({ useDefaults: false });
    ajv.addSchema({ $id: 'contract', components: writtenContract().components });
  }
  const validate = ajv.compile(JSON.parse(text) as object);
  const check: SchemaCheck = (value) =>
    validate(value) ? null : JSON.stringify(detailsOf('body', validate.errors ?? [])).slice(0, 2_000);
  compiled.set(text, check);
  return check;
}
