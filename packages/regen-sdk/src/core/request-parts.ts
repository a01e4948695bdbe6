import { serializePrimitiveParam } from 'openapi-fetch';
import type { Operation } from './operation.ts';
import { fillPath } from './safe-path.ts';

/** A call's parameters, sorted into the places where the contract wants them. */
export interface RequestParts {
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
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

  const path = fillPath(operation.path, take);
  const headers: Record<string, string> = {};
  for (const name in operation.headers) {
    const value = take(name);
    if (value !== undefined) headers[operation.headers[name] as string] = String(value);
  }
  return operation.body ? { path, headers, query: {}, body: rest } : { path, headers, query: rest, body: undefined };
}

/** The query: a list repeats its name, what is undefined or null stays away. The generator refuses anything deeper. */
export function toSearch(query: Record<string, unknown>): string {
  const pairs: string[] = [];
  for (const name in query) {
    for (const value of [query[name]].flat()) {
      if (value != null) pairs.push(serializePrimitiveParam(name, String(value)));
    }
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
