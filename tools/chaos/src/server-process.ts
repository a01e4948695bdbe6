import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { START_LIMIT, WAIT_LIMIT } from '../../limits/limits.ts';

const MAIN = join(import.meta.dirname, '../../../apps/server/src/main.ts');
/** The same with the demo in an empty database. */
export const DEMO_MAIN = join(import.meta.dirname, '../../../apps/server/src/testing/demo-server.ts');
/** Caches compiled code between starts. */
const COMPILED = join(import.meta.dirname, '../../../.cache/compiled');

export interface LaunchOptions {
  /** The script to run instead of the server. */
  main?: string;
  /** Ends a start that takes too long. */
  limit?: AbortSignal;
}

/** The server in a process that can be killed. */
export class ServerProcess {
  readonly #child: ChildProcess;
  #output = '';
  /** Resolves to the exit code or signal. */
  readonly ended: Promise<string>;
  /** Rejects with the output if the process exits or takes too long. */
  readonly listening: Promise<void>;
  #isListening = false;

  constructor(
    settings: NodeJS.ProcessEnv,
    { main = MAIN, limit = AbortSignal.timeout(START_LIMIT) }: LaunchOptions = {},
  ) {
    const child = fork(main, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    this.ended = new Promise((resolve) => {
      child.once('close', (code, signal) => resolve(signal ?? `code ${String(code)}`));
    });
    this.listening = new Promise<void>((resolve, reject) => {
      child.on('message', ({ type }: { type?: string }) => type === 'listening' && resolve());
      child.once('error', reject);
      void this.ended.then((how) => reject(new Error(`The server ended with ${how}:\n${this.#output}`)));
      limit.addEventListener('abort', () => {
        reject(new Error(`The server was not listening in time. Its output:\n${this.#output}`));
        if (!this.#isListening) this.#end();
      });
    });
    this.listening.then(
      () => (this.#isListening = true),
      () => undefined,
    );
  }

  /** Sends SIGTERM first, so that its PostgreSQL exits as well. */
  #end(): void {
    this.kill('SIGTERM');
    setTimeout(() => this.kill(), WAIT_LIMIT).unref();
  }

  get output(): string {
    return this.#output;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): void {
    this.#child.kill(signal);
  }

  /** Sends a signal, and waits for a message of this type from the process. */
  async ask(signal: NodeJS.Signals, answer: string): Promise<void> {
    const answered = new Promise<void>((resolve, reject) => {
      this.#child.on('message', ({ type }: { type?: string }) => type === answer && resolve());
      void this.ended.then((how) => reject(new Error(`The server ended with ${how}:\n${this.#output}`)));
    });
    this.#child.kill(signal);
    await answered;
  }

  async stop(): Promise<void> {
    this.kill('SIGTERM');
    await this.ended;
  }
}

const STARTS = 3;

/** Restarts the server like a supervisor, until it stays up. */
export async function keepStarting(settings: NodeJS.ProcessEnv): Promise<{ server: ServerProcess; starts: number }> {
  for (let starts = 1; ; starts += 1) {
    const server = new ServerProcess(settings);
    try {
      await server.listening;
      return { server, starts };
    } catch (error) {
      if (starts === STARTS) throw error;
      process.stderr.write(`${String(error)}\n`);
    }
  }
}
