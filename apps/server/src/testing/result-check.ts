import { basePath, METHODS, readContract, routesOf } from '../contract/document.ts';
import type { ContractDocument } from '../contract/document.ts';
import type { AnyModule } from '../contract/module.ts';
import { schemaCheckOf, writtenContract } from './schema-check.ts';

/** The contract with only those operations that the modules answer. */
export function narrowContract(modules: readonly AnyModule[]): ContractDocument {
  const contract = readContract();
  const answered = new Set(modules.flatMap((module) => Object.keys(module.handlers)));
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) if (!answered.has(item[method]?.operationId ?? '')) delete item[method];
    if (METHODS.every((method) => item[method] === undefined)) delete contract.paths[path];
  }
  return contract;
}

interface Media {
  content?: Record<string, { schema: object }>;
}

/**
 * Compares each success body with the schema that the contract promises for it, before serialisation could hide a
 * missing or an additional field.
 */
export function createResultCheck(): (operationId: string, status: number, body: unknown) => void {
  const routes = new Map(routesOf(writtenContract()).map((route) => [route.operationId, route]));

  return (operationId, status, body) => {
    const response = routes.get(operationId)?.operation.responses[String(status)] as Media | undefined;
    if (!response) throw new Error(`${operationId} answered ${status}, which the contract does not name.`);
    const schema = response.content?.['application/json']?.schema;
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
