import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { readDatabaseClock } from '../db/clock.ts';
import { DatabaseError, openBeside } from '../db/connect.ts';
import { EngineError } from '../db/engine/engine-error.ts';
import { BackupError } from './backup-error.ts';
import { askedFolder, backupFolder, backupName } from './backup-folder.ts';
import { withBackupLock } from './backup-lock.ts';
import { checkBackup } from './check-backup.ts';
import { createBackup } from './create-backup.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Copies the database, files and secret as of one moment, while the store keeps running.

  npm run backup
      into a new folder below BACKUP_FOLDER, which is <DATA_FOLDER>/backups unless set
  npm run backup -- --to /mnt/backups/today
      into this folder, which must not exist yet
  npm run backup -- --check /mnt/backups/today
      reads a backup again and compares each file with its checksum
`;

async function main(say: (text: string) => void, signal: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, check: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return say(USAGE);
  if (values.check !== undefined) {
    const { tables, fileCount, createdAt } = await checkBackup(askedFolder(values.check));
    return say(`The backup of ${createdAt} is complete: ${tables.length} tables, ${fileCount} files.\n`);
  }
  const config = readConfig(process.env);
  const database = await openBeside(config, (message) => process.stderr.write(`${message}\n`));
  try {
    const began = performance.now();
    const { db } = database;
    const { connection } = db;
    const { now } = await readDatabaseClock(db);
    const into = values.to === undefined ? join(backupFolder(config), backupName(now())) : askedFolder(values.to);
    // Otherwise a server making a scheduled backup would take this unfinished one for the leftovers of a killed process.
    const made = await withBackupLock(connection, signal, () => createBackup({ config, connection, into, signal }));
    if (made === null) {
      throw new BackupError('Another backup of this database is in progress. Try again when it has finished.');
    }
    const { tables, fileCount, missingFiles, storage } = made;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${into}\n  ${tables.length} tables, ${rows} rows, ${fileCount} files in ${seconds} s.\n`);
    if (storage === 's3') say('  User files are in the bucket and not in the backup. Turn on versioning there.\n');
    if (missingFiles.length > 0) say(`  Storage does not have these files: ${missingFiles.join(', ')}.\n`);
  } finally {
    await database.close();
  }
}

await runCommand(main, { usage: USAGE, known: [BackupError, ConfigError, DatabaseError, EngineError] });
