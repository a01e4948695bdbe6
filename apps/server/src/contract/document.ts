import { readFileSync } from 'node:fs';
import { CONTRACT_FILE } from '@regen/contract';

/** The parts of an OpenAPI operation that this server reads. */
export interface ContractOperation {
  operationId: string;
  tags?: string[];
  deprecated?: boolean;
  /** Days: `2027-01-31`. */
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
  security?: Record<string, string[]>[];
  parameters?: ({ $ref: string } | ContractParameter)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, object>;
}

export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: object;
}

export type ContractMethod = 'get' | 'put' | 'post' | 'delete' | 'patch';
export const METHODS: readonly ContractMethod[] = ['get', 'put', 'post', 'delete', 'patch'];

export type ContractPath = {
  parameters?: ContractOperation['parameters'];
  /** Only where it is another host than that of the description. */
  servers?: { url: string }[];
} & Partial<Record<ContractMethod, ContractOperation>>;

export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, ContractPath>;
  components?: {
    securitySchemes?: Record<string, { type: string; scheme?: string }>;
    parameters?: Record<string, ContractParameter>;
    schemas?: Record<string, object>;
    responses?: Record<string, object>;
  };
}

export interface ContractRoute {
  operationId: string;
  method: ContractMethod;
  path: string;
  operation: ContractOperation;
}

/** The bundled contract that `npm run gen` writes. */
export function readContract(): ContractDocument {
  return JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as ContractDocument;
}

export function routesOf(contract: ContractDocument): ContractRoute[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ operationId: operation.operationId, method, path, operation }] : [];
    }),
  );
}

/** The parameters of a route with references followed, those of the path item included. */
export function parametersOf(contract: ContractDocument, route: ContractRoute): ContractParameter[] {
  const all = [...(contract.paths[route.path]?.parameters ?? []), ...(route.operation.parameters ?? [])];
  return all.map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const found = contract.components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`${route.operationId} refers to ${parameter.$ref}, which the contract does not have.`);
    return found;
  });
}

function pathnameOf(servers: { url: string }[] | undefined): string {
  return new URL(servers?.[0]?.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '');
}

/** The path that the operations of the main host start with: `/api/v1/regen`. */
export function basePath(contract: ContractDocument): string {
  return pathnameOf(contract.servers);
}

/** The contract by host: base path → what is served below it. */
export function hostsOf(contract: ContractDocument): Map<string, ContractDocument> {
  const hosts = new Map<string, ContractDocument>([[basePath(contract), { ...contract, paths: {} }]]);
  for (const [path, { servers, ...item }] of Object.entries(contract.paths)) {
    const prefix = pathnameOf(servers ?? contract.servers);
    const host = hosts.get(prefix) ?? { ...contract, paths: {} };
    hosts.set(prefix, host);
    host.paths[path] = item;
  }
  return hosts;
}
