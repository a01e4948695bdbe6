import { ConfigError, readConfig } from './config.ts';
import { DatabaseError } from './db/connect.ts';
import { EngineError } from './db/engine/engine-error.ts';
import { demoPeople } from './db/seed/people.ts';
import { createProgressReporter } from './seed-progress.ts';
import { StartError, startServer } from './server.ts';
import type { RunningServer } from './server.ts';

const GRACE_MS = 15_000;

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
  let isAsked = false;

  const stop = (): void => {
    if (isAsked) return;
    isAsked = true;
    if (!running) return;
    // Whatever hangs must not keep the process for ever; PostgreSQL is left to recover by itself then.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
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
  running = await startServer(readConfig(process.env), { onSeed: progress.report });
  progress.end();
  if (isAsked) {
    await running.stop();
    return;
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
