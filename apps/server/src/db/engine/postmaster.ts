import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { EngineError } from './engine-error.ts';

export interface Postmaster {
  pid: number;
  status: string;
}

export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Math.abs(Number(lines[0]));
    return Number.isInteger(pid) && pid > 0 ? { pid, status: (lines[7] ?? '').trim() } : null;
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The name of the program that runs under a process id, or null. */
function programOf(pid: number): string | null {
  try {
    if (platform() === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

/** Asks a PostgreSQL to end at once but cleanly (fast shutdown), and waits for it. */
export async function stopPostmaster(pid: number): Promise<void> {
  const gone = () => !isAlive(pid);
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (gone()) return;
    try {
      process.kill(pid, signal);
    } catch {
      // It ended between the two lines.
    }
    if (await waitUntil(gone, patience)) return;
  }
  throw new EngineError(`The PostgreSQL with process id ${pid} does not end. End it and start again.`);
}

/**
 * A PostgreSQL that outlived its server (`kill -9`) is ended cleanly, so that the new server starts its own with the
 * settings it wants. A pid file whose process is something else is removed: PostgreSQL itself would refuse to start.
 */
export async function clearOrphan(cluster: string): Promise<'none' | 'stopped' | 'stale'> {
  const found = readPostmaster(cluster);
  if (!found) return 'none';
  if (isAlive(found.pid) && /postgres/.test(programOf(found.pid) ?? '')) {
    await stopPostmaster(found.pid);
    return 'stopped';
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return 'stale';
}
