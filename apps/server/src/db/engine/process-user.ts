import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { EngineError } from './engine-error.ts';

/** How PostgreSQL, which refuses to run as root, is run. */
export interface ProcessUser {
  /** Set when the programs must run as another user. */
  uid?: number;
  gid?: number;
  /** Put before each program, when a user namespace is the way. */
  prefix: readonly string[];
}

const NAME = 'postgres';

function idOf(kind: '-u' | '-g'): number | null {
  try {
    return Number(execFileSync('id', [kind, NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim());
  } catch {
    return null;
  }
}

function postgresUser(): { uid: number; gid: number } | null {
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === null || gid === null ? null : { uid, gid };
}

function createPostgresUser(): { uid: number; gid: number } | null {
  try {
    execFileSync('groupadd', ['--system', NAME], { stdio: 'ignore' });
  } catch {
    // The group may exist already; whether there is a user now is what counts.
  }
  try {
    execFileSync('useradd', ['--system', '--gid', NAME, '--no-create-home', NAME], { stdio: 'ignore' });
  } catch {
    return postgresUser();
  }
  return postgresUser();
}

/** Whether somebody who is not the owner can walk down to `path`. */
function isReachable(path: string, uid: number): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid: owner } = statSync(folder);
    const bit = owner === uid ? 0o100 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function canUnshare(): boolean {
  try {
    const out = execFileSync('unshare', ['--user', '--map-user=1000', '--map-group=1000', 'id', '-u'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return out.trim() === '1000';
  } catch {
    return false;
  }
}

/**
 * Finds a way to run PostgreSQL on these folders. Not root: as ourselves. Root: as the user `postgres`, who is created
 * when missing; and where that user cannot enter the folders (a clone below /root), as an unprivileged view of ourselves.
 */
export function findProcessUser(folders: readonly string[]): ProcessUser {
  if (process.getuid?.() !== 0) {
    for (const folder of folders) accessSync(folder, constants.R_OK | constants.X_OK);
    return { prefix: [] };
  }
  const user = postgresUser() ?? createPostgresUser();
  if (user && folders.every((folder) => isReachable(folder, user.uid))) return { ...user, prefix: [] };
  if (canUnshare()) return { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'] };
  throw new EngineError(
    user
      ? `PostgreSQL does not run as root, and the user "${NAME}" cannot enter ${folders.join(' or ')}. Start Regen as another user, or move the project to a folder that everybody may enter.`
      : `PostgreSQL does not run as root, and the user "${NAME}" could not be created. Start Regen as another user, or set DATABASE_URL.`,
  );
}
