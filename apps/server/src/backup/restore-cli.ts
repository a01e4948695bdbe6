import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { DatabaseError } from '../db/connect.ts';
import { EngineError } from '../db/engine/engine-error.ts';
import { BackupError } from './backup-error.ts';
import { askedFolder } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Puts a backup into an empty data folder, and an empty database with DATABASE_URL. Never overwrites.

  DATA_FOLDER=/var/lib/regen-new npm run restore -- /mnt/backups/regen-20261122T134138Z
`;

async function main(say: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [from] = positionals;
  if (values.help) return say(USAGE);
  if (from === undefined || positionals.length > 1)
    throw new BackupError(`Which backup? Specify its folder.\n\n${USAGE}`);
  const config = readConfig(process.env);
  const onEvent = (message: string) => process.stderr.write(`${message}\n`);
  const { manifest, notes } = await restoreBackup({ config, from: askedFolder(from), onEvent });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Restored the store of ${manifest.createdAt} into ${config.DATA_FOLDER}.\n`);
  say(`  ${manifest.tables.length} tables, ${rows} rows, ${manifest.fileCount} files, all checksums equal.\n`);
  for (const note of notes) say(`  ${note}\n`);
}

await runCommand(main, { usage: USAGE, known: [BackupError, ConfigError, DatabaseError, EngineError] });
