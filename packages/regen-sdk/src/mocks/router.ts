import type { Operation } from '../core/operation.ts';
import * as table from '../generated/operations/index.ts';
import type { OperationId } from '../generated/types.ts';
import type { MocksOptions } from './types.ts';

export interface Match {
  operationId: OperationId;
  params: Record<string, string>;
}

/** Finds the operation of a request: literal segments win over parameters, as on the server. */
export function createRouter(config: MocksOptions): (method: string, path: string) => Match | undefined {
  const base = pathOf(config.baseUrl ?? '/api/v1/regen');
  const uploads = config.uploadsUrl === undefined ? base.replace(/\/[^/]*$/, '/uploads') : pathOf(config.uploadsUrl);
  const routes = Object.values<Operation>(table)
    .map(({ id, path, method, host }) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]+)');
      const prefix = host ? uploads : base;
      // `~` sorts after every letter, so a parameter comes after every literal segment in its place.
      const rank = path.replace(/\{\w+\}/g, '~');
      return { id, method, names, prefix, pattern: new RegExp(`^${pattern}$`), rank };
    })
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  return (method, path) => {
    for (const { id, names, prefix, pattern, ...route } of routes) {
      if (route.method !== method || !path.startsWith(`${prefix}/`)) continue;
      const match = pattern.exec(path.slice(prefix.length));
      if (!match) continue;
      const params = names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]);
      // The ids of the table are those of the contract.
      return { operationId: id as OperationId, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}

function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
}
