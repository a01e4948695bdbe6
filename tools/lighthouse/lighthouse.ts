// Lighthouse for a phone on 15 public pages of the built shop, in the installed Chromium: for each the median of five runs, and the
// worst. Fails below the targets. `npm run lighthouse`, or `npm run lighthouse -- https://shop.example` for a store that is already
// running; `--only blog,post` measures those, `--runs 1` fewer times. `--write` puts the figures into `docs/performance.md`.
// What does not depend on time is a test as well: `src/lighthouse.test.ts`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeResults } from '../bench/report.ts';
import { mergeLighthouse, readResults } from '../bench/results.ts';
import { ensureInstalled } from '../install/src/ensure-installed.ts';
import { openServer } from '../server/open-server.ts';
import { readOptions } from './src/options.ts';
import { CATEGORIES, headOf, rowsOf, shortOf, summarize } from './src/summary.ts';
import type { Measurement, Summary } from './src/summary.ts';

const { pages, runs, isWritten, store: given } = readOptions(process.argv.slice(2));

await using stack = new AsyncDisposableStack();

/** The address of the given store, or of the built one, which is started for it. */
async function openStore(): Promise<string> {
  if (given !== undefined) return given;
  const folder = mkdtempSync(join(tmpdir(), 'regen-lighthouse-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const server = await openServer(folder);
  stack.defer(() => server.stop());
  return server.url;
}

await ensureInstalled(join(import.meta.dirname, 'on-demand'));
const { openChrome } = await import('./on-demand/measure.ts');
const store = await openStore();
const chrome = await openChrome();
stack.defer(() => chrome.close());

/** All runs, also when the first ones are good: the worst is not known before. */
async function measurePage(path: string): Promise<Summary> {
  const measured: Measurement[] = [];
  while (measured.length < runs) measured.push(await chrome.measure(store + path, CATEGORIES));
  return summarize(measured);
}

const results = readResults();
const missed: string[] = [];
for (const [, path] of pages) await (await fetch(store + path)).arrayBuffer();
console.log(headOf(runs));
for (const [name, path] of pages) {
  const summary = await measurePage(path);
  for (const row of rowsOf(name, summary)) console.log(row);
  missed.push(...shortOf(name, summary));
  const { scores, lcp, tbt, layoutShift } = summary;
  mergeLighthouse(results, { page: name, path, runs, performance: scores.performance, lcp, tbt, layoutShift });
}
if (isWritten) console.log(`Written to ${writeResults(results)}`);
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}
