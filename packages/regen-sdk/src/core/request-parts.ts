import type { Operation } from './operation.ts';
import { pathNames } from './safe-path.ts';

/** A call's parameters, sorted into the places where the contract wants them. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, string>;
  body: unknown;
}

/**
 * Methods take one flat object; the operation says what goes into the path, the query, a header and the body. The code
 * generator refuses a contract in which two of them share a name.
 */
export function splitParams(operation: Operation, params: object = {}): RequestParts {
  const rest: Record<string, unknown> = { ...params };
  const take = (name: string): unknown => {
    const value = Object.hasOwn(rest, name) ? rest[name] : undefined;
    delete rest[name];
    return value;
  };

  const path: Record<string, unknown> = {};
  for (const name of pathNames(operation.path)) path[name] = take(name);
  const header: Record<string, string> = {};
  for (const [name, sent] of Object.entries(operation.headers ?? {})) {
    const value = take(name);
    if (value !== undefined) header[sent] = String(value);
  }
  return operation.body ? { path, header, query: {}, body: rest } : { path, header, query: rest, body: undefined };
}
