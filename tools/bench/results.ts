import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ContentRow } from './content/run-content.ts';
import type { HostileRow } from './hostile/hostile.ts';
import type { BrowserRow } from './in-browser.ts';
import type { LiveRow } from './live/run-live.ts';
import type { Measured } from './load.ts';
import type { MixedRow } from './mixed/run-mixed.ts';
import type { PaintRow } from './paint/run-paint.ts';
import type { WaterfallRow } from './paint/waterfall.ts';
import type { Memory } from './processes.ts';
import { ROOT } from './store.ts';
import type { SeedName } from './store.ts';
import { number } from './table.ts';

export interface Row extends Measured {
  seed: SeedName;
  name: string;
  title: string;
  variant: 'one URL' | 'varied' | 'varied, no cache' | 'each once';
  peer?: { cpu: number; perSecond: number };
}

/** The title, and whether the row is of a page that was sent uncompressed, as older ones are. */
export const titleOf = (title: string, row: Pick<Row, 'name' | 'encoding'> | undefined): string =>
  row?.name.startsWith('page-') && row.encoding === undefined ? `${title}, uncompressed` : title;

/** One read operation of the contract at one connection. */
export interface ReadRow extends Measured {
  seed: SeedName;
  operationId: string;
  /** Different URLs that were requested, one after the other. */
  addresses: number;
}

interface Spread {
  median: number;
  worst: number;
}

/** A page in Lighthouse for a phone; `npm run lighthouse -- --write` measures it. */
export interface LighthouseRow {
  page: string;
  path: string;
  runs: number;
  /** Of 100. */
  performance: Spread;
  /** Milliseconds. */
  lcp: Spread;
  tbt: Spread;
  layoutShift: Spread;
}

/** When, of which commit and on what machine a row was measured. */
export interface Stamped {
  measured: string;
}

/** Kept in the repository, so that a part can be measured again and the rest stays. */
export interface Results {
  rows: (Row & Stamped)[];
  reads: (ReadRow & Stamped)[];
  browser: (BrowserRow & Stamped)[];
  lighthouse: (LighthouseRow & Stamped)[];
  /** The most that was resident at any moment of the calls in `rows`, MiB. */
  peaks: Partial<Record<SeedName, Memory & Stamped>>;
  hostile?: HostileRow & Stamped;
  mixed?: MixedRow & Stamped;
  live?: LiveRow & Stamped;
  content?: ContentRow & Stamped;
  paint?: (PaintRow & Stamped)[];
  waterfall?: WaterfallRow & Stamped;
  /** How long the large database took to fill. */
  seedSeconds?: number;
}

export const FILE = fileURLToPath(new URL('results.json', import.meta.url));

export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
}

function gitVersion(): string {
  try {
    const version = ['describe', '--always', '--dirty', '--exclude', '*'];
    return execFileSync('git', version, { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** Read once: a run is of one commit and on one machine. */
let stamp: string | undefined;

function newStamp(): string {
  const [cpu] = cpus();
  const machine = `${cpu?.model ?? 'unknown'}, ${cpus().length} cores, ${number(totalmem() / 2 ** 30, 0)} GiB, Node ${process.versions.node}`;
  return `${new Date().toISOString().slice(0, 10)} at ${gitVersion()} on ${machine}`;
}

const stamped = <T extends object>(row: T): T & Stamped => ({ ...row, measured: (stamp ??= newStamp()) });

export function keepHostile(results: Results, row: HostileRow): void {
  results.hostile = stamped(row);
}

export function keepMixed(results: Results, row: MixedRow): void {
  results.mixed = stamped(row);
}

export const keepLive = (results: Results, row: LiveRow) => void (results.live = stamped(row));

export const keepContent = (results: Results, row: ContentRow) => void (results.content = stamped(row));

export function keepPaint(results: Results, rows: readonly PaintRow[], waterfall: WaterfallRow): void {
  results.paint = rows.map(stamped);
  results.waterfall = stamped(waterfall);
}

export function keepPeak(results: Results, seed: SeedName, { server, database }: Memory): void {
  results.peaks[seed] = stamped({ server, database });
}

/** Puts a new row in place of the older one of the same call. */
export function merge(results: Results, row: Row): void {
  const others = results.rows.filter(
    (old) => old.seed !== row.seed || old.name !== row.name || old.variant !== row.variant,
  );
  results.rows = [...others, stamped(row)];
}

export function mergeRead(results: Results, row: ReadRow): void {
  const others = results.reads.filter((old) => old.seed !== row.seed || old.operationId !== row.operationId);
  results.reads = [...others, stamped(row)];
}

export function mergeBrowser(results: Results, row: BrowserRow): void {
  results.browser = [...results.browser.filter(({ name }) => name !== row.name), stamped(row)];
}

export function mergeLighthouse(results: Results, row: LighthouseRow): void {
  const at = results.lighthouse.findIndex(({ page }) => page === row.page);
  results.lighthouse = results.lighthouse.toSpliced(at < 0 ? results.lighthouse.length : at, 1, stamped(row));
}
