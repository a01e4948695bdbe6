import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../server/free-port.ts';

const MAIN = join(import.meta.dirname, '../../../apps/server/src/main.ts');
/** What Node.js has compiled once, it need not compile for each start: the build would not either. */
const COMPILED = join(import.meta.dirname, '../../../.cache/compiled');
/** Longer than any start on a busy machine. */
const START_MS = 60_000;

/** What is killed: the server alone, its PostgreSQL alone, or both at once. */
export const kills = ['server', 'database', 'everything'] as const;
export type Kill = (typeof kills)[number];

export interface Recovery {
  kill: Kill;
  /** From the kill until `/readyz` answers 200. */
  milliseconds: number;
  /** Starts that it took; 0 when the server lived on. */
  starts: number;
}

/** The platform with an embedded PostgreSQL, in processes that can be killed, at addresses that stay. */
export class Platform {
  readonly url: string;
  readonly #settings: NodeJS.ProcessEnv;
  readonly #cluster: string;
  readonly #passwordFile: string;
  readonly #databasePort: number;
  #server: ChildProcess | undefined;
  #output = '';

  private constructor(folder: string, port: number, databasePort: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.#cluster = join(folder, 'postgres/cluster');
    this.#passwordFile = join(folder, 'postgres/password');
    this.#databasePort = databasePort;
    this.#settings = {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILED,
      DATA_FOLDER: folder,
      PORT: String(port),
      DATABASE_PORT: String(databasePort),
      LOG_LEVEL: 'error',
      DRAW_AHEAD: 'false',
      RATE_LIMIT_FACTOR: '1000000',
    };
  }

  /** A platform with the demo, running. Everything that it keeps is below `folder`. */
  static async start(folder: string): Promise<Platform> {
    const platform = new Platform(folder, await freePort(), await freePort());
    await platform.#launch();
    return platform;
  }

  async #launch(): Promise<void> {
    const server = fork(MAIN, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: this.#settings,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#server = server;
    this.#output = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    await new Promise<void>((resolve, reject) => {
      server.once('message', () => resolve());
      server.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}:\n${this.#output}`)));
    });
  }

  /** The process id of PostgreSQL; 0 while none runs. */
  #postmaster(): number {
    try {
      return Number(readFileSync(join(this.#cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
      throw error;
    }
  }

  /** The process ids of PostgreSQL: the postmaster and what it has started. */
  #databaseProcesses(): number[] {
    const postmaster = this.#postmaster();
    const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
    const processes = table.trim().split('\n');
    const children = processes
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === postmaster);
    return [postmaster, ...children.flatMap(([pid = 0]) => pid)];
  }

  async #isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status !== 200) return false;
    // It may say what it knew a moment ago.
    return this.withDatabase(async () => true).catch(() => false);
  }

  async #until(began: number, condition: () => Promise<boolean>): Promise<void> {
    while (!(await condition())) {
      if (performance.now() - began > START_MS)
        throw new Error(`Not ready after ${START_MS / 1000} s:\n${this.#output}`);
      await wait(10);
    }
  }

  /** Starts the server again, as a supervisor does, until it stays up. */
  async #restart(): Promise<number> {
    for (let starts = 1; ; starts += 1) {
      try {
        await this.#launch();
        return starts;
      } catch (error) {
        if (starts === 3) throw error;
        process.stderr.write(`${String(error)}\n`);
      }
    }
  }

  /** `kill -9`, then whatever it takes until the platform is ready again. */
  async killAndRecover(kill: Kill): Promise<Recovery> {
    const server = this.#server;
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    const victims = kill === 'server' ? [] : this.#databaseProcesses();
    const began = performance.now();
    if (kill !== 'database') server?.kill('SIGKILL');
    for (const pid of victims) signal(pid);
    let starts = 0;
    if (kill !== 'database') {
      await ended;
      starts = await this.#restart();
    } else {
      const [killed] = victims;
      await this.#until(began, async () => ![0, killed].includes(this.#postmaster()));
    }
    await this.#until(began, () => this.#isReady());
    return { kill, milliseconds: performance.now() - began, starts };
  }

  /** Runs `work` with a connection of its own, for the audit. */
  async withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const password = readFileSync(this.#passwordFile, 'utf8');
    const address = { host: '127.0.0.1', port: this.#databasePort, database: 'regen', user: 'regen', password };
    const client = new pg.Client(address);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself: the postmaster is gone.
  }
}
