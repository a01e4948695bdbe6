import type { Contract } from '@regen/contract';
import { basePath } from '@regen/contract';

/** The contract by host, as Fastify's plugin wants it: base path → what is served below it. */
export function hostsOf(contract: Contract): Map<string, Contract> {
  const hosts = new Map<string, Contract>([[basePath(contract), { ...contract, paths: {} }]]);
  for (const [path, item] of Object.entries(contract.paths)) {
    const { servers: _, ...methods } = item;
    const base = basePath(contract, item);
    const host = hosts.get(base) ?? { ...contract, paths: {} };
    hosts.set(base, host);
    host.paths[path] = methods;
  }
  return hosts;
}
