import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { EngineError } from './engine-error.ts';
import { lockFolder } from './folder-lock.ts';
import { launch } from './launch.ts';
import { clearOrphan } from './postmaster.ts';
import { findProcessUser, giveTo } from './process-user.ts';
import type { ProcessUser } from './process-user.ts';
import { runToEnd, stopWithPgCtl } from './programs.ts';
import { settingsOf } from './settings.ts';

export interface EngineOptions {
  /** Holds the cluster, its socket, its log and its password. */
  folder: string;
  /** Also listen on this loopback port. */
  port?: number | undefined;
  isDisposable?: boolean;
  onEvent?: (message: string) => void;
}

export interface Engine {
  connection: pg.ClientConfig;
  /** Process id of the running PostgreSQL. */
  readonly pid: number;
  /** Stops PostgreSQL cleanly, or after so many milliseconds at once: it then recovers at its next start, and nothing is lost. */
  stop(patience?: number): Promise<void>;
}

const MAJOR = '18';
/** The kernel's limit for socket paths is about 104 bytes. */
const LONGEST_SOCKET_FOLDER = 80;

interface Layout {
  cluster: string;
  sockets: string;
  log: string;
  password: string;
}

function layoutOf(folder: string): Layout {
  return {
    cluster: join(folder, 'cluster'),
    sockets: join(folder, 'socket'),
    log: join(folder, 'postgres.log'),
    password: join(folder, 'password'),
  };
}

function checkVersion(cluster: string): 'new' | 'ready' {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) return 'new';
  const version = readFileSync(file, 'utf8').trim();
  if (version === MAJOR) return 'ready';
  throw new EngineError(
    `The data folder ${cluster} belongs to PostgreSQL ${version}, but this Regen runs PostgreSQL ${MAJOR}. Start it with the Regen that made it, or set DATA_FOLDER to another folder.`,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new EngineError('No free port was found for PostgreSQL.');
  return address.port;
}

async function initialize(binaries: Binaries, user: ProcessUser, layout: Layout, isDisposable: boolean): Promise<void> {
  writeFileSync(layout.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user.owner) chownSync(layout.password, user.owner.uid, user.owner.gid);
  // Created beside and renamed when complete: a start that is killed leaves no partial cluster.
  const fresh = `${layout.cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  giveTo(user.owner, fresh);
  const args = [
    `--pgdata=${fresh}`,
    '--username=regen',
    '--auth=scram-sha-256',
    `--pwfile=${layout.password}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    ...(isDisposable ? ['--no-sync'] : []),
  ];
  const { code, output } = await runToEnd(user, binaries.initdb, args);
  if (code === 0) {
    renameSync(fresh, layout.cluster);
    return;
  }
  rmSync(fresh, { recursive: true, force: true });
  throw new EngineError(
    `The database could not be created in ${layout.cluster}: ${output.trim().split('\n').at(-1) ?? ''}`,
  );
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Milliseconds for a clean end. */
const CLEAN_END = 20_000;

/** Ends the PostgreSQL that this process started. Its own child cannot be mistaken for another process. */
async function endChild(child: ChildProcess, patience = CLEAN_END): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGQUIT'), patience);
  await ended;
  clearTimeout(hurry);
}

/** Gives the folders to the user that PostgreSQL runs as. */
function prepareFolders(layout: Layout, user: ProcessUser): void {
  mkdirSync(layout.sockets, { recursive: true });
  giveTo(user.owner, layout.sockets);
  if (!existsSync(layout.cluster)) return;
  chmodSync(layout.cluster, 0o700);
  giveTo(user.owner, layout.cluster);
}

/**
 * Runs our own PostgreSQL in `folder`. A server that was killed leaves one behind; it is stopped first. If PostgreSQL dies while we run,
 * it is restarted, and it recovers every committed transaction.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { folder, isDisposable = false, onEvent = () => undefined } = options;
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const layout = layoutOf(folder);
    const state = checkVersion(layout.cluster);
    const binaries = findBinaries();
    const user = findProcessUser([folder, binaries.folder]);
    prepareFolders(layout, user);
    const stopOrphan = stopWithPgCtl(binaries, user);
    const clear = async () => {
      const found = await clearOrphan(layout.cluster, stopOrphan);
      // The lock of a socket names a process id as well, and nothing but ours is in this folder.
      for (const name of readdirSync(layout.sockets)) rmSync(join(layout.sockets, name), { force: true });
      return found;
    };
    const orphan = await clear();
    if (orphan === 'stopped') onEvent('A database left behind by a server that was killed was stopped cleanly.');
    if (state === 'new') await initialize(binaries, user, layout, isDisposable);

    const hasSocket = platform() !== 'win32' && Buffer.byteLength(layout.sockets) <= LONGEST_SOCKET_FOLDER;
    const port = options.port ?? (hasSocket ? null : await freePort());
    const args = settingsOf({ port, socketFolder: hasSocket ? layout.sockets : null, isDisposable });
    let child: ChildProcess | undefined;
    let retry: NodeJS.Timeout | undefined;
    let reviving: Promise<void> | undefined;
    let isStopping = false;

    const begin = async (): Promise<void> => {
      const { cluster, log } = layout;
      const onProcess = (started: ChildProcess) => {
        child = started;
        // Stopped while its predecessor was being cleaned up.
        if (isStopping) started.kill('SIGINT');
      };
      const started = await launch({ postgres: binaries.postgres, user, cluster, log, args, onProcess });
      const lost = () => {
        if (isStopping) return;
        onEvent('The database ended unexpectedly and is started again.');
        reviving = revive(0);
      };
      if (hasEnded(started)) lost();
      else started.once('exit', lost);
    };
    const revive = async (tries: number): Promise<void> => {
      try {
        await clear();
        if (isStopping) return;
        await begin();
        onEvent('The database is back.');
      } catch (error) {
        if (isStopping) return;
        onEvent(`The database could not be started: ${error instanceof Error ? error.message : String(error)}`);
        retry = setTimeout(() => void (reviving = revive(tries + 1)), Math.min(500 * 2 ** tries, 10_000));
        retry.unref();
      }
    };
    try {
      await begin();
    } catch (error) {
      isStopping = true;
      if (child) await endChild(child);
      throw error;
    }

    return {
      connection: {
        host: hasSocket ? layout.sockets : '127.0.0.1',
        port: port ?? 5432,
        user: 'regen',
        password: readFileSync(layout.password, 'utf8'),
        database: 'postgres',
      },
      get pid() {
        return child?.pid ?? 0;
      },
      async stop(patience) {
        isStopping = true;
        clearTimeout(retry);
        if (child) await endChild(child, patience);
        await reviving;
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
