import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { homedir, platform } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { ConfigError, PROJECT_ROOT } from './config.ts';
import type { Config } from './config.ts';

/** What files and folders that this process makes are for others: nothing. */
export const PRIVATE_UMASK = 0o077;

/** What Regen keeps in its folder, beside the database. */
const OURS = ['secret', 'mail', 'storage', 'media'];

const OTHERS = 0o077;
/** Others may walk through, and list nothing. */
const PASSAGE = 0o011;
const SHARED_BY_ALL = 0o1000;

function statOf(path: string, read: (path: string) => Stats): Stats | null {
  try {
    return read(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The folder is closed to others, so it must not hold what others need. */
function checkPlace(folder: string): void {
  const holds = (place: string): boolean => join(place, sep).startsWith(join(folder, sep));
  const isShared = ((statOf(folder, statSync)?.mode ?? 0) & SHARED_BY_ALL) !== 0;
  const home = homedir();
  let reason: string;
  if (holds(PROJECT_ROOT)) reason = 'which holds Regen itself';
  else if (folder === home) reason = 'the home directory of the user who runs Regen';
  else if (holds(home)) reason = `which holds the home directory ${home}`;
  else if (isShared) reason = 'which all users share';
  else return;
  throw new ConfigError(
    `DATA_FOLDER is ${folder}, ${reason}. Name a folder of its own, such as ${join(folder, 'regen')}.`,
  );
}

/** Closes files and folders to other users; remembers those owned by others. */
class Closer {
  readonly refused: string[] = [];

  /** `path` itself. */
  close(path: string, { mode }: Stats, passage = 0): void {
    const wanted = (mode & ~OTHERS & 0o7777) | passage;
    if ((mode & 0o7777) === wanted) return;
    try {
      chmodSync(path, wanted);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
      this.refused.push(path);
    }
  }

  /** `path` and all that is in it. Itself last: a folder that is closed holds nothing that was still to be closed. */
  closeAll(path: string, stats: Stats): void {
    if ((stats.mode & OTHERS) === 0) return;
    if (stats.isDirectory()) {
      for (const name of readdirSync(path)) this.#closeInside(join(path, name));
    }
    this.close(path, stats);
  }

  #closeInside(path: string): void {
    const stats = statOf(path, lstatSync);
    // A link may lead anywhere.
    if (stats === null || stats.isSymbolicLink()) return;
    if (stats.isDirectory()) for (const name of readdirSync(path)) this.#closeInside(join(path, name));
    this.close(path, stats);
  }
}

/** Folders that were made on the way to the data folder, from `first` on. */
function openTheWay(first: string, folder: string, passage: number): void {
  for (let path = folder; path !== dirname(first); path = dirname(path)) chmodSync(path, 0o700 | passage);
}

/** PostgreSQL closes the cluster itself; beside it are a log, a password and a lock. */
function closeEngineFolder(closer: Closer, folder: string, passage: number): void {
  const stats = statOf(folder, statSync);
  if (stats === null) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const inside = statOf(path, lstatSync);
    if (inside !== null && !inside.isSymbolicLink()) closer.close(path, inside);
  }
  closer.close(folder, stats, passage);
}

/**
 * Creates the data folder, and closes it and its contents to other users of this machine, as it should have been from the beginning.
 * Returns what could not be closed because another user owns it.
 */
export function prepareDataFolder({
  DATA_FOLDER,
  DATABASE_URL,
}: Pick<Config, 'DATA_FOLDER' | 'DATABASE_URL'>): string[] {
  checkPlace(DATA_FOLDER);
  const made = mkdirSync(DATA_FOLDER, { recursive: true });
  if (platform() === 'win32') return [];
  // PostgreSQL does not run as root: another user has to come through to its folder (db/engine/process-user.ts).
  const passage = process.getuid?.() === 0 && DATABASE_URL === undefined ? PASSAGE : 0;
  if (made !== undefined) openTheWay(made, DATA_FOLDER, passage);
  const closer = new Closer();
  for (const name of OURS) {
    const path = join(DATA_FOLDER, name);
    const stats = statOf(path, statSync);
    if (stats !== null) closer.closeAll(path, stats);
  }
  const engine = join(DATA_FOLDER, 'postgres');
  if (DATABASE_URL === undefined) mkdirSync(engine, { recursive: true });
  closeEngineFolder(closer, engine, passage);
  closer.close(DATA_FOLDER, statSync(DATA_FOLDER), passage);
  return closer.refused;
}
