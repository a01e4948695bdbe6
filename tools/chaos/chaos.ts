/**
 * `npm run chaos -- [rounds]`: kills the server, its database and both in turn, 60 times unless told otherwise, while buyers register, fill carts and
 * order. Ends with what was lost or doubled; exit code 1 when anything was, or when a start failed.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { kills } from './src/platform.ts';
import { runChaos } from './src/run.ts';

const rounds = Number(process.argv[2] ?? 60);
const cache = join(import.meta.dirname, '../../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'chaos-'));

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const report = await runChaos({
    folder,
    rounds,
    buyers: 8,
    ordersBetween: 10,
    vanishing: 5,
    onRecovery: ({ kill, milliseconds, starts }) =>
      console.log(`${kill.padEnd(10)} ready after ${seconds(milliseconds)}${starts > 1 ? `, at start ${starts}` : ''}`),
  });
  for (const kill of kills) {
    const times = report.recoveries
      .filter((recovery) => recovery.kill === kill)
      .map(({ milliseconds }) => milliseconds);
    console.log(
      `${kill}: ${times.length} kills, ready after ${seconds(median(times))}, at most ${seconds(Math.max(...times))}`,
    );
  }
  const failedStarts = report.recoveries.filter(({ starts }) => starts > 1).length;
  console.log(
    `${report.orders} orders, ${report.registrations} registrations and ${report.cartWrites} cart writes were acknowledged; ${report.vanished} buyers vanished.`,
  );
  console.log(`${failedStarts} first starts failed, ${report.faults.length} faults.`);
  for (const fault of report.faults) console.log(`  ${fault}`);
  process.exitCode = report.faults.length + failedStarts === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
