import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { EngineError } from './engine-error.ts';
import { readPostmaster } from './postmaster.ts';
import type { ProcessUser } from './process-user.ts';
import { runProgram } from './programs.ts';

export interface LaunchOptions {
  postgres: string;
  user: ProcessUser;
  cluster: string;
  /** Its log file. */
  log: string;
  args: readonly string[];
  /** Receives the process before it is ready, so that it can already be stopped. */
  onProcess: (child: ChildProcess) => void;
}

const START_PATIENCE = 60_000;
/** Processes of a PostgreSQL that was killed look up within moments and end; until then the next one may not begin. */
const REMAINS_PATIENCE = 10_000;
const REMAINS = /pre-existing shared memory block/;
const LOG_LIMIT = 5_000_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function tail(file: string, from: number): string {
  const text = existsSync(file) ? readFileSync(file).subarray(from).toString() : '';
  return text.trim().split('\n').slice(-5).join('\n');
}

/** Starts PostgreSQL as a process of its own and resolves when it accepts connections, or to why it ended. */
async function tryLaunch({ postgres, user, cluster, log, args, onProcess }: LaunchOptions) {
  if (existsSync(log) && statSync(log).size > LOG_LIMIT) rmSync(log);
  const file = openSync(log, 'a', 0o644);
  const from = statSync(log).size;
  // A process group of its own: Ctrl-C in a terminal must reach the server only, which then stops PostgreSQL last. Its log
  // is a file, so that it does not lose its output when the server is killed.
  const child = runProgram(user, postgres, ['-D', cluster, ...args], { detached: true, stdio: ['ignore', file, file] });
  closeSync(file);
  let ended: string | null = null;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `it ended with ${signal ?? `code ${code}`}`));
  onProcess(child);
  const until = performance.now() + START_PATIENCE;
  for (;;) {
    if (ended !== null) return { reason: `${String(ended)}:\n${tail(log, from)}` };
    const state = readPostmaster(cluster);
    // The pid file of an earlier one may say `ready` as well.
    if (state?.status === 'ready' && state.pid === child.pid) return { child };
    if (performance.now() > until) {
      child.kill('SIGQUIT');
      return { reason: `it was not ready in ${START_PATIENCE / 1000} seconds:\n${tail(log, from)}` };
    }
    await pause(10);
  }
}

/** Starts PostgreSQL; throws `EngineError` with the last lines of its log when it does not come up. */
export async function launch(options: LaunchOptions): Promise<ChildProcess> {
  const until = performance.now() + REMAINS_PATIENCE;
  for (;;) {
    const { child, reason = '' } = await tryLaunch(options);
    if (child) return child;
    if (!REMAINS.test(reason) || performance.now() > until) {
      throw new EngineError(`PostgreSQL did not start, ${reason}`);
    }
    await pause(100);
  }
}
