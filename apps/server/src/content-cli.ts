import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadSecret } from './auth/secret.ts';
import { askedFolder } from './backup/backup-folder.ts';
import { createPostgresBus } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { exportModels } from './content/import/export-models.ts';
import { importContent, importFiles, readChecked } from './content/import/import-content.ts';
import type { ImportOptions } from './content/import/import-content.ts';
import { storefrontModel } from './content/import/storefront-model.ts';
import { unpublishEntry, UnpublishError } from './content/import/unpublish.ts';
import { RefusedContent } from './content/records/refused-content.ts';
import { CONTENT_TOPIC } from './content/store/content-store.ts';
import { PRIVATE_UMASK } from './data-folder.ts';
import { readDatabaseClock } from './db/clock.ts';
import { openBeside } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { explainError } from './explain-error.ts';
import { createStorage } from './storage/create-storage.ts';

const USAGE = `Imports a content folder: pages and other texts; see docs/guides/write-pages.md.

  npm run content -- import <folder>
      publishes what is new or different in it: checks all files, then writes all of them or none; other records
      stay as they are. The database and storage are those of the server's settings. A server that uses them may run.

  npm run content -- unpublish <type> <slug or id>
      takes one entry, such as a page, a faq or a homeSection, off the store; its text stays as a draft

  npm run content -- export-models [<folder>] <file>
      writes the storefront's content types, with those, the locales and the tags of a folder, to a file that
      "contentful space import" reads into an empty space
`;

type Announce = NonNullable<ImportOptions['announce']>;

interface Store {
  config: Config;
  db: Database;
  clock: Clock;
  options: ImportOptions;
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function exportTo(root: string | null, file: string): Promise<void> {
  const model = root === null ? await storefrontModel() : (await readChecked(root)).model;
  await writeFile(file, `${JSON.stringify(exportModels(model), null, 2)}\n`);
  process.stdout.write(`${model.types.length} content types were written to ${file}.\n`);
}

/** Opens what the server's settings name, for one change to the content. */
async function change(work: (on: Store) => Promise<string>): Promise<void> {
  const config = readConfig(process.env);
  process.umask(PRIVATE_UMASK);
  const { db, close } = await openBeside(config, say);
  try {
    await migrateDatabase(db);
    const clock = await readDatabaseClock(db);
    const bus = await createPostgresBus({ connection: db.connection, db, onError: (error) => say(error.message) });
    try {
      const announce: Announce = (seq, tx) => bus.publish(CONTENT_TOPIC, { seq }, tx);
      const options = { at: clock.now(), announce };
      process.stdout.write(`${await work({ config, db, clock, options })}\n`);
    } finally {
      await bus.close();
    }
  } finally {
    await close();
  }
}

const publish = (root: string): Promise<void> =>
  change(async ({ config, db, clock, options }) => {
    const folder = await readChecked(root, db);
    const secret = loadSecret(config.JWT_SECRET, config.DATA_FOLDER);
    const storage = createStorage({ config, secret, clock, publicUrl: () => config.PUBLIC_URL ?? '' });
    try {
      // Files first, so that they exist for anyone who reads the records.
      await importFiles(db, storage, folder);
      const count = await importContent(db, folder, options);
      return `${count} of ${folder.records.length} records were new or different.`;
    } finally {
      await storage.close();
    }
  });

const unpublish = (type: string, name: string): Promise<void> =>
  change(async ({ db, options }) => {
    const id = await unpublishEntry(db, type, name, options);
    return `The ${type} ${id} is no longer published. If a content folder has its file, remove the file or set isDraft: true in it; otherwise the next import publishes it again.`;
  });

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [command, folder, file, ...others] = positionals;
  if (folder !== undefined && others.length === 0) {
    if (command === 'import' && file === undefined) return publish(askedFolder(folder));
    if (command === 'unpublish' && file !== undefined) return unpublish(folder, file);
    if (command === 'export-models')
      return file === undefined
        ? exportTo(null, askedFolder(folder))
        : exportTo(askedFolder(folder), askedFolder(file));
  }
  process.stdout.write(USAGE);
  process.exitCode = values.help === true ? 0 : 2;
}

await main().catch((error: unknown) => {
  if (error instanceof RefusedContent) {
    for (const { path, message } of error.issues) say(`${path}: ${message}`);
    say('Nothing was written.');
  } else if (error instanceof UnpublishError) say(error.message);
  else say(explainError(error));
  process.exitCode = 1;
});
