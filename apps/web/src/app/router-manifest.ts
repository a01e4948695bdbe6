import type { createRequestHandler } from '@tanstack/react-router/ssr/server';
import type { ViteChunk } from '../../types/entry-server.d.ts';

type ServerManifest = Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>>;
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

/** Which scripts each route needs, for the router to put into the head. */
export function routerManifest(chunks: Chunks, routeIds: readonly string[]): ServerManifest {
  const href = (file: string) => `/${file}`;
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  if (entry === undefined) throw new Error('The browser build has no entry.');
  const first = withImports(chunks, entry);
  const routes: ServerManifest['routes'] = {
    __root__: {
      preloads: [...first].map((key) => href(chunks[key]?.file ?? '')),
      scripts: [{ attrs: { type: 'module', async: true, src: href(chunks[entry]?.file ?? '') } }],
    },
  };
  for (const key of Object.keys(chunks)) {
    const [, path] = /^(src\/routes\/[^?]+)\?tsr-split=component$/.exec(key) ?? [];
    const id = path === undefined ? undefined : routeIdOf(path);
    if (id === undefined || !routeIds.includes(id)) continue;
    const own = [...withImports(chunks, key)].filter((other) => !first.has(other));
    const before = routes[id];
    routes[id] = {
      ...before,
      preloads: [...(before?.preloads ?? []), ...own.map((other) => href(chunks[other]?.file ?? ''))],
    };
  }
  return { routes };
}
