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

/** Which scripts and styles each route needs, for the router to put into the head. */
export function routerManifest(
  chunks: Chunks,
  styles: Readonly<Record<string, string>>,
  routeIds: readonly string[],
): ServerManifest {
  const href = (file: string) => `/${file}`;
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  if (entry === undefined) throw new Error('The browser build has no entry.');
  const first = withImports(chunks, entry);
  const cssOf = (keys: Iterable<string>) => [...keys].flatMap((key) => chunks[key]?.css ?? []).map(href);
  const routes: ServerManifest['routes'] = {
    __root__: {
      preloads: [...first].map((key) => href(chunks[key]?.file ?? '')),
      css: cssOf(first),
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
      css: [...(before?.css ?? []), ...cssOf(own)],
    };
  }
  const texts = Object.entries(styles).map(([file, text]) => [href(file), text]);
  return {
    routes,
    ...(texts.length > 0 && { inlineCss: { styles: Object.fromEntries(texts) as Record<string, string> } }),
  };
}
