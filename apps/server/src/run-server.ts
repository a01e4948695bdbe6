import type { BrandedSeller } from '@regen/domain';
import { readStartConfig } from './config.ts';
import type { Config } from './config.ts';
import { PRIVATE_UMASK } from './data-folder.ts';
import { drainMsOf } from './drain.ts';
import { explainError } from './explain-error.ts';
import type { Fill } from './fill/fill.ts';
import { greet } from './greet.ts';
import type { Opened } from './greet.ts';
import { isLocal } from './local.ts';
import { createProgressReporter } from './progress-line.ts';
import type { ProgressReporter } from './progress-line.ts';
import { StartError, startServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** Milliseconds after which a shutdown that hangs is cut short; normally it takes five seconds at most. */
const GRACE_MS = 10_000;

/** A start in progress, as an addition sees it. */
export interface Begun {
  env: NodeJS.ProcessEnv;
  /** Whether only this machine can reach the store. */
  isLocal: boolean;
  hasDevPages: boolean;
  progress: Pick<ProgressReporter, 'report'>;
  /** Prints a text below the progress. */
  say(text: string): void;
  /** Ends the start with a message for the operator. */
  refuse(sentence: string): never;
}

/** What a program adds to the server that it starts. */
export interface Addition {
  fill?: Fill;
  /** The seller, in place of the one in the settings. */
  seller?: BrandedSeller;
  /** Runs after the URL is printed. An error is only logged: the store is already open. */
  onOpen?: (store: Opened) => Promise<void>;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function sayErr(text: string): void {
  process.stderr.write(`${text}\n`);
}

function begin(config: Config, progress: ProgressReporter): Begun {
  return {
    env: process.env,
    isLocal: isLocal(config),
    hasDevPages: config.DEV_PAGES,
    progress,
    say(text) {
      progress.end();
      say(text);
    },
    refuse(sentence) {
      throw new StartError(sentence);
    },
  };
}

async function run(add: (start: Begun) => Addition): Promise<void> {
  process.umask(PRIVATE_UMASK);
  let running: RunningServer | undefined;
  const asked = new AbortController();

  const stop = (): void => {
    if (asked.signal.aborted) return;
    asked.abort();
    // Whatever hangs must not keep the process alive forever; PostgreSQL is then left to recover at its next start.
    const drainMs = running ? drainMsOf(running.app.platform.config) : 0;
    setTimeout(() => process.exit(1), GRACE_MS + drainMs).unref();
    if (!running) return;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        sayErr(explainError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', stop);

  const progress = createProgressReporter(process.stdout);
  const { signal } = asked;
  const config = readStartConfig(process.env);
  const addition = add(begin(config, progress));
  try {
    const { fill, seller = config.seller } = addition;
    running = await startServer({ ...config, seller }, { fill, onWarning: sayErr, signal });
  } catch (error) {
    if (signal.aborted && error === signal.reason) return process.exit(0);
    throw error;
  }
  progress.end();
  if (signal.aborted) {
    await running.stop();
    return process.exit(0);
  }
  const { url, app, database } = running;
  await greet({ url, db: database.db, log: app.platform.log, onOpen: addition.onOpen }, say);
  // A parent that started us can wait for this message instead of reading what is printed.
  process.send?.({ type: 'listening', url: running.url });
}

/** Runs the server in this process until a signal ends it, with an exit code and messages for the operator. */
export async function runServer(add: (start: Begun) => Addition = () => ({})): Promise<void> {
  await run(add).catch((error: unknown) => {
    sayErr(explainError(error));
    process.exit(1);
  });
}
