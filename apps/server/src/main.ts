import { ConfigError, readConfig } from './config.ts';
import { DatabaseError } from './db/connect.ts';
import { EngineError } from './db/engine/engine-error.ts';
import { demoPeople } from './db/seed/people.ts';
import { drainMsOf } from './drain.ts';
import { createProgressReporter } from './seed-progress.ts';
import { StartError, startServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** Milliseconds after which an end that hangs is cut short; it takes five at most. */
const GRACE_MS = 10_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function welcome({ url }: RunningServer, showDemo: boolean): void {
  say(`\n  Regen is open at ${url}\n`);
  if (!showDemo) return;
  say('  Demo sign-ins:');
  const width = Math.max(...demoPeople.map(({ email }) => email.length));
  for (const person of demoPeople) say(`    ${person.email.padEnd(width)}  ${person.password}  ${person.shown}`);
  say('');
}

/** Errors that a person can do something about are told in a sentence, without a stack. */
function explain(error: unknown): string {
  const isKnown = [ConfigError, DatabaseError, EngineError, StartError].some((kind) => error instanceof kind);
  if (isKnown) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  let running: RunningServer | undefined;
  const asked = new AbortController();

  const stop = (): void => {
    if (asked.signal.aborted) return;
    asked.abort();
    // Whatever hangs must not keep the process for ever; PostgreSQL is left to recover by itself then.
    const drainMs = running ? drainMsOf(running.app.deps.config) : 0;
    setTimeout(() => process.exit(1), GRACE_MS + drainMs).unref();
    if (!running) return;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
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
    running = await startServer(readConfig(process.env), { onSeed: progress.report, signal });
  } catch (error) {
    if (signal.aborted && error === signal.reason) return process.exit(0);
    throw error;
  }
  progress.end();
  if (signal.aborted) {
    await running.stop();
    return process.exit(0);
  }
  const { config } = running.app.deps;
  welcome(running, config.SEED && config.DEV_PAGES);
  // A parent that started us can wait for this message instead of reading what is printed.
  process.send?.({ type: 'listening', url: running.url });
}

await main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
