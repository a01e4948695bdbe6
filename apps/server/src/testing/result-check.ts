import { basePath, METHODS, readContract } from '@regen/contract';
import type { Contract } from '@regen/contract';
import type { AnyModule } from '../modules/module.ts';
import { responseOf, schemaCheckOf, writtenContract, writtenOperation } from './schema-check.ts';

/** The contract with only those operations that the modules implement. */
export function narrowContract(modules: readonly AnyModule[]): Contract {
  const contract = readContract();
  const answered = new Set(modules.flatMap((module) => Object.keys(module.operations)));
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) if (!answered.has(item[method]?.operationId ?? '')) delete item[method];
    if (METHODS.every((method) => item[method] === undefined)) delete contract.paths[path];
  }
  return contract;
}

/**
 * Compares each success body with the schema that the contract promises for it, before serialization could hide a
 * missing or an additional field.
 */
export function createResultCheck(): (operationId: string, status: number, body: unknown) => void {
  return (operationId, status, body) => {
    const response = responseOf(writtenOperation(operationId), status);
    if (!response) throw new Error(`${operationId} answered ${status}, which the contract does not name.`);
    const schema = response.media?.type === 'application/json' ? response.media.schema : undefined;
    if (!schema) {
      if (body !== undefined) throw new Error(`${operationId} answered a body that the contract does not have.`);
      return;
    }
    // What is sent: dates as text, undefined fields left out.
    const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    const wrong = schemaCheckOf(schema)(sent);
    if (wrong !== null) throw new Error(`${operationId} broke the contract: ${wrong}`);
  };
}

export const API = basePath(writtenContract());
