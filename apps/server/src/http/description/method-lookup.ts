import type { Operation } from '@regen/contract';

/** Which methods a path has among these operations: distinguishes 405 from 404. Only called if no route was found. */
export function createMethodLookup(operations: readonly Operation[]): (path: string) => string[] {
  const patterns = operations.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (path) => {
    const methods = new Set<string>();
    for (const { method, pattern } of patterns) if (pattern.test(path)) methods.add(method);
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].toSorted();
  };
}
