import type { ViteChunk } from '../../types/entry-server.d.ts';

type Chunks = Readonly<Record<string, ViteChunk>>;

/** The chunk and everything it imports, nearest last. */
function withImports(chunks: Chunks, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  for (const imported of chunks[key]?.imports ?? []) withImports(chunks, imported, seen);
  return seen.add(key);
}

/**
 * Says which scripts a page needs: the entry first, then what its routes import, each once.
 * @param files The file of each route, by the route's id.
 */
export function pageScripts<RouteId extends string>(
  chunks: Chunks,
  files: Readonly<Record<RouteId, string>>,
): (routeIds: readonly RouteId[]) => readonly string[] {
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  if (entry === undefined) throw new Error('The browser build has no entry.');
  const first = [entry, ...withImports(chunks, entry)];
  return (routeIds) => {
    const components = routeIds.map((id) => `${files[id]}?tsr-split=component`).filter((key) => key in chunks);
    const keys = new Set([...first, ...components.flatMap((key) => [...withImports(chunks, key)])]);
    return [...keys].map((key) => `/${chunks[key]?.file ?? ''}`);
  };
}
