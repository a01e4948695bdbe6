import { basePath, METHODS, readContract, routesOf } from '../contract/document.ts';
import type { ContractDocument } from '../contract/document.ts';
import type { AnyModule } from '../contract/module.ts';
import { createAjv, detailsOf } from '../contract/validation.ts';

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
  const contract = readContract();
  const ajv = createAjv({ useDefaults: false });
  ajv.addSchema({ $id: 'contract', components: contract.components });
  const routes = new Map(routesOf(contract).map((route) => [route.operationId, route]));
  const schemaOf = (operationId: string, status: number): object | null => {
    const response = routes.get(operationId)?.operation.responses[String(status)];
    if (!response) throw new Error(`${operationId} answered ${status}, which the contract does not name.`);
    return (response as Media).content?.['application/json']?.schema ?? null;
  };
  const compiled = new Map<string, ReturnType<typeof ajv.compile> | null>();

  return (operationId, status, body) => {
    const key = `${operationId} ${status}`;
    let validate = compiled.get(key);
    if (validate === undefined) {
      const schema = schemaOf(operationId, status);
      const text = schema && JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
      validate = text === null ? null : ajv.compile(JSON.parse(text) as object);
      compiled.set(key, validate);
    }
    if (validate === null) {
      if (body !== undefined) throw new Error(`${operationId} answered a body that the contract does not have.`);
      return;
    }
    // What is sent: dates as text, undefined fields left out.
    const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
    if (validate(sent)) return;
    throw new Error(`${operationId} broke the contract: ${JSON.stringify(detailsOf('body', validate.errors ?? []))}`);
  };
}

export const API = basePath(readContract());
