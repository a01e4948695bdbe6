import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EngineError } from './engine-error.ts';

interface Identity {
  uid: number;
  gid: number;
}

/** How PostgreSQL, which refuses to run as root, is run. */
export interface ProcessUser {
  /** Who must own the data. Null: no choice, it is the current user. */
  owner: Identity | null;
  /** Set when the programs are simply started as that user. */
  startAs: Identity | null;
  /** Put before each program when starting it as another user is not enough. */
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

function postgresUser(): Identity | null {
  const uid = idOf('-u');
  const gid = idOf('-g');
  return uid === null || gid === null ? null : { uid, gid };
}

function createPostgresUser(): Identity | null {
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

/** Whether a user other than the owner can reach `path`. */
function isReachable(path: string, uid: number): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid: owner } = statSync(folder);
    const bit = owner === uid ? 0o100 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Whether a command exists and is allowed to do what it is for. */
function works([command = '', ...args]: readonly string[], expected: string): boolean {
  try {
    const out = execFileSync(command, [...args, 'id', '-u'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return out.trim() === expected;
  } catch {
    return false;
  }
}

const ROOT: Identity = { uid: 0, gid: 0 };
/** An unprivileged view of ourselves: files of root belong to user 1000 there. */
const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

/** As another user who may nevertheless enter every folder. */
function entering({ uid, gid }: Identity): string[] {
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
}

/**
 * Finds a way to run PostgreSQL on these folders. Not root: as the current user. Root: as the user `postgres`, created if missing. If
 * that user cannot enter the folders (a clone below /root): with the capability to do so, or in a user namespace.
 */
export function findProcessUser(folders: readonly string[]): ProcessUser {
  if (process.getuid?.() !== 0) {
    for (const folder of folders) accessSync(folder, constants.R_OK | constants.X_OK);
    return { owner: null, startAs: null, prefix: [] };
  }
  const user = postgresUser() ?? createPostgresUser();
  if (user && folders.every((folder) => isReachable(folder, user.uid)))
    return { owner: user, startAs: user, prefix: [] };
  if (user && works(entering(user), String(user.uid))) return { owner: user, startAs: null, prefix: entering(user) };
  if (works(NAMESPACE, '1000')) return { owner: ROOT, startAs: null, prefix: NAMESPACE };
  throw new EngineError(
    user
      ? `PostgreSQL does not run as root, and the user "${NAME}" cannot enter ${folders.join(' or ')}. Start Regen as another user, or move the project to a folder that every user may enter.`
      : `PostgreSQL does not run as root, and the user "${NAME}" could not be created. Start Regen as another user, or set DATABASE_URL.`,
  );
}

/** Gives a folder to its owner with everything in it; cheap when it is theirs already. */
export function giveTo(owner: Identity | null, folder: string): void {
  if (!owner) return;
  const file = join(folder, 'PG_VERSION');
  const { uid } = statSync(existsSync(file) ? file : folder);
  if (uid !== owner.uid || statSync(folder).uid !== owner.uid) {
    execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
  }
}
