import { readStartConfig } from './config.ts';
import { PRIVATE_UMASK } from './data-folder.ts';
import { openToEverybody, publishedPasswords, signInLines, signInsOf } from './db/seed/demo-passwords.ts';
import type { DemoSignIn } from './db/seed/demo-passwords.ts';
import { explainError } from './explain-error.ts';
import { isLocal } from './local.ts';
import { createProgressReporter } from './seed-progress.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

const GRACE_MS = 15_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function sayErr(text: string): void {
  process.stderr.write(`${text}\n`);
}

function saySignIns(title: string, signIns: readonly DemoSignIn[]): void {
  say(`  ${title}\n${signInLines(signIns).join('\n')}\n`);
}

async function welcome({ url, app, database }: RunningServer): Promise<void> {
  const { config } = app.deps;
  say(`\n  Regen is open at ${url}\n`);
  if (!isLocal(config) || !config.SEED || !config.DEV_PAGES) return;
  const open = new Set(await openToEverybody(database.db));
  const signIns = signInsOf(publishedPasswords()).filter(({ email, shown }) => shown !== '' && open.has(email));
  if (signIns.length > 0) saySignIns('Demo sign-ins:', signIns);
}

async function main(): Promise<void> {
  process.umask(PRIVATE_UMASK);
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
        sayErr(explainError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', stop);

  const progress = createProgressReporter(process.stdout);
  running = await startServer(readStartConfig(process.env), {
    onSeed: progress.report,
    onSignIns(signIns) {
      progress.end();
      saySignIns('Demo sign-ins, made for this database and shown this once:', signIns);
    },
    onWarning: sayErr,
  });
  progress.end();
  if (isAsked) {
    await running.stop();
    return;
  }
  await welcome(running);
  // A parent that started us can wait for this message instead of reading what is printed.
  process.send?.({ type: 'listening', url: running.url });
}

await main().catch((error: unknown) => {
  sayErr(explainError(error));
  process.exit(1);
});
