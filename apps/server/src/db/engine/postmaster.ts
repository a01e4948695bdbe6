import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError } from './engine-error.ts';
import { isAlive, servesCluster, startSecondsOf } from './process-identity.ts';

/** What PostgreSQL writes about itself into `postmaster.pid` of its data directory. */
export interface Postmaster {
  pid: number;
  /** The data directory by its own account: another one in a folder that was copied. */
  folder: string;
  /** Seconds since 1970. */
  startedAt: number;
  status: string;
}

export function readPostmaster(cluster: string): Postmaster | null {
  try {
    const [id, folder = '', start, , , , , status = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split(
      '\n',
    );
    const pid = Math.abs(Number(id));
    if (!Number.isInteger(pid) || pid <= 0) return null;
    return { pid, folder: folder.trim(), startedAt: Number(start), status: status.trim() };
  } catch {
    return null;
  }
}

/** PostgreSQL notes its start in whole seconds once it runs; the kernel's figure is rounded as well. */
const TOLERANCE_SECONDS = 5;

/** Whether the process that a pid file names is the PostgreSQL that wrote it, at work in `cluster`. */
function isPostmasterOf(cluster: string, { pid, startedAt }: Postmaster): boolean {
  if (!isAlive(pid) || !servesCluster(pid, cluster)) return false;
  const began = startSecondsOf(pid);
  return began !== null && Math.abs(began - startedAt) <= TOLERANCE_SECONDS;
}

async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
}

/** How to stop the PostgreSQL of a data directory: with `pg_ctl`, as a user who may. */
export type StopCluster = (cluster: string, mode: 'fast' | 'immediate') => Promise<void>;

/**
 * A PostgreSQL that outlived its server (`kill -9`) is stopped cleanly, so that the new server starts its own with the settings it wants.
 * It counts only if it has been running in this data directory since the moment in its pid file: ids are reused after a reboot, and a
 * copied folder contains the pid file of its original.
 */
export async function clearOrphan(cluster: string, stop: StopCluster): Promise<'none' | 'stopped' | 'stale'> {
  const found = readPostmaster(cluster);
  if (!found) return 'none';
  const { pid, folder } = found;
  const isRunning = isPostmasterOf(cluster, found);
  if (isRunning) {
    const gone = () => !isAlive(pid);
    for (const mode of ['fast', 'immediate'] as const) {
      if (!gone()) await stop(cluster, mode);
    }
    // `pg_ctl` treats a missing pid file as the end; the process may still be exiting.
    if (!(await waitUntil(gone, 5_000))) {
      throw new EngineError(`The PostgreSQL process ${pid} does not stop. Stop it and start again.`);
    }
  } else if (isPostmasterOf(folder, found)) {
    throw new EngineError(
      `${cluster} is a copy of ${folder}, made while PostgreSQL ran there (process ${pid}). Files copied one by one from a running database do not fit together, so it is not started. Use a backup, or copy the folder again while that server is stopped. If this is a snapshot of the whole disk in one moment, delete ${join(cluster, 'postmaster.pid')} and start again.`,
    );
  }
  // PostgreSQL leaves it behind when it is killed, and would refuse to start if another process has its process id by now.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return isRunning ? 'stopped' : 'stale';
}
