import type { ViteChunk } from '../../types/entry-server.d.ts';

type Chunks = Readonly<Record<string, ViteChunk>>;

/** What the server may render into any page and a browser loads later: modules, and a chunk for the link in the bar above the header. */
const ANYWHERE = ['src/shell/Footer.tsx', 'src/kernel/page/ErrorPage.tsx', 'src/kernel/page/NotFoundRoute.tsx', 'link'];

/** The chunk and everything it imports, nearest last. */
function withImports(chunks: Chunks, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  for (const imported of chunks[key]?.imports ?? []) withImports(chunks, imported, seen);
  return seen.add(key);
}

export interface PageFiles {
  /** URLs of the entry, first, and of what the page's routes import. */
  readonly scripts: readonly string[];
  /** Names of the style sheets in the manifest, in the order in which the page has them. */
  readonly sheets: readonly string[];
}

/**
 * Which files a page needs for its first paint, each once: the style sheets of everything that the server may have rendered into it,
 * including skeletons and separately loaded parts, but only the scripts of its components.
 * @param files The file of each route, by the route's id.
 */
export function pageFiles<RouteId extends string>(
  chunks: Chunks,
  files: Readonly<Record<RouteId, string>>,
): (routeIds: readonly RouteId[]) => PageFiles {
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  if (entry === undefined) throw new Error('The browser build has no entry.');
  const first: string = entry;
  const anywhere = Object.keys(chunks).filter(
    (key) => ANYWHERE.includes(key) || ANYWHERE.includes(chunks[key]?.name ?? ''),
  );
  const closureOf = (keys: readonly string[]) => new Set(keys.flatMap((key) => [...withImports(chunks, key)]));
  const everywhere = closureOf([first]);
  const laterOf = (keys: Iterable<string>) => closureOf([...keys].flatMap((key) => chunks[key]?.dynamicImports ?? []));
  const splitsOf = (id: RouteId) => Object.keys(chunks).filter((key) => key.startsWith(`${files[id]}?tsr-split=`));

  const known = new Map<string, PageFiles>();
  function filesOf(routeIds: readonly RouteId[]): PageFiles {
    const splits = routeIds.flatMap(splitsOf);
    const components = closureOf(splits.filter((key) => key.endsWith('=component')));
    const scripts = new Set([first, ...everywhere, ...components]);
    const own = [...closureOf(splits)].filter((key) => !everywhere.has(key));
    const written = new Set([...everywhere, ...closureOf(anywhere), ...own, ...laterOf(own)]);
    return {
      scripts: [...scripts].map((key) => `/${chunks[key]?.file ?? ''}`),
      sheets: [...new Set([...written].flatMap((key) => chunks[key]?.css ?? []))],
    };
  }
  return (routeIds) => {
    const name = routeIds.join(' ');
    const page = known.get(name) ?? filesOf(routeIds);
    known.set(name, page);
    return page;
  };
}
