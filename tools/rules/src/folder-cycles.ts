/** That one file imports another, by their paths from the root of the repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Folders or files, side by side in one folder, that need each other. */
export interface Cycle {
  readonly members: readonly string[];
  /** What ties them together. */
  readonly imports: readonly Import[];
}

type Graph = Map<string, Map<string, Import[]>>;

/** The two neighbors, in the folder where both paths part, between which an import is an arrow. */
export function neighbors({ from, to }: Import): [from: string, to: string] {
  const [a, b] = [from.split('/'), to.split('/')];
  const shared = a.findIndex((part, index) => part !== b[index]);
  const end = shared === -1 ? a.length : shared + 1;
  return [a.slice(0, end).join('/'), b.slice(0, end).join('/')];
}

function graphOf(imports: readonly Import[]): Graph {
  const graph: Graph = new Map();
  for (const one of imports) {
    const [from, to] = neighbors(one);
    if (from === to) continue;
    const arrows = graph.get(from) ?? new Map<string, Import[]>();
    graph.set(from, arrows);
    arrows.set(to, [...(arrows.get(to) ?? []), one]);
  }
  return graph;
}

function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set<string>();
  const next = [start];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    for (const to of graph.get(at)?.keys() ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      next.push(to);
    }
  }
  return reached;
}

/**
 * Every cycle of neighbors, at each level of the tree: `db` and `media` in `src`, `cart` and `shipping` in `src/modules`. A cycle of files is
 * one of these too, in the folder that all of them share.
 */
export function cyclesOf(imports: readonly Import[]): Cycle[] {
  const graph = graphOf(imports);
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(node, graph)]));
  const isTied = (a: string, b: string) => reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true;
  const cycles: Cycle[] = [];
  const seen = new Set<string>();
  for (const node of graph.keys()) {
    if (seen.has(node) || !isTied(node, node)) continue;
    const members = [...graph.keys()].filter((other) => isTied(node, other));
    for (const member of members) seen.add(member);
    const inside = members.flatMap((member) =>
      [...(graph.get(member) ?? [])].flatMap(([to, arrows]) => (members.includes(to) ? arrows : [])),
    );
    cycles.push({ members: members.toSorted(), imports: inside });
  }
  return cycles;
}

/** By file: the neighbors that it still imports although that closes a cycle. */
export type KnownCycles = Readonly<Record<string, readonly string[]>>;

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The unknown cycles, and the known imports that no longer close one. */
export function compareCycles(imports: readonly Import[], known: KnownCycles): { cycles: Cycle[]; outdated: Import[] } {
  const isKnown = ({ from, to }: Import) => known[from]?.some((folder) => isWithin(to, folder)) === true;
  const closing = cyclesOf(imports).flatMap((cycle) => cycle.imports);
  return {
    cycles: cyclesOf(imports.filter((one) => !isKnown(one))),
    outdated: Object.entries(known)
      .flatMap(([from, folders]) => folders.map((to) => ({ from, to })))
      .filter(({ from, to }) => !closing.some((one) => one.from === from && isWithin(one.to, to))),
  };
}
