import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SHORT, kills, kinds } from './kinds.ts';
import { runChaos } from './run.ts';
import { SmallDisk } from './small-disk.ts';

const cache = join(import.meta.dirname, '../../../.cache');

function newFolder(): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'chaos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('loses and duplicates nothing when the server, its database or both are killed under load', async () => {
  const load = { rounds: 6, otherRounds: 0, buyers: 6, ordersBetween: 8, vanishing: 0 };
  // No recovery is that fast, so each is reported as slow, and nothing else is.
  const report = await runChaos({ folder: newFolder(), kinds: kills, ...load, recoveryLimitMs: 1 });
  const slow = (kind: string) =>
    expect.stringMatching(new RegExp(`^${kind}: ready after \\d+\\.\\d s, allowed are 0\\.0 s$`));
  expect(report.faults).toEqual([...kills, ...kills].map(slow));
  const once = [
    ['server', 1],
    ['database', 0],
    // The first restart already serves.
    ['everything', 1],
  ];
  expect(report.recoveries.map(({ kind, starts }) => [kind, starts])).toEqual([...once, ...once]);
  expect(report.orders).toBeGreaterThanOrEqual(7 * 8);
});

/** The reason why this machine can't mount a small disk, if it can't: a container may not be allowed to. */
function whyNoDisk(): string[] {
  const disk = SmallDisk.mount(join(newFolder(), 'probe'));
  if (typeof disk === 'string') return [`disk was skipped. ${disk}`];
  disk.unmount();
  return [];
}

it('recovers by itself from faults around it', async () => {
  const leftOut = whyNoDisk();
  const others = kinds.filter((kind) => !kills.some((kill) => kill === kind));
  const load = { rounds: 0, otherRounds: 1, pace: SHORT, buyers: 3, ordersBetween: 2, vanishing: 0 };
  const report = await runChaos({ folder: newFolder(), kinds: others, ...load });
  expect(report.leftOut).toEqual(leftOut);
  expect(report.faults).toEqual([]);
  const expected = others.filter((kind) => kind !== 'disk' || leftOut.length === 0);
  expect(report.recoveries.map(({ kind }) => kind)).toEqual(expected);
  expect(report.recoveries.every(({ starts }) => starts <= 1)).toBe(true);
});
