import { createApp } from './app.ts';
import type { App, AppOptions } from './app.ts';
import { DEFAULT_PORT } from './config.ts';
import type { Config } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { startDatabaseClock } from './db/clock.ts';
import type { DatabaseClock } from './db/clock.ts';
import { openDatabase } from './db/connect.ts';
import type { OpenDatabase } from './db/connect.ts';
import { migrateDatabase } from './db/migrate.ts';
import { drainMsOf } from './drain.ts';
import type { Fill } from './fill/fill.ts';
import { fillState, markAsOwn, openSignInsWarning } from './fill/mark.ts';
import { createFileAccess, createStoreAccess } from './fill/store-access.ts';
import { isLocal } from './local.ts';
import { createLog } from './log.ts';

/** Why the server cannot start; the message is for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface RunningServer {
  app: App;
  database: OpenDatabase;
  /** Where it listens. */
  url: string;
  /** Completes requests in progress, then ends everything this process started. Safe to call twice. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Fills the store if it is new. A new store that is opened without one is never filled later. */
  fill?: Fill | undefined;
  onEvent?: (message: string) => void;
  /** Ends a start in progress; `startServer` then throws the signal's reason. */
  signal?: AbortSignal;
  /** Receives what the operator has to know; it is logged as well. */
  onWarning?: (message: string) => void;
  app?: Pick<AppOptions, 'routes' | 'onAnswer'>;
}

const PORTS_TO_TRY = 20;
/** Milliseconds for the shutdown after the last request. PostgreSQL gets the remainder for a clean one. */
const STOP_WITHIN = 4_500;

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not take that port. Set PORT to one above 1023.',
  EADDRNOTAVAIL: 'this machine does not have that address. Set HOST to one of its own.',
  ENOTFOUND: 'there is no such name. Set HOST to an address of this machine.',
};

function listenReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return (Object.hasOwn(REASONS, code) ? REASONS[code] : undefined) ?? `${message}. Check HOST and PORT.`;
}

/** Listens on the configured port, or without one on the first free port from 4000 on. */
async function listen(app: App, { HOST, PORT }: Config): Promise<void> {
  const first = PORT ?? DEFAULT_PORT;
  const last = PORT === undefined ? first + PORTS_TO_TRY : first;
  for (let port = first; port <= last; port += 1) {
    try {
      await app.server.listen({ host: HOST, port });
      return;
    } catch (error) {
      if (isTaken(error) && port < last) continue;
      if (isTaken(error)) {
        throw new StartError(
          `Port ${port} on ${HOST} is in use. Stop what listens there, or set PORT to another one.`,
          {
            cause: error,
          },
        );
      }
      throw new StartError(`The server cannot listen on ${HOST} port ${port}: ${listenReason(error)}`, {
        cause: error,
      });
    }
  }
}

/** The result of `work`, or the reason of a signal that fires first; the work then fails on its own. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}

/** Everything from the settings to a listening server: database, migrations, fill, application. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const { fill, onEvent = () => undefined, onWarning = () => undefined, signal } = options;
  const log = createLog(config.LOG_LEVEL);
  const warn = (message: string): void => {
    log.warn(message);
    onWarning(message);
  };
  for (const path of prepareDataFolder(config)) {
    warn(
      `Other users of this machine may read ${path}, and it belongs to another user. Set DATA_FOLDER to a folder of Regen's own, or have the owner close it to others.`,
    );
  }
  const database = await openDatabase(config, (message) => {
    log.warn(message);
    onEvent(message);
  });
  let app: App | undefined;
  let clock: DatabaseClock | undefined;
  const begin = async (): Promise<App> => {
    clock = await startDatabaseClock(database.db, (error) =>
      log.warn({ err: error }, "the database's time is unknown"),
    );
    await migrateDatabase(database.db);
    if (fill) await fill.writeRows(createStoreAccess(database.db, isLocal(config)), signal);
    else await markAsOwn(database.db);
    const warning = isLocal(config) ? null : await openSignInsWarning(database.db);
    if (warning !== null) warn(warning);
    const isFilled = (await fillState(database.db)) === 'done';
    const seller = (isFilled && fill?.seller) || config.seller;
    app = await createApp({ config: { ...config, seller }, db: database.db, log, clock, ...options.app });
    await app.platform.storage.check();
    await fill?.storeFiles(createFileAccess(database.db, app.platform.storage));
    await app.services.content.open();
    signal?.throwIfAborted();
    await listen(app, config);
    await app.start();
    return app;
  };
  try {
    const running = await unlessAborted(begin(), signal);
    let stopping: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      const began = performance.now();
      try {
        await running.close();
      } finally {
        clock?.stop();
        await database.close(Math.max(300, drainMsOf(config) + STOP_WITHIN - (performance.now() - began)));
      }
    };
    return { app: running, database, url: running.platform.publicUrl(), stop: () => (stopping ??= stop()) };
  } catch (error) {
    await app?.close().catch(() => undefined);
    clock?.stop();
    await database.close();
    throw error;
  }
}
