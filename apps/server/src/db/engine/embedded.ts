import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
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
import { clearOrphan, readPostmaster, stopPostmaster } from './postmaster.ts';
import { findProcessUser, giveTo } from './process-user.ts';
import type { ProcessUser } from './process-user.ts';
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
  stop(): Promise<void>;
}

const MAJOR = '18';
const START_PATIENCE = 60_000;
/** The kernel's limit for socket paths is about 104 bytes. */
const LONGEST_SOCKET_FOLDER = 80;
const LOG_LIMIT = 5_000_000;

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

function run(user: ProcessUser, program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const [first = program, ...rest] = [...user.prefix, program, ...args];
  return spawn(first, rest, {
    ...options,
    ...user.startAs,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
}

async function initialise(binaries: Binaries, user: ProcessUser, layout: Layout, isDisposable: boolean): Promise<void> {
  writeFileSync(layout.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user.owner) chownSync(layout.password, user.owner.uid, user.owner.gid);
  // Made beside and moved into place when it is whole: a start that is killed meanwhile leaves no half cluster.
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
  const child = run(user, binaries.initdb, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code === 0) {
    renameSync(fresh, layout.cluster);
    return;
  }
  rmSync(fresh, { recursive: true, force: true });
  throw new EngineError(
    `The database could not be created in ${layout.cluster}: ${output.trim().split('\n').at(-1) ?? ''}`,
  );
}

function tail(file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text.trim().split('\n').slice(-5).join('\n');
}

/** Starts PostgreSQL as a process of its own and resolves when it accepts connections. */
async function launch(
  binaries: Binaries,
  user: ProcessUser,
  layout: Layout,
  args: readonly string[],
): Promise<ChildProcess> {
  if (existsSync(layout.log) && statSync(layout.log).size > LOG_LIMIT) rmSync(layout.log);
  const log = openSync(layout.log, 'a', 0o644);
  // A process group of its own: Ctrl-C in a terminal must reach the server only, which then stops PostgreSQL last. Its log
  // is a file, so that it does not lose its output when the server is killed.
  const child = run(user, binaries.postgres, ['-D', layout.cluster, ...args], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended: string | null = null;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `it ended with ${signal ?? `code ${code}`}`));
  const until = Date.now() + START_PATIENCE;
  for (;;) {
    if (ended !== null) throw new EngineError(`PostgreSQL did not start, ${String(ended)}:\n${tail(layout.log)}`);
    const state = readPostmaster(layout.cluster);
    if (state?.status === 'ready') return child;
    if (Date.now() > until) {
      child.kill('SIGQUIT');
      throw new EngineError(
        `PostgreSQL did not become ready in ${START_PATIENCE / 1000} seconds:\n${tail(layout.log)}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
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
 * Runs a PostgreSQL of our own in `folder`. A server that was killed leaves one behind; it is stopped first. When
 * PostgreSQL dies while we run, it is started again, and PostgreSQL recovers every committed transaction by itself.
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
    const orphan = await clearOrphan(layout.cluster);
    if (orphan === 'stopped') onEvent('A database left behind by a server that was killed was stopped cleanly.');
    if (state === 'new') await initialise(binaries, user, layout, isDisposable);

    const hasSocket = platform() !== 'win32' && Buffer.byteLength(layout.sockets) <= LONGEST_SOCKET_FOLDER;
    const port = options.port ?? (hasSocket ? null : await freePort());
    const args = settingsOf({ port, socketFolder: hasSocket ? layout.sockets : null, isDisposable });
    let child = await launch(binaries, user, layout, args);
    let isStopping = false;

    const watch = (): void => {
      child.once('exit', () => {
        if (isStopping) return;
        onEvent('The database ended unexpectedly and is started again.');
        void revive(0);
      });
    };
    const revive = async (tries: number): Promise<void> => {
      try {
        await clearOrphan(layout.cluster);
        if (isStopping) return;
        child = await launch(binaries, user, layout, args);
        watch();
        onEvent('The database is back.');
      } catch (error) {
        onEvent(`The database could not be started: ${error instanceof Error ? error.message : String(error)}`);
        if (!isStopping) setTimeout(() => void revive(tries + 1), Math.min(500 * 2 ** tries, 10_000)).unref();
      }
    };
    watch();

    return {
      connection: {
        host: hasSocket ? layout.sockets : '127.0.0.1',
        port: port ?? 5432,
        user: 'regen',
        password: readFileSync(layout.password, 'utf8'),
        database: 'postgres',
      },
      get pid() {
        return readPostmaster(layout.cluster)?.pid ?? 0;
      },
      async stop() {
        isStopping = true;
        const running = readPostmaster(layout.cluster);
        if (running) await stopPostmaster(running.pid);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
