import type { Contract } from '@regen/contract';
import { isDeepStrictEqual } from 'node:util';

/**
 * Makes one description of that of the main host and those of others, whose paths then name their own server. What two of
 * them call by one name must be the same.
 */
export function joinHosts(main: Contract, others: readonly Contract[]): Contract {
  const joined = structuredClone(main);
  // By kind, whatever is of that kind.
  const components: Record<string, Record<string, unknown>> = { ...joined.components };
  for (const other of others) {
    for (const [path, item] of Object.entries(other.paths)) {
      if (path in joined.paths) throw new Error(`${path} stands in two descriptions.`);
      joined.paths[path] = { ...(other.servers && { servers: other.servers }), ...item };
    }
    const theirs: Record<string, Record<string, unknown>> = { ...other.components };
    for (const [kind, entries] of Object.entries(theirs)) {
      const known = (components[kind] ??= {});
      for (const [name, value] of Object.entries(entries)) {
        if (name in known && !isDeepStrictEqual(known[name], value)) {
          throw new Error(`Two descriptions mean different things by ${kind}/${name}.`);
        }
        known[name] = value;
      }
    }
  }
  return { ...joined, components };
}
