import type { ViteChunk } from '../../types/entry-server.d.ts';

type Chunks = Readonly<Record<string, ViteChunk>>;

/** `src/routes/products.index.tsx` → `/products/`, as the router's file convention has it. */
export function routeIdOf(path: string): string {
  const name = path.replace(/^src\/routes\//, '').replace(/\.tsx?$/, '');
  if (name === '__root') return '__root__';
  return `/${name.replaceAll('.', '/')}`.replace(/\/index$/, '/').replaceAll('//', '/');
}

/** The chunk and everything it imports, nearest last. */
function withImports(chunks: Chunks, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  for (const imported of chunks[key]?.imports ?? []) withImports(chunks, imported, seen);
  return seen.add(key);
}

/** Says which scripts a page of these routes needs: the entry first, then what is imported, each once. */
export function pageScripts(chunks: Chunks): (routeIds: readonly string[]) => readonly string[] {
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  if (entry === undefined) throw new Error('The browser build has no entry.');
  const first = [entry, ...withImports(chunks, entry)];
  const own = new Map<string, string[]>();
  for (const key of Object.keys(chunks)) {
    const [, path] = /^(src\/routes\/[^?]+)\?tsr-split=component$/.exec(key) ?? [];
    if (path !== undefined) own.set(routeIdOf(path), [...withImports(chunks, key)]);
  }
  return (routeIds) => {
    const keys = new Set([...first, ...routeIds.flatMap((id) => own.get(id) ?? [])]);
    return [...keys].map((key) => `/${chunks[key]?.file ?? ''}`);
  };
}
