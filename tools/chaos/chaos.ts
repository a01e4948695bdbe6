/** `npm run chaos -- [rounds] [--kinds …] [--quiet]`: see README.md. Exit code 1 if there was a fault or a failed start. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FULL, SHORT, kinds } from './src/kinds.ts';
import type { Recovery } from './src/kinds.ts';
import { runChaos } from './src/run.ts';

const OPTIONS = {
  kinds: { type: 'string', default: kinds.join(',') },
  others: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  short: { type: 'boolean', default: false },
  buyers: { type: 'string', default: '8' },
  orders: { type: 'string', default: '10' },
  vanishing: { type: 'string', default: '5' },
} as const;

/** Milliseconds until the platform serves again after a kill. */
const QUIET_LIMIT = 4_000;
const LOAD_LIMIT = 8_000;

class UsageError extends Error {}

function count(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new UsageError(`${name} must be a number, not "${text}".`);
}

function readOptions() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const asked = values.kinds.split(',');
  const unknown = asked.filter((name) => !kinds.some((kind) => kind === name));
  if (unknown.length > 0 || positionals.length > 1)
    throw new UsageError(`Unknown: ${[...unknown, ...positionals.slice(1)].join(', ')}. Kinds: ${kinds.join(', ')}.`);
  const rounds = count('The number of kills', positionals[0] ?? '60');
  return {
    kinds: kinds.filter((kind) => asked.includes(kind)),
    rounds,
    otherRounds: values.others === undefined ? Math.ceil(rounds / 20) : count('--others', values.others),
    pace: values.short ? SHORT : FULL,
    buyers: values.quiet ? 0 : count('--buyers', values.buyers),
    ordersBetween: count('--orders', values.orders),
    vanishing: count('--vanishing', values.vanishing),
    recoveryLimitMs: values.quiet ? QUIET_LIMIT : LOAD_LIMIT,
  };
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const sayLoad = (when: string): void =>
  console.log(
    `Load average ${when}: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}.`,
  );

function sayRecovery({ kind, milliseconds, starts, faults }: Recovery): void {
  const start = starts > 1 ? `, at start ${starts}` : '';
  const wrong = faults.length > 0 ? `, ${faults.length} faults` : '';
  console.log(`${kind.padEnd(10)} ready after ${seconds(milliseconds)}${start}${wrong}`);
}

function sayMedians(recoveries: readonly Recovery[]): void {
  for (const kind of kinds) {
    const times = recoveries.filter((recovery) => recovery.kind === kind).map(({ milliseconds }) => milliseconds);
    if (times.length === 0) continue;
    const worst = seconds(Math.max(...times));
    console.log(`${kind}: ${times.length} rounds, ready after ${seconds(median(times))} (median), ${worst} (worst)`);
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  const cache = join(import.meta.dirname, '../../.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'chaos-'));
  try {
    sayLoad('at the beginning');
    const report = await runChaos({ folder, ...options, onRecovery: sayRecovery });
    sayLoad('at the end');
    sayMedians(report.recoveries);
    for (const left of report.leftOut) console.log(left);
    const { orders, registrations, cartWrites, vanished, faults } = report;
    console.log(
      `${orders} orders, ${registrations} registrations and ${cartWrites} cart writes were acknowledged; ${vanished} buyers vanished.`,
    );
    const failedStarts = report.recoveries.filter(({ starts }) => starts > 1).length;
    console.log(`${failedStarts} first starts failed, ${faults.length} faults.`);
    for (const fault of faults) console.log(`  ${fault}`);
    process.exitCode = faults.length + failedStarts === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
