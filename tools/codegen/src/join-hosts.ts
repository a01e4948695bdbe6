import { isDeepStrictEqual } from 'node:util';

/** A description in one piece. */
export interface Bundle {
  servers?: unknown[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

/**
 * Makes one description of that of the main host and those of others, whose paths then name their own server. What two of
 * them call by one name must be the same.
 */
export function joinHosts(main: Bundle, others: readonly Bundle[]): Bundle {
  const joined = structuredClone(main);
  const components = (joined.components ??= {});
  for (const other of others) {
    for (const [path, item] of Object.entries(other.paths)) {
      if (path in joined.paths) throw new Error(`${path} stands in two descriptions.`);
      joined.paths[path] = { servers: other.servers, ...item };
    }
    for (const [kind, entries] of Object.entries(other.components ?? {})) {
      const known = (components[kind] ??= {});
      for (const [name, value] of Object.entries(entries)) {
        if (name in known && !isDeepStrictEqual(known[name], value)) {
          throw new Error(`Two descriptions mean different things by ${kind}/${name}.`);
        }
        known[name] = value;
      }
    }
  }
  return joined;
}
