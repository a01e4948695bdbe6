import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runChaos } from './run.ts';

const cache = join(import.meta.dirname, '../../../.cache');

it('loses and doubles nothing when the server, its database or both are killed under load', async () => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'chaos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const report = await runChaos({ folder, rounds: 6, buyers: 6, ordersBetween: 8, vanishing: 0 });
  expect(report.faults).toEqual([]);
  const once = [
    ['server', 1],
    ['database', 0],
    // The first restart already serves.
    ['everything', 1],
  ];
  expect(report.recoveries.map(({ kill, starts }) => [kill, starts])).toEqual([...once, ...once]);
  expect(report.orders).toBeGreaterThanOrEqual(7 * 8);
});
