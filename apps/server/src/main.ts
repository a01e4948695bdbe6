import { readStartConfig } from './config.ts';
import { PRIVATE_UMASK } from './data-folder.ts';
import { drainMsOf } from './drain.ts';
import { explainError } from './explain-error.ts';
import { createProgressReporter } from './seed-progress.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';
import { signInText, welcome } from './welcome.ts';

/** Milliseconds after which an end that hangs is cut short; it takes five at most. */
const GRACE_MS = 10_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function sayErr(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function main(): Promise<void> {
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
  try {
    running = await startServer(readStartConfig(process.env), {
      onSeed: progress.report,
      onSignIns(signIns) {
        progress.end();
        say(signInText('Demo sign-ins, made for this database and shown only once:', signIns));
      },
      onWarning: sayErr,
      signal,
    });
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
  await welcome({ url, config: app.platform.config, db: database.db, log: app.platform.log }, say);
  // A parent that started us can wait for this message instead of reading what is printed.
  process.send?.({ type: 'listening', url: running.url });
}

await main().catch((error: unknown) => {
  sayErr(explainError(error));
  process.exit(1);
});
