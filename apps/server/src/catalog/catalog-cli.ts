import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSecret } from '../auth/secret.ts';
import { askedFolder } from '../backup/backup-folder.ts';
import { runCommand } from '../backup/run-command.ts';
import { createPostgresBus } from '../bus/bus.ts';
import type { Clock } from '../clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import { RefusedContent } from '../content/records/refused-content.ts';
import { CONTENT_TOPIC } from '../content/store/content-store.ts';
import { PRIVATE_UMASK } from '../data-folder.ts';
import { checkSchema } from '../db/check-schema.ts';
import { readDatabaseClock } from '../db/clock.ts';
import { DatabaseError, openBeside } from '../db/connect.ts';
import type { Database, Tx } from '../db/database.ts';
import { EngineError } from '../db/engine/engine-error.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createProgressReporter } from '../progress-line.ts';
import { createStorage } from '../storage/create-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { counted } from './counted.ts';
import { exportCatalog } from './export/export-catalog.ts';
import { CONTENT_FOLDER } from './format/find-files.ts';
import { importCatalog } from './import-catalog.ts';
import type { CatalogSummary } from './import-catalog.ts';
import { CatalogError, RefusedCatalog } from './issue.ts';

const USAGE = `Imports and exports a store's catalog: products, prices, stock, pictures, categories, discounts, shipping, taxes, pages.
The files and their columns are in docs/guides/import-a-catalog.md.

  npm run catalog -- import <folder> [--check]
      checks all files, then writes what is new or different, or nothing; everything else stays as it is
      --check     only checks, and says what would be written

  npm run catalog -- export <folder> [--json]
      writes the same files into a new or empty folder
      --json      as JSON instead of CSV

The database and storage are those of the server's settings. A server that uses them may run.
`;

/** Missing files that are named. */
const SHOWN = 20;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

interface Work {
  clock: Clock;
  db: Database;
  storage: Storage;
  onProgress(step: string, done: number, total: number): void;
}

/** `prepare` makes sure that the database has the schema of this release. */
async function onStore(prepare: (db: Database) => Promise<void>, work: (store: Work) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  process.umask(PRIVATE_UMASK);
  const { db, close } = await openBeside(config, say);
  const progress = createProgressReporter(process.stderr);
  try {
    await prepare(db);
    const secret = loadSecret(config.JWT_SECRET, config.DATA_FOLDER);
    const clock = await readDatabaseClock(db);
    const storage = createStorage({ config, secret, clock, publicUrl: () => config.PUBLIC_URL ?? '' });
    try {
      const onProgress = (name: string, done: number, total: number) => progress.report({ name, done, total });
      await work({ clock, db, storage, onProgress });
    } finally {
      await storage.close();
    }
  } finally {
    progress.end();
    await close();
  }
}

async function withBus<T>(
  db: Database,
  work: (announce: (seq: number, tx: Tx) => Promise<void>) => Promise<T>,
): Promise<T> {
  const bus = await createPostgresBus({ connection: db.connection, db, onError: (error) => say(error.message) });
  try {
    return await work((seq, tx) => bus.publish(CONTENT_TOPIC, { seq }, tx));
  } finally {
    await bus.close();
  }
}

function summaryOf({ tables, pictures, content }: CatalogSummary, isCheck: boolean): string {
  const lines = tables
    .filter(({ created, changed, unchanged }) => created + changed + unchanged > 0)
    .map(
      ({ label, created, changed, unchanged }) =>
        `${label}: ${created} new, ${changed} changed, ${unchanged} unchanged`,
    );
  if (pictures > 0) lines.push(`pictures: ${pictures}`);
  if (content)
    lines.push(
      content.written === null
        ? `content: ${counted(content.records, 'record')}`
        : `content: ${content.written} of ${content.records} records were new or different`,
    );
  return [...lines, isCheck ? 'No problems found. Nothing was written.' : 'Imported.', ''].join('\n');
}

async function importFrom(folder: string, isCheck: boolean, signal: AbortSignal): Promise<void> {
  await onStore(isCheck ? checkSchema : migrateDatabase, async ({ clock, db, storage, onProgress }) => {
    const options = { storage, isCheck, onProgress, signal, at: clock.now() };
    const publishes = !isCheck && existsSync(join(folder, CONTENT_FOLDER));
    const summary = publishes
      ? await withBus(db, (announce) => importCatalog(db, folder, { ...options, announce }))
      : await importCatalog(db, folder, options);
    process.stdout.write(summaryOf(summary, isCheck));
  });
}

async function exportTo(folder: string, format: 'csv' | 'json', signal: AbortSignal): Promise<void> {
  await onStore(checkSchema, async ({ db, storage, onProgress }) => {
    const { products, files, missing } = await exportCatalog(db, folder, { storage, format, onProgress, signal });
    process.stdout.write(
      `Wrote ${counted(products, 'product')} and ${counted(files, 'picture and page file')} to ${folder}.\n`,
    );
    if (missing.length === 0) return;
    const more = missing.length > SHOWN ? [`… and ${missing.length - SHOWN} more`] : [];
    say(`The storage does not have these files; add them to ${folder} before you import it:`);
    for (const line of [...missing.slice(0, SHOWN), ...more]) say(`  ${line}`);
    process.exitCode = 1;
  });
}

const options = {
  check: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

await runCommand(
  async (_say, signal) => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const { check = false, json = false, help = false } = values;
    const [command, path, ...others] = positionals;
    if (!help && path !== undefined && others.length === 0) {
      const folder = askedFolder(path);
      if (command === 'import' && !json) return importFrom(folder, check, signal);
      if (command === 'export' && !check) return exportTo(folder, json ? 'json' : 'csv', signal);
    }
    process.stdout.write(USAGE);
    process.exitCode = help ? 0 : 2;
  },
  {
    usage: USAGE,
    stopped: 'Stopped. The catalog is unchanged.',
    known: [CatalogError, RefusedCatalog, RefusedContent, ConfigError, DatabaseError, EngineError],
  },
);
