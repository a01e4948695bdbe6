import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { backupFolder, backupName, isLeftover, listBackups } from './backup-folder.ts';
import { createBackup } from './create-backup.ts';
import { connectForCopy } from './snapshot.ts';

/** Any fixed number; it only has to be the same in every process, and another one than that of migrations. */
const LOCK = 724_316_002;

const HOUR = 3_600_000;
/** How often it is looked whether a backup is due; also how soon one that failed is tried again. */
const LOOK_EVERY = 5 * 60_000;

export interface BackupSchedule {
  start(): void;
  /** Ends a backup that is under way; nothing of it stays. */
  stop(): Promise<void>;
}

export interface ScheduleOptions {
  config: Config;
  db: Pick<Database, 'connection'>;
  log: Pick<Logger, 'error' | 'info'>;
  metrics: Pick<Metrics, 'job'>;
  now: () => Date;
}

/** Removes the oldest backups and what was left by backups that were killed. Only names of ours are touched. */
async function tidy(folder: string, keep: number): Promise<void> {
  const all = await listBackups(folder);
  for (const { folder: old } of all.slice(keep)) await rm(old, { recursive: true, force: true });
  for (const name of await readdir(folder)) {
    if (isLeftover(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Makes a backup when the newest one in the folder is older than the settings want. Of several processes one makes it: the
 * lock is the database's, and whoever gets it looks again.
 */
export async function backUpWhenDue(options: ScheduleOptions, signal: AbortSignal): Promise<string | null> {
  const { config, db, metrics, now } = options;
  const folder = backupFolder(config);
  const isDue = async (): Promise<boolean> => {
    const [newest] = await listBackups(folder);
    return !newest || now().getTime() - newest.madeAt.getTime() >= config.BACKUP_EVERY_HOURS * HOUR;
  };
  if (!(await isDue())) return null;
  // Closing the connection releases the lock, also when the process is killed.
  const guard = await connectForCopy(db.connection, signal);
  try {
    const { rows } = await guard.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [LOCK]);
    if (!rows[0]?.isMine || !(await isDue())) return null;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Nobody else writes here now, so what is half done is left over.
    await tidy(folder, config.BACKUP_KEEP);
    const into = join(folder, backupName(now()));
    await metrics.job('backup', () => createBackup({ config, connection: db.connection, into, signal }));
    await tidy(folder, config.BACKUP_KEEP);
    return into;
  } finally {
    await guard.end().catch(() => undefined);
  }
}

/** Backups by the server itself, every `BACKUP_EVERY_HOURS`. */
export function createBackupSchedule(options: ScheduleOptions): BackupSchedule {
  const { config, log } = options;
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    try {
      const made = await backUpWhenDue(options, over.signal);
      if (made !== null) log.info({ folder: made }, 'backup made');
    } catch (error) {
      if (over.signal.aborted) return;
      log.error({ err: error }, 'The scheduled backup failed and is tried again in five minutes.');
    }
    if (over.signal.aborted) return;
    timer = setTimeout(() => void (running = round()), LOOK_EVERY);
    timer.unref();
  }

  return {
    start() {
      if (config.BACKUP_EVERY_HOURS > 0) running = round();
    },
    async stop() {
      over.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
