import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Job } from '../jobs/job.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { backupFolder, backupName, isLeftover, listBackups } from './backup-folder.ts';
import { withBackupLock } from './backup-lock.ts';
import { createBackup } from './create-backup.ts';

const HOUR = 3_600_000;

export interface ScheduleOptions {
  config: Config;
  db: Pick<Database, 'connection'>;
  log: Pick<Logger, 'info'>;
  metrics: Pick<Metrics, 'job'>;
  now: () => Date;
}

/** Removes the oldest backups and the remains of killed ones. Only names of our format are touched. */
async function tidy(folder: string, keep: number): Promise<void> {
  const all = await listBackups(folder);
  for (const { folder: old } of all.slice(keep)) await rm(old, { recursive: true, force: true });
  for (const name of await readdir(folder)) {
    if (isLeftover(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Makes a backup if the newest one in the folder is older than the settings allow. Only one of several processes makes it: the lock is
 * the database's, and the process that gets it checks again.
 */
export async function backUpWhenDue(options: ScheduleOptions, signal: AbortSignal): Promise<string | null> {
  const { config, db, metrics, now } = options;
  const folder = backupFolder(config);
  const isDue = async (): Promise<boolean> => {
    const [newest] = await listBackups(folder);
    return !newest || now().getTime() - newest.madeAt.getTime() >= config.BACKUP_EVERY_HOURS * HOUR;
  };
  if (!(await isDue())) return null;
  return withBackupLock(db.connection, signal, async () => {
    if (!(await isDue())) return null;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // No one else writes here now, so an incomplete backup is a leftover.
    await tidy(folder, config.BACKUP_KEEP);
    const into = join(folder, backupName(now()));
    await metrics.job('backup', () => createBackup({ config, connection: db.connection, into, signal }));
    await tidy(folder, config.BACKUP_KEEP);
    return into;
  });
}

/** Backups by the server itself, every `BACKUP_EVERY_HOURS`. */
export function backupJobs(options: ScheduleOptions): Job[] {
  const { config, log } = options;
  if (config.BACKUP_EVERY_HOURS === 0) return [];
  return [
    {
      name: 'backup-check',
      // Also the delay before a failed backup is retried.
      everySeconds: 300,
      leaseSeconds: 300,
      onlyShutdownAborts: true,
      async run(signal) {
        const made = await backUpWhenDue(options, signal);
        if (made !== null) log.info({ folder: made }, 'backup made');
      },
    },
  ];
}
