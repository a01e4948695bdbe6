import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { startDatabaseProxy } from '../../../apps/server/src/testing/database-proxy.ts';
import type { DatabaseProxy } from '../../../apps/server/src/testing/database-proxy.ts';
import { wrongClock } from '../../../apps/server/src/testing/wrong-clock.ts';
import { freePort } from '../../server/free-port.ts';
import { SmtpServer } from '../../server/smtp-server.ts';
import { createDemoDatabase } from '../../server/test-cluster.ts';
import type { DemoDatabase } from '../../server/test-cluster.ts';
import type { Kind, Pace, Recovery } from './kinds.ts';
import { MailAudit } from './mail-audit.ts';
import { ServerProcess, keepStarting } from './server-process.ts';
import { isSoon, readHealth, untilNotReady, untilReady, withClient } from './site.ts';
import type { Crowd, Site } from './site.ts';
import { Witness } from './witness.ts';

const PROCESSES = 2;
/** Within what a start accepts, and beyond it. */
const SLIGHTLY_OFF_MS = 45_000;
const FAR_OFF_MS = 300_000;
const DAYS_OFF_MS = 40 * 86_400_000;
const SLOW_ORDERS = 6;
/** A failed email is retried after one minute, and then after two more. */
const ARRIVAL_MS = 300_000;

/** Processes that share a database, and faults around them: the connection to it, the mail server, a clock, one of the processes. */
export class SharedSite implements Site {
  readonly urls: readonly string[];
  readonly #database: DemoDatabase;
  readonly #proxy: DatabaseProxy;
  readonly #smtp: SmtpServer;
  readonly #mails: MailAudit;
  readonly #pace: Pace;
  readonly #settings: readonly NodeJS.ProcessEnv[];
  readonly #servers: ServerProcess[];
  readonly #rounds = new Map<Kind, number>();

  private constructor(
    outside: { database: DemoDatabase; proxy: DatabaseProxy; smtp: SmtpServer },
    settings: readonly NodeJS.ProcessEnv[],
    pace: Pace,
  ) {
    this.#database = outside.database;
    this.#proxy = outside.proxy;
    this.#smtp = outside.smtp;
    this.#mails = new MailAudit(outside.smtp.received);
    this.#pace = pace;
    this.#settings = settings;
    this.urls = settings.map(({ PORT }) => `http://127.0.0.1:${PORT}`);
    this.#servers = settings.map((each) => new ServerProcess(each));
  }

  /** Starts two processes on a database with the demo data. */
  static async start(folder: string, pace: Pace): Promise<SharedSite> {
    await using stack = new AsyncDisposableStack();
    const database = await createDemoDatabase();
    stack.defer(() => database.drop());
    const proxy = await startDatabaseProxy(database.url);
    stack.defer(() => proxy.cut());
    const smtp = await SmtpServer.start({ slowMs: pace.mailMs });
    smtp.mood = 'well';
    stack.defer(() => smtp.close());
    const data = join(folder, 'shared');
    mkdirSync(data, { recursive: true });
    const settings = [];
    for (let at = 0; at < PROCESSES; at += 1)
      settings.push({
        DATABASE_URL: proxy.url,
        DATA_FOLDER: data,
        PORT: String(await freePort()),
        MAIL_URL: smtp.url,
        PAYMENT_PROVIDER: 'test',
        LOG_LEVEL: 'error',
        WARM_PICTURES: 'false',
        RATE_LIMIT_FACTOR: '1000000',
      });
    const site = new SharedSite({ database, proxy, smtp }, settings, pace);
    stack.defer(() => site.#stopServers());
    await Promise.all(site.#servers.map(({ listening }) => listening));
    site.#cleanup = stack.move();
    return site;
  }

  #cleanup: AsyncDisposableStack | undefined;

  async disturb(kind: Kind, crowd: Crowd): Promise<Recovery> {
    const round = this.#rounds.get(kind) ?? 0;
    this.#rounds.set(kind, round + 1);
    if (kind === 'smtp') return this.#upsetMail(round, crowd);
    if (kind === 'away') return this.#cutDatabase(round);
    if (kind === 'processes') return this.#killOne(round, crowd);
    if (kind === 'clock') return this.#setClock(round, crowd);
    throw new Error(`This platform has no ${kind}.`);
  }

  get #output(): string {
    return this.#servers.map(({ output }) => output).join('\n');
  }

  #untilReady(): Promise<void> {
    return untilReady(this.urls, () => this.#output);
  }

  /** The processes that have exited, one sentence each. */
  #ended(): string[] {
    return this.#servers.filter(({ hasEnded }) => hasEnded).map(({ output }) => `a process ended:\n${output}`);
  }

  /**
   * What is slow is few emails: with more, each process always finds some that nobody has claimed yet, and takes none that
   * another has claimed too long ago.
   */
  async #upsetMail(round: number, crowd: Crowd): Promise<Recovery> {
    const { moods, moodMs } = this.#pace;
    const mood = moods[round % moods.length] ?? 'slow';
    this.#smtp.mood = mood;
    let began = performance.now();
    let numbers: string[] = [];
    const arrive = async (): Promise<void> => {
      began = performance.now();
      numbers = crowd.numbers();
      await isSoon(async () => this.#mails.unconfirmed(numbers).length === 0, ARRIVAL_MS);
    };
    await crowd.buys(SLOW_ORDERS);
    if (mood === 'slow') await crowd.rests(arrive);
    else await wait(moodMs);
    this.#smtp.mood = 'well';
    if (mood !== 'slow') await arrive();
    const milliseconds = performance.now() - began;
    // A duplicate may still arrive.
    await wait(mood === 'slow' ? 2 * this.#pace.mailMs : 0);
    const faults = this.#mails.unconfirmed(numbers).map((number) => `no email confirms the order ${number}`);
    return { kind: 'smtp', milliseconds, starts: 0, faults: [...faults, ...this.#mails.takeDoubled()] };
  }

  /** For seconds, or only long enough to cut the open connections. */
  async #cutDatabase(round: number): Promise<Recovery> {
    await this.#proxy.cut();
    const faults: string[] = [];
    if (round % 2 === 0) {
      for (const url of this.urls) faults.push(...(await untilNotReady(url, ['database_unavailable'])));
      await wait(this.#pace.gapMs);
    }
    const began = performance.now();
    await this.#proxy.mend();
    await this.#untilReady();
    return { kind: 'away', milliseconds: performance.now() - began, starts: 0, faults: [...faults, ...this.#ended()] };
  }

  async #killOne(round: number, crowd: Crowd): Promise<Recovery> {
    const at = round % PROCESSES;
    const faults: string[] = [];
    this.#servers[at]?.kill();
    await this.#servers[at]?.ended;
    const other = this.urls[1 - at] ?? '';
    await crowd.buys(PROCESSES);
    const { status, code } = await readHealth(other);
    if (status !== 200) faults.push(`the other process answers ${status} ${code}`);
    const began = performance.now();
    const starts = await this.#startAgain(at);
    return { kind: 'processes', milliseconds: performance.now() - began, starts, faults };
  }

  async #startAgain(at: number, change: NodeJS.ProcessEnv = {}): Promise<number> {
    const { server, starts } = await keepStarting({ ...this.#settings[at], ...change });
    this.#servers[at] = server;
    await this.#untilReady();
    return starts;
  }

  /** A process whose clock is far off may not start. */
  async #refusesFarOff(sign: number): Promise<string[]> {
    const far = new ServerProcess({ ...this.#settings[0], PORT: '0', NODE_OPTIONS: wrongClock(sign * FAR_OFF_MS) });
    const refusal = await far.listening.then(
      () => 'it listens',
      () => far.output,
    );
    if (!far.hasEnded) await far.stop();
    if (/The clock of this machine is 5 minutes (ahead of|behind)/.test(refusal)) return [];
    return [`a process whose clock is 5 minutes off was not refused: ${refusal}`];
  }

  /** A process whose clock is slightly off serves, and keeps serving when its clock jumps. It stays until the next round. */
  async #setClock(round: number, crowd: Crowd): Promise<Recovery> {
    const sign = round % 2 === 0 ? 1 : -1;
    const at = round % PROCESSES;
    const witness = await Witness.register(this.urls);
    const refusal = this.#refusesFarOff(sign);
    await this.#servers[at]?.stop();
    const began = performance.now();
    const clock = wrongClock(sign * SLIGHTLY_OFF_MS, sign * DAYS_OFF_MS);
    const starts = await this.#startAgain(at, { NODE_OPTIONS: clock });
    const milliseconds = performance.now() - began;
    const faults = await refusal;
    await crowd.buys(PROCESSES);
    faults.push(...(await witness.complaints('a clock is slightly off')));
    await this.#servers[at]?.ask('SIGUSR2', 'jumped');
    await crowd.buys(PROCESSES);
    faults.push(...(await witness.complaints('a clock is 40 days off')));
    return { kind: 'clock', milliseconds, starts, faults };
  }

  withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    return withClient({ connectionString: this.#database.url }, work);
  }

  async missing(numbers: readonly string[]): Promise<string[]> {
    if (!this.#pace.waitsForMails) return [];
    await isSoon(async () => this.#mails.unconfirmed(numbers).length === 0, ARRIVAL_MS);
    return this.#mails.unconfirmed(numbers).map((number) => `no email confirms the order ${number}`);
  }

  async #stopServers(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
  }

  async stop(): Promise<void> {
    await this.#cleanup?.disposeAsync();
  }
}
