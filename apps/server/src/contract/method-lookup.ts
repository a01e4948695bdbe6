import { routesOf } from './document.ts';
import type { ContractDocument } from './document.ts';

/** Which methods a path of the contract has: tells 405 from 404. Only asked when no route was found. */
export function createMethodLookup(contract: ContractDocument): (path: string) => string[] {
  const patterns = routesOf(contract).map(({ method, path }) => ({
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
