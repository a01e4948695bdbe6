import { existsSync } from 'node:fs';
import { relative, join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBrowser, overLimit } from './in-browser.ts';
import { measure, warmUp } from './load.ts';
import { memoryOf } from './processes.ts';
import { measureReads, tooSlow } from './measure-reads.ts';
import { READS } from './reads.ts';
import { merge, mergeBrowser, mergeRead, readResults, writeResults } from './report.ts';
import type { Results, Row } from './report.ts';
import { scenarios } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { prepare, ROOT, startStore } from './store.ts';
import type { SeedName, Store } from './store.ts';

const USAGE = `npm run bench [-- options]
  --large        also with 100,000 products and 1,000,000 orders (made once, takes minutes)
  --only name    only these calls, separated by commas: ${[...new Set(scenarios.map(({ name }) => name))].join(', ')}, reads, a read by its operationId, browser
  --quick        shorter runs
`;

interface Options {
  seeds: readonly SeedName[];
  only: ReadonlySet<string> | null;
  isQuick: boolean;
}

function readOptions(): Options | null {
  const { values } = parseArgs({
    options: {
      large: { type: 'boolean', default: false },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const only = values.only === undefined ? null : new Set(values.only.split(','));
  for (const name of only ?? [])
    if (
      !scenarios.some((scenario) => scenario.name === name) &&
      name !== 'reads' &&
      name !== 'browser' &&
      !(name in READS)
    )
      throw new Error(`There is no call "${name}".\n${USAGE}`);
  return { seeds: values.large ? ['default', 'large'] : ['default'], only, isQuick: values.quick };
}

function say(row: Row): void {
  const cpu = row.serverCpu + row.databaseCpu;
  const figures = `${row.perSecond.toFixed(0).padStart(7)}/s  p50 ${row.p50.toFixed(1)}  p99 ${row.p99.toFixed(1)}  CPU ${cpu.toFixed(3)} ms (${row.serverCpu.toFixed(3)} + ${row.databaseCpu.toFixed(3)})`;
  console.log(`  ${`${row.title} · ${row.variant}`.padEnd(44)} ${figures}`);
}

async function runOne(
  store: Store,
  scenario: Scenario,
  isQuick: boolean,
): Promise<Omit<Row, 'seed' | 'variant'> | null> {
  const source = await scenario.prepare(store, isQuick);
  if (source === null) return null;
  if (!scenario.isOnce) await warmUp(store, source, isQuick ? 700 : 2_000);
  const measured = await measure(store, source, scenario.isOnce ? 120_000 : isQuick ? 2_000 : 6_000);
  const { name, title, peer } = scenario;
  return { name, title, ...(peer && { peer }), ...measured };
}

async function runReads(
  seed: SeedName,
  { only, isQuick }: Pick<Options, 'only' | 'isQuick'>,
  results: Results,
): Promise<void> {
  const isWanted = only === null || [...only].some((name) => name === 'reads' || name in READS);
  if (!isWanted) return;
  const store = await startStore(seed, {});
  try {
    await measureReads(store, seed, only, isQuick, (row) => {
      const cpu = row.serverCpu + row.databaseCpu;
      console.log(
        `  ${row.operationId.padEnd(28)} p50 ${row.p50.toFixed(2)}  p99 ${row.p99.toFixed(1)}  CPU ${cpu.toFixed(3)} ms`,
      );
      mergeRead(results, row);
    });
  } finally {
    await store.stop();
  }
}

async function runBrowser(only: Options['only'], results: Results): Promise<void> {
  if (only !== null && !only.has('browser')) return;
  const store = await startStore('default', {});
  try {
    await measureBrowser(store.url, (row) => {
      console.log(`  ${row.title}: median ${row.median.toFixed(1)} ms, worst ${row.worst.toFixed(1)} ms`);
      mergeBrowser(results, row);
    });
  } finally {
    await store.stop();
  }
}

async function runAll(
  seed: SeedName,
  list: readonly Scenario[],
  isCached: boolean,
  results: Results,
  isQuick: boolean,
): Promise<void> {
  if (list.length === 0) return;
  const store = await startStore(seed, isCached ? {} : { CATALOGUE_CACHE_MB: '0' });
  try {
    for (const scenario of list) {
      const row = await runOne(store, scenario, isQuick);
      const shown = isCached ? (scenario.variant === 'one' ? 'one URL' : 'varied') : 'varied, no cache';
      if (row === null) console.log(`  ${scenario.title}: not served yet`);
      else {
        const full: Row = { seed, variant: shown, ...row };
        say(full);
        merge(results, full);
      }
    }
    if (isCached && list.length > 0) results.memory[seed] = memoryOf(store.pid);
  } finally {
    await store.stop();
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options === null) {
    process.stdout.write(USAGE);
    return;
  }
  if (process.platform !== 'linux') throw new Error('The bench reads /proc and runs on Linux only.');
  if (!existsSync(join(ROOT, 'apps/server/dist/main.js')))
    throw new Error('The server is not built yet. Run "npm run build" first.');
  const { seeds, only, isQuick } = options;
  const results = readResults();
  const list = scenarios.filter(({ name }) => only === null || only.has(name));
  for (const seed of seeds) {
    console.log(`\n${seed === 'large' ? '100,000 products, 1,000,000 orders' : 'Default catalogue'}`);
    await prepare(seed);
    await runAll(seed, list, true, results, isQuick);
    await runAll(
      seed,
      list.filter(({ isCatalogue }) => isCatalogue),
      false,
      results,
      isQuick,
    );
    await runReads(seed, { only, isQuick }, results);
    if (seed === 'default') await runBrowser(only, results);
  }
  console.log(
    `\nWritten to ${relative(
      ROOT,
      writeResults(
        results,
        scenarios.map(({ name }) => name),
      ),
    )}`,
  );
  const slow = [...tooSlow(results.reads), ...overLimit(results.browser)];
  if (slow.length > 0) throw new Error(slow.join('\n'));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
