import { statfs } from 'node:fs/promises';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { isUnavailable } from './db/errors.ts';
import { compareSchema, MIGRATIONS_FOLDER, readJournal } from './db/schema-version.ts';
import { databaseUnavailable, refuse } from './refuse.ts';
import type { ErrorCode, HttpError } from './refuse.ts';
import type { Storage } from './storage/storage.ts';

type Journal = ReturnType<typeof readJournal>;

export interface ReadinessOptions {
  config: Pick<Config, 'DATA_FOLDER'>;
  db: Database;
  storage: Pick<Storage, 'probe'>;
  isDraining: () => boolean;
  /** Bytes that must be free where the data folder is. */
  floor?: number;
}

/** Resolves to why this process should get no work now, or to null. Any number of probes costs one look a second. */
export type Readiness = () => Promise<HttpError | null>;

/** The embedded database writes ahead in files of 16 MB, and a picture of a person may have 10. */
const FLOOR = 64 * 1024 * 1024;
/** Milliseconds for which a look is good enough. */
const KEPT_FOR = 1_000;

function unready(code: ErrorCode, message?: string, cause?: unknown): HttpError {
  return refuse(code, message, { headers: { 'retry-after': '5' }, cause });
}

async function databaseProblem(db: Database, known: Journal): Promise<HttpError | null> {
  try {
    const { newer, missing } = await compareSchema((text) => db.query(text), known);
    if (newer.length > 0) {
      return unready('schema_newer');
    }
    if (missing.length > 0) {
      return unready(
        'schema_older',
        `The database lacks the migrations ${missing.join(', ')}. Start this release again.`,
      );
    }
    return null;
  } catch (error) {
    if (isUnavailable(error)) return databaseUnavailable(error);
    return unready('database_unusable', undefined, error);
  }
}

async function diskProblem(folder: string, floor: number): Promise<HttpError | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize >= floor) return null;
    return unready('disk_full', `The disk of the data folder has less than ${Math.ceil(floor / 1_048_576)} MB left.`);
  } catch (error) {
    return unready('disk_unavailable', undefined, error);
  }
}

async function storageProblem(storage: Pick<Storage, 'probe'>): Promise<HttpError | null> {
  try {
    await storage.probe();
    return null;
  } catch (error) {
    return unready('storage_unavailable', undefined, error);
  }
}

export function createReadiness({ config, db, storage, isDraining, floor = FLOOR }: ReadinessOptions): Readiness {
  const known = readJournal(MIGRATIONS_FOLDER);
  let looked = Number.NEGATIVE_INFINITY;
  let found: Promise<HttpError | null> | undefined;

  async function look(): Promise<HttpError | null> {
    const problems = await Promise.all([
      databaseProblem(db, known),
      diskProblem(config.DATA_FOLDER, floor),
      storageProblem(storage),
    ]);
    // Counted from its response on: an unreachable database may take seconds to fail.
    looked = performance.now();
    return problems.find((problem) => problem !== null) ?? null;
  }

  return async () => {
    if (isDraining()) return unready('shutting_down');
    if (found === undefined || performance.now() - looked > KEPT_FOR) {
      looked = Number.POSITIVE_INFINITY;
      found = look();
    }
    return found;
  };
}
