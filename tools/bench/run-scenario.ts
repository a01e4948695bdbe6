import { measure, warmUp } from './load.ts';
import { COUNTED, readPageLookups, requireRendered } from './page-lookups.ts';
import type { Row } from './results.ts';
import { scenarios } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import type { Store } from './store.ts';

/**
 * @returns Null for what the server does not have.
 * @throws Error for a page that was sent without compression.
 */
export async function runOne(
  store: Store,
  scenario: Scenario,
  isQuick: boolean,
): Promise<Omit<Row, 'seed' | 'variant'> | null> {
  const source = await scenario.prepare(store, isQuick);
  if (source === null) return null;
  if (!scenario.isOnce) await warmUp(store, source, isQuick ? 700 : 2_000);
  const measured = await measure(store, source, scenario.isOnce ? 120_000 : isQuick ? 2_000 : 6_000);
  const { name, title, peer, isPage } = scenario;
  if (isPage && measured.encoding === undefined) throw new Error(`${title}: sent without compression.`);
  return { name, title, ...(peer && { peer }), ...measured };
}

/** As `runOne`, of pages that the server must not have cached. */
export async function runRendered(...[store, ...rest]: Parameters<typeof runOne>): ReturnType<typeof runOne> {
  const before = await readPageLookups(store);
  const row = await runOne(store, ...rest);
  if (row !== null) requireRendered(before, await readPageLookups(store), row.requests);
  return row;
}

/** How a server is started for some of the calls, and how their rows are named. */
export interface Setup {
  settings: Readonly<Record<string, string>>;
  list: readonly Scenario[];
  variantOf: (scenario: Scenario) => Row['variant'];
  run: typeof runOne;
}

/** Servers that have something to do, each with its calls. */
export function setupsOf(only: ReadonlySet<string> | null): Setup[] {
  const wanted = scenarios.filter(({ name }) => only === null || only.has(name));
  const all: Setup[] = [
    {
      settings: {},
      list: wanted.filter(({ variant }) => variant !== 'once'),
      variantOf: ({ variant }) => (variant === 'one' ? 'one URL' : 'varied'),
      run: runOne,
    },
    {
      settings: COUNTED,
      list: wanted.filter(({ variant }) => variant === 'once'),
      variantOf: () => 'each once',
      run: runRendered,
    },
    {
      settings: { CATALOG_CACHE_MB: '0' },
      list: wanted.filter(({ isCatalog }) => isCatalog),
      variantOf: () => 'varied, no cache',
      run: runOne,
    },
  ];
  return all.filter(({ list }) => list.length > 0);
}
