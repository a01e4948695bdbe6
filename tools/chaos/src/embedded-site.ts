import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../server/free-port.ts';
import type { Kill, Kind, Pace, Recovery } from './kinds.ts';
import { DEMO_MAIN, ServerProcess, keepStarting } from './server-process.ts';
import { isSoon, untilNotReady, untilReady, withClient } from './site.ts';
import type { Crowd, Site } from './site.ts';
import type { SmallDisk } from './small-disk.ts';

export interface EmbeddedOptions {
  /** Holds all of its data. */
  folder: string;
  pace: Pace;
  /** The disk under `folder`, if it can be filled. */
  disk?: SmallDisk;
}

/** The platform with an embedded PostgreSQL, in processes that can be killed, at fixed URLs. */
export class EmbeddedSite implements Site {
  readonly urls: readonly [string];
  readonly #settings: NodeJS.ProcessEnv;
  readonly #folder: string;
  readonly #databasePort: number;
  readonly #pace: Pace;
  readonly #disk: SmallDisk | undefined;
  #server: ServerProcess;

  private constructor({ folder, pace, disk }: EmbeddedOptions, port: number, databasePort: number) {
    this.urls = [`http://127.0.0.1:${port}`];
    this.#folder = join(folder, 'postgres');
    this.#databasePort = databasePort;
    this.#pace = pace;
    this.#disk = disk;
    this.#settings = {
      DATA_FOLDER: folder,
      PORT: String(port),
      DATABASE_PORT: String(databasePort),
      LOG_LEVEL: 'error',
      WARM_PICTURES: 'false',
      RATE_LIMIT_FACTOR: '1000000',
    };
    this.#server = new ServerProcess(this.#settings, { main: DEMO_MAIN });
  }

  /** Starts a platform with the demo data. */
  static async start(options: EmbeddedOptions): Promise<EmbeddedSite> {
    const site = new EmbeddedSite(options, await freePort(), await freePort());
    await site.#server.listening;
    return site;
  }

  disturb(kind: Kind, crowd: Crowd): Promise<Recovery> {
    if (kind === 'disk') return this.#fillDisk(crowd);
    if (kind === 'server' || kind === 'database' || kind === 'everything') return this.#kill(kind);
    throw new Error(`This platform has no ${kind}.`);
  }

  /** The process id of PostgreSQL; 0 while none runs. */
  #postmaster(): number {
    try {
      return Number(readFileSync(join(this.#folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
      throw error;
    }
  }

  /** The process ids of PostgreSQL: the postmaster and its children. */
  #databaseProcesses(): number[] {
    const postmaster = this.#postmaster();
    const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
    const processes = table.trim().split('\n');
    const children = processes
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === postmaster);
    return [postmaster, ...children.flatMap(([pid = 0]) => pid)];
  }

  /** The server's status may be a moment old, so its database is queried too. */
  async #untilReady(): Promise<void> {
    if (!(await isSoon(() => this.withDatabase(async () => true).catch(() => false))))
      throw new Error(`The database did not come back:\n${this.#server.output}`);
    await untilReady(this.urls, () => this.#server.output);
  }

  /** `kill -9`. */
  async #kill(kind: Kill): Promise<Recovery> {
    const victims = kind === 'server' ? [] : this.#databaseProcesses();
    const began = performance.now();
    if (kind !== 'database') this.#server.kill();
    for (const pid of victims) signal(pid);
    let starts = 0;
    if (kind === 'database') {
      const [killed = 0] = victims;
      await isSoon(async () => ![0, killed].includes(this.#postmaster()));
    } else {
      await this.#server.ended;
      ({ server: this.#server, starts } = await keepStarting(this.#settings));
    }
    await this.#untilReady();
    return { kind, milliseconds: performance.now() - began, starts, faults: [] };
  }

  /** More than the disk has room for: the write-ahead log needs another file, and PostgreSQL exits when it has no room for it. */
  async #canWrite(): Promise<boolean> {
    try {
      await this.withDatabase((client) =>
        client.query(
          "select pg_logical_emit_message(false, 'chaos', repeat('x', 1000000)) from generate_series(1, 600)",
        ),
      );
      return true;
    } catch {
      return false;
    }
  }

  async #fillDisk(crowd: Crowd): Promise<Recovery> {
    if (!this.#disk) throw new Error('This platform has no disk that can be filled.');
    await crowd.buys(1);
    this.#disk.fill();
    const faults = await untilNotReady(this.urls[0], ['disk_full', 'database_unavailable', 'database_unusable']);
    await wait(this.#pace.gapMs / 2);
    if (await this.#canWrite()) faults.push('the database could still write to a full disk, so nothing was tested');
    await wait(this.#pace.gapMs / 2);
    const began = performance.now();
    this.#disk.release();
    await this.#untilReady();
    const milliseconds = performance.now() - began;
    if (this.#server.hasEnded) faults.push(`the server ended on a full disk:\n${this.#server.output}`);
    return { kind: 'disk', milliseconds, starts: 0, faults };
  }

  async withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const password = readFileSync(join(this.#folder, 'password'), 'utf8');
    return withClient(
      { host: '127.0.0.1', port: this.#databasePort, database: 'regen', user: 'regen', password },
      work,
    );
  }

  /** Emails of this platform are files, and rows in its database. */
  async missing(): Promise<string[]> {
    return [];
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has exited: the postmaster is gone.
  }
}
