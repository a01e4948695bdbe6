import { operations, readContract, resolve } from '@regen/contract';
import type { Contract, Operation, OperationResponse, Schema } from '@regen/contract';
import { createAjv, detailsOf } from '../http/request/validation.ts';

/** What is wrong with a value, as text; null when nothing is. */
export type SchemaCheck = (value: unknown) => string | null;

/** Compiled once for all servers of a process: it costs more than what it checks. */
const compiled = new Map<string, SchemaCheck>();
let contract: Contract | undefined;
let known: Map<string, Operation> | undefined;
let ajv: ReturnType<typeof createAjv> | undefined;

/** The contract as it is written, read once. */
export function writtenContract(): Contract {
  return (contract ??= readContract());
}

/** Undefined for an operation that only a test's own contract has. */
export function writtenOperation(id: string): Operation | undefined {
  known ??= new Map(operations(writtenContract()).map((operation) => [operation.id, operation]));
  return known.get(id);
}

export function responseOf(operation: Operation | undefined, status: number): OperationResponse | undefined {
  return operation?.responses.find((response) => response.status === String(status));
}

/** Checks values by a schema of the written contract. */
export function schemaCheckOf(schema: Schema): SchemaCheck {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const made = compiled.get(text);
  if (made) return made;
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

/** Every field that an object of this schema is described to have. */
export function fieldsOf(schema: Schema): Set<string> {
  const { allOf = [], properties = {} } = resolve(writtenContract(), schema);
  return new Set([...Object.keys(properties), ...allOf.flatMap((part) => [...fieldsOf(part)])]);
}
