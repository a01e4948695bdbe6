import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../config.ts';
import { BASE_ENV, EXEC_ARGV } from './node-process.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** The same with the shop that tests run on, which it puts into an empty database. */
export const SHOP_MAIN = fileURLToPath(new URL('./shop/shop-server.ts', import.meta.url));
/** The same with the demo, which it puts into an empty database. */
export const DEMO_MAIN = fileURLToPath(new URL('./demo-server.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** Where it listens; rejects with what it printed when it ends before that. */
  listening: Promise<string>;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  /** Everything it has printed. */
  output(): string;
}

/** A data folder of its own below `.cache`. */
export function newDataFolder(): string {
  const folder = join(PROJECT_ROOT, '.cache', 'srv', randomUUID().slice(0, 8));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** How tests start a server, unless they say otherwise. */
export const START_ENV = {
  HOST: '127.0.0.1',
  PORT: '0',
  // Must be explicit: most tests give it a database.
  PAYMENT_PROVIDER: 'test',
  MAIL_URL: 'outbox',
  WARM_PICTURES: 'false',
  LOG_LEVEL: 'error',
};

/** The real server as a process of its own. */
export function startServerProcess(env: Record<string, string>, main = MAIN): ServerProcess {
  const child = fork(main, {
    execArgv: [...EXEC_ARGV],
    env: {
      ...BASE_ENV,
      ...START_ENV,
      ...env,
    },
    silent: true,
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const listening = new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'listening') resolve(message.url ?? '');
    });
    void ended.then(() => reject(new Error(text)));
  });
  // A caller that only waits for the end must not get this error as well.
  listening.catch(() => undefined);
  return { child, listening, ended, output: () => text };
}
