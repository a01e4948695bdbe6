import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runContent, slowContent } from './content/run-content.ts';
import { harmOf, runHostile } from './hostile/hostile.ts';
import { measureBrowser, overLimit } from './in-browser.ts';
import { lateOf, runLive } from './live/run-live.ts';
import type { LiveAsked } from './live/run-live.ts';
import { measureReads, tooSlow } from './measure-reads.ts';
import { watchMemory } from './mixed/memory.ts';
import { missedOf, runMixed } from './mixed/run-mixed.ts';
import { CONNECTIONS, MINUTES, RATE, readOptions, RECORDS, REQUESTS, RUNS, USAGE } from './options.ts';
import type { Options } from './options.ts';
import { latePaints } from './paint/paint-text.ts';
import { measurePaint } from './paint/run-paint.ts';
import type { PaintRow } from './paint/run-paint.ts';
import { measureWaterfall } from './paint/waterfall.ts';
import type { Memory } from './processes.ts';
import { READS } from './reads.ts';
import { writeResults } from './report.ts';
import {
  keepContent,
  keepHostile,
  keepLive,
  keepMixed,
  keepPaint,
  keepPeak,
  merge,
  mergeBrowser,
  mergeRead,
  readResults,
} from './results.ts';
import type { Results, Row } from './results.ts';
import { setupsOf } from './run-scenario.ts';
import type { Setup } from './run-scenario.ts';
import { prepare, ROOT, startStore } from './store.ts';
import type { SeedName } from './store.ts';

const WATERFALLS = 5;

function say(row: Row): void {
  const cpu = row.serverCpu + row.databaseCpu;
  const figures = `${row.perSecond.toFixed(0).padStart(7)}/s  p50 ${row.p50.toFixed(1)}  p99 ${row.p99.toFixed(1)}  CPU ${cpu.toFixed(3)} ms (${row.serverCpu.toFixed(3)} + ${row.databaseCpu.toFixed(3)})  ${((row.bytes ?? 0) / 1000).toFixed(1)} kB ${row.encoding ?? ''}`;
  console.log(`  ${`${row.title} · ${row.variant}`.padEnd(44)} ${figures}`.trimEnd());
}

async function runReads(
  seed: SeedName,
  { only, isQuick }: Pick<Options, 'only' | 'isQuick'>,
  results: Results,
): Promise<void> {
  const isWanted = only === null || [...only].some((name) => name === 'reads' || name in READS);
  if (!isWanted) return;
  const store = await startStore(seed, { settings: {} });
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
  const store = await startStore('default', { settings: {} });
  try {
    await measureBrowser(store.url, (row) => {
      console.log(`  ${row.title}: median ${row.median.toFixed(1)} ms, worst ${row.worst.toFixed(1)} ms`);
      mergeBrowser(results, row);
    });
  } finally {
    await store.stop();
  }
}

/** @returns The most that was resident at any moment, MiB. */
async function runAll(seed: SeedName, setup: Setup, results: Results, isQuick: boolean): Promise<Memory> {
  const store = await startStore(seed, { settings: setup.settings });
  try {
    const memory = watchMemory(store.pid, {});
    for (const scenario of setup.list) {
      const row = await setup.run(store, scenario, isQuick);
      if (row === null) {
        console.log(`  ${scenario.title}: not served yet`);
        continue;
      }
      const full: Row = { seed, variant: setup.variantOf(scenario), ...row };
      say(full);
      merge(results, full);
    }
    const { peak } = memory.stop();
    console.log(`  peak memory: server ${peak.server.toFixed(0)} MiB, PostgreSQL ${peak.database.toFixed(0)}`);
    return peak;
  } finally {
    await store.stop();
  }
}

async function mixed(minutes: number): Promise<void> {
  const row = await runMixed(minutes, ({ minute, server, drawing, database }) =>
    console.log(
      `  minute ${minute}: server ${server.toFixed(0)} MiB, drawing ${drawing.toFixed(0)}, PostgreSQL ${database.toFixed(0)}`,
    ),
  );
  const { stop, peak } = row;
  console.log(`  ${row.requests} requests, ${row.orders} orders, ${row.pages} pages, ${row.pictures} pictures`);
  console.log(`  peak: server ${peak.server.toFixed(0)} MiB, with drawing ${peak.together.toFixed(0)}`);
  console.log(`  SIGTERM: ${stop.answered} answered, ${stop.cut} cut, ${(stop.milliseconds / 1000).toFixed(1)} s`);
  if (minutes >= MINUTES) {
    const results = readResults();
    keepMixed(results, row);
    writeResults(results);
  }
  failWith(missedOf(row));
}

async function hostile(requests: number, seed: number): Promise<void> {
  const row = await runHostile(requests, seed, console.log);
  console.log(`  answers: ${JSON.stringify(row.statuses)}`);
  console.log(`  ${row.requests} requests in ${row.seconds.toFixed(0)} s, peak ${row.peak.toFixed(0)} MiB`);
  if (requests >= REQUESTS) {
    const results = readResults();
    keepHostile(results, row);
    writeResults(results);
  }
  failWith(harmOf(row));
}

async function liveMessages(asked: LiveAsked): Promise<void> {
  const row = await runLive(asked);
  console.log(
    `  ${row.received} of ${row.sent} messages, ${row.perSecond.toFixed(0)} a second: p50 ${row.p50.toFixed(0)} ms, p99 ${row.p99.toFixed(0)}, most ${row.most.toFixed(0)}`,
  );
  console.log(
    `  ${row.perConnection.toFixed(1)} kB a connection, growth ${row.growth.toFixed(0)} MiB, CPU of a message ${row.serverCpu.toFixed(2)} + ${row.databaseCpu.toFixed(2)} ms`,
  );
  const { seconds, comeback } = row;
  console.log(
    `  slowest second ${seconds.worstAt}: p99 ${seconds.worst.toFixed(0)} ms; ${seconds.late} seconds above the limit`,
  );
  console.log(
    `  a process killed: ${comeback.back} of ${comeback.clients} back, half after ${comeback.half.toFixed(1)} s, the last after ${comeback.last.toFixed(1)} s; ${comeback.lost} of ${comeback.stored} messages lost`,
  );
  if (asked.minutes >= MINUTES && asked.connections >= CONNECTIONS && asked.rate >= RATE) {
    const results = readResults();
    keepLive(results, row);
    writeResults(results);
  }
  failWith(lateOf(row));
}

async function content(records: number): Promise<void> {
  const row = await runContent(records, console.log);
  if (records >= RECORDS) {
    const results = readResults();
    keepContent(results, row);
    writeResults(results);
  }
  failWith(slowContent(row));
}

async function paint(runs: number): Promise<void> {
  await prepare('default');
  const store = await startStore('default', { settings: {} });
  try {
    const rows: PaintRow[] = [];
    await measurePaint(store.url, runs, (row) => {
      rows.push(row);
      console.log(
        `  ${`${row.title}, ${row.profile}`.padEnd(66)} median ${row.median.toFixed(0)} ms, work ${row.work.toFixed(0)}`,
      );
    });
    const waterfall = await measureWaterfall(store.url, Math.min(runs, WATERFALLS));
    console.log(`  My orders from a link under the pointer: ${waterfall.shown.toFixed(0)} ms`);
    if (runs >= RUNS) {
      const results = readResults();
      keepPaint(results, rows, waterfall);
      writeResults(results);
    }
    failWith(latePaints(rows));
  } finally {
    await store.stop();
  }
}

const highest = (peaks: readonly Memory[]): Memory => ({
  server: Math.max(...peaks.map(({ server }) => server)),
  database: Math.max(...peaks.map(({ database }) => database)),
});

function failWith(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
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
  if (options.command === 'mixed') return mixed(options.minutes);
  if (options.command === 'live') return liveMessages(options);
  if (options.command === 'content') return content(options.records);
  if (options.command === 'paint') return paint(options.runs);
  if (options.command === 'hostile') return hostile(options.requests, options.hostileSeed);
  const { seeds, only, isQuick } = options;
  const results = readResults();
  for (const seed of seeds) {
    console.log(`\n${seed === 'large' ? '100,000 products, 1,000,000 orders' : 'Default catalog'}`);
    await prepare(seed);
    const peaks: Memory[] = [];
    for (const setup of setupsOf(only)) peaks.push(await runAll(seed, setup, results, isQuick));
    if (only === null) keepPeak(results, seed, highest(peaks));
    await runReads(seed, { only, isQuick }, results);
    if (seed === 'default') await runBrowser(only, results);
  }
  console.log(isQuick ? '\nNot saved: runs were short.' : `\nWritten to ${writeResults(results)}`);
  failWith([...tooSlow(results.reads), ...overLimit(results.browser)]);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
