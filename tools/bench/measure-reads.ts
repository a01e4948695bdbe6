import { outgoing } from './connection.ts';
import type { Outgoing } from './connection.ts';
import { measure, warmUp } from './load.ts';
import type { Source } from './load.ts';
import { READS, unknownReads } from './reads.ts';
import type { Reading } from './reads.ts';
import { once } from './requests.ts';
import type { ReadRow } from './results.ts';
import type { SeedName, Store } from './store.ts';
import { openWorld } from './world.ts';

/** No read may take longer at one connection, p50. */
export const READ_LIMIT_MS = 10;

function requestsOf(store: Store, { as, paths, host }: Reading): Outgoing[] {
  return paths.map((path) =>
    outgoing(store.host, {
      method: 'GET',
      path: host === undefined ? as.path(path) : `/api/v1/${host}${path}`,
      headers: as.headers,
    }),
  );
}

function inTurn(list: readonly Outgoing[]): Source {
  let at = -1;
  return () => list[(at = (at + 1) % list.length)] ?? null;
}

/** Measures every read, or those that are named, with one connection. `onRow` gets each as soon as it is known. */
export async function measureReads(
  store: Store,
  seed: SeedName,
  only: ReadonlySet<string> | null,
  isQuick: boolean,
  onRow: (row: ReadRow) => void,
): Promise<void> {
  const unknown = unknownReads();
  if (unknown.length > 0) throw new Error(unknown.join('\n'));
  const wanted = Object.entries(READS).filter(([id]) => only === null || only.has('reads') || only.has(id));
  if (wanted.length === 0) return;
  const world = await openWorld(store);
  for (const [operationId, prepare] of wanted) {
    const reading = await prepare(world);
    if (reading.paths.length === 0) throw new Error(`The demo data has nothing that ${operationId} could read.`);
    const list = requestsOf(store, reading);
    await warmUp(store, once(list), 60_000, 1);
    await warmUp(store, inTurn(list), isQuick ? 300 : 1_000, 1);
    const measured = await measure(store, inTurn(list), isQuick ? 700 : 2_000, 1);
    onRow({ seed, operationId, addresses: new Set(reading.paths).size, ...measured });
  }
}

/** A sentence for each read that takes too long. */
export const tooSlow = (rows: readonly ReadRow[]): string[] =>
  rows
    .filter(({ p50 }) => p50 >= READ_LIMIT_MS)
    .map(({ operationId, seed, p50 }) => `${operationId} takes ${p50.toFixed(1)} ms with the ${seed} seed.`);
