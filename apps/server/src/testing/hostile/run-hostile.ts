import { randomUUID } from 'node:crypto';
import { moduleFactories } from '../../modules/index.ts';
import { Starts } from '../fuzz/base.ts';
import type { Start } from '../fuzz/base.ts';
import { BREAKS, breakSome } from '../fuzz/break-requests.ts';
import type { Break } from '../fuzz/break-bodies.ts';
import { SLEEP_MS, SQL_BREAKS } from '../fuzz/break-sql.ts';
import { RawConnection } from '../fuzz/connection.ts';
import type { RawAnswer, RawRequest } from '../fuzz/connection.ts';
import { serialize, withHeader } from '../fuzz/draft.ts';
import { leakOf, pageSpillOf, shown, spillOf } from '../fuzz/judge.ts';
import { createRandom } from '../fuzz/random.ts';
import type { Random } from '../fuzz/random.ts';
import type { Input } from '../fuzz/schemas.ts';
import type { Person, PersonKey } from '../matrix/people.ts';
import { KINDS } from '../matrix/records.ts';
import type { KindName } from '../matrix/records.ts';
import { kindOf } from '../matrix/requests.ts';
import { ADDRESS, Shopper } from '../shopping.ts';
import type { TestCluster } from '../test-engine.ts';
import { createTestServer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';
import { pageRequest } from './pages.ts';
import { rawRequest } from './raw.ts';

/** The callers; for null, a visitor and a guest with a cart take turns. */
const CALLERS: readonly (PersonKey | null)[] = [
  null,
  'client',
  null,
  'b2b',
  'school',
  null,
  'client',
  null,
  'b2b',
  'admin',
];
const GUEST_CANARY = 'canaryguestyranac';
const CONNECTIONS = 8;
/** How many hostile requests are made from one valid request: making one costs more than sending it. */
const USES = 100;
/** Milliseconds. */
const LOOK_FOR_SLEEP_EVERY = 500;

export interface HostileTarget {
  url: string;
}

export interface HostileOptions {
  requests: number;
  seed: number;
  /** Starts the target server with these settings. */
  start(settings: Record<string, string>): Promise<HostileTarget>;
  onProgress?: (done: number) => void;
}

export interface HostileViolation {
  what: string;
  breaks: readonly string[];
  request: string;
}

interface Times {
  count: number;
  p50: number;
  p99: number;
  most: number;
}

export interface HostileReport {
  requests: number;
  operations: number;
  callers: Readonly<Record<string, number>>;
  /** By kind of request: operation, page or file, bytes. */
  kinds: Readonly<Record<string, number>>;
  statuses: Readonly<Record<string, number>>;
  violations: readonly HostileViolation[];
  /** Response times in milliseconds for requests with a sleep payload, and for all others. */
  sleeping: Times;
  others: Times;
  slowest: { milliseconds: number; request: string };
  seconds: number;
  isReady: boolean;
}

interface Shot {
  kind: 'operation' | 'page' | 'bytes';
  caller: string;
  sender: Person | null;
  operationId: string | null;
  breaks: readonly string[];
  request: RawRequest;
}

function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** A guest with an order and a cart that nobody else may see. */
async function createGuest(server: TestServer, skus: readonly string[]): Promise<Shopper> {
  const guest = new Shopper(server);
  const items = skus.map((sku) => ({ sku, quantity: 2 }));
  await guest.put({ items });
  const answer = await guest.order(
    await guest.checkout(undefined, { shippingAddress: { ...ADDRESS, lastName: GUEST_CANARY } }),
  );
  if (answer.status !== 201) throw new Error(`The guest could not order: ${answer.text}`);
  await guest.put({ items });
  return guest;
}

const isPrivate = (kind: KindName): boolean => ['person', 'account'].includes(KINDS[kind].opens);

/** Puts somebody else's record into the path. */
function recordOfAnother(starts: Starts, sender: Person | null): Break {
  return (draft, { route, path }, random) => {
    if (path.length === 0) return false;
    const parameter = random.pick(path);
    const kind = kindOf(route, parameter);
    const theirs = starts.records.filter(
      (record) => record.kind === kind && isPrivate(kind) && record.owner.accountId !== sender?.accountId,
    );
    if (theirs.length === 0) return false;
    draft.params[parameter.name] = encodeURIComponent(random.pick(theirs).id);
    return true;
  };
}

/** The request decoded: URLs may be encoded once or twice. */
function readable({ head, body }: RawRequest): string {
  const once = head
    .replaceAll('+', ' ')
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (text) => Buffer.from(text.replaceAll('%', ''), 'hex').toString('utf8'));
  return `${head}${once}${body.toString('utf8')}`;
}

/** A valid request. Retries, because another attacker may change the same person's cart meanwhile. */
async function startOf(starts: Starts, input: Input, tries = 8): Promise<Start> {
  try {
    return await starts.of(input);
  } catch (error) {
    if (tries === 1) throw error;
    return startOf(starts, input, tries - 1);
  }
}

class Attack {
  readonly #starts: Starts;
  readonly #guest: Shopper;
  #turn = 0;

  constructor(starts: Starts, guest: Shopper) {
    this.#starts = starts;
    this.#guest = guest;
  }

  async next(random: Random): Promise<Shot> {
    const turn = (this.#turn += 1);
    if (turn % 10 === 3) {
      return {
        kind: 'bytes',
        caller: 'visitor',
        sender: null,
        operationId: null,
        breaks: ['bytes'],
        request: rawRequest(random),
      };
    }
    if (turn % 5 === 1) {
      return {
        kind: 'page',
        caller: 'visitor',
        sender: null,
        operationId: null,
        breaks: ['page'],
        request: pageRequest(random),
      };
    }
    return this.#operation(random, turn);
  }

  async #operation(random: Random, turn: number): Promise<Shot> {
    const starts = this.#starts;
    const input = random.pick(starts.inputs);
    const { sender, draft } = await startOf(starts, input);
    if (draft.headers.some(([name]) => name === 'idempotency-key')) withHeader(draft, 'idempotency-key', randomUUID());
    const isGuest = sender === null && turn % 2 === 0;
    if (isGuest) {
      withHeader(draft, 'browser-id', this.#guest.browserId);
      withHeader(draft, 'cookie', this.#guest.cookie);
    }
    const breaks = { ...BREAKS, 'record of another': recordOfAnother(starts, sender) };
    const names = [...Object.keys(breaks), ...OFTEN];
    const done = breakSome(draft, input, random, names, breaks);
    return {
      kind: 'operation',
      caller: sender?.key ?? (isGuest ? 'guest with a cart' : 'visitor'),
      sender,
      operationId: draft.operationId,
      breaks: done,
      request: serialize(draft),
    };
  }
}

/** Breaks that get past validation find more, so they are used more often. */
const OFTEN: readonly string[] = [
  'boundary',
  'nasty text',
  'wrong type',
  'query parameter',
  'path parameter',
  'prototype names',
  ...['record of another', ...Object.keys(SQL_BREAKS)].flatMap((name) => [name, name, name, name]),
];

function faultOf(shot: Shot, { status, text }: RawAnswer, starts: Starts): string | null {
  if (status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
  const sent = () => readable(shot.request);
  const isPage = /<!doctype html/i.test(text.slice(0, 100));
  const spill = isPage ? pageSpillOf(text, sent) : status >= 400 ? spillOf(text, sent) : null;
  if (spill !== null) return spill;
  if (text.includes(GUEST_CANARY) && shot.caller !== 'guest with a cart') return 'private data of the guest';
  // Staff may see everyone's data, so that is no leak.
  const isOfStaff = shot.sender?.key === 'admin' && (shot.operationId ?? '').startsWith('admin');
  return isOfStaff ? null : leakOf(text, shot.sender, starts.world.people);
}

/** Attacks a server in a separate process and reports violations in its responses. */
export async function runHostile(cluster: TestCluster, options: HostileOptions): Promise<HostileReport> {
  const factor = { RATE_LIMIT_FACTOR: '1000000' };
  // This server creates people and records; the target is another process on the same database and files.
  const server = await createTestServer(cluster, { env: factor, onAnswer: () => undefined });
  const violations: HostileViolation[] = [];
  const tally = {
    callers: {} as Record<string, number>,
    kinds: {} as Record<string, number>,
    statuses: {} as Record<string, number>,
  };
  const count = (of: Record<string, number>, key: string) => void (of[key] = (of[key] ?? 0) + 1);
  const times = { sleeping: [] as number[], others: [] as number[] };
  let slowest = { milliseconds: 0, request: '' };
  try {
    const operations = new Set(moduleFactories.flatMap((create) => Object.keys(create(server.app.deps).handlers)));
    const starts = await Starts.create(server, operations, CALLERS, USES);
    const guest = await createGuest(server, starts.world.skus);
    const { DATA_FOLDER, DATABASE_URL = '', JWT_SECRET = '' } = server.config;
    const target = await options.start({ ...factor, DATA_FOLDER, DATABASE_URL, JWT_SECRET });
    const port = Number(new URL(target.url).port);
    const attack = new Attack(starts, guest);

    async function fire(shot: Shot, connection: RawConnection): Promise<void> {
      const note = (what: string) =>
        violations.push({
          what: `${shot.operationId ?? shot.kind}: ${what}`,
          breaks: shot.breaks,
          request: shown(shot.request),
        });
      count(tally.callers, shot.caller);
      count(tally.kinds, shot.kind);
      try {
        const began = performance.now();
        const answer = await connection.send(shot.request);
        const milliseconds = performance.now() - began;
        const sleeps = shot.request.head.includes('pg_sleep') || shot.request.body.includes('pg_sleep');
        times[sleeps ? 'sleeping' : 'others'].push(milliseconds);
        if (milliseconds > slowest.milliseconds) slowest = { milliseconds, request: shown(shot.request) };
        count(tally.statuses, answer === null ? 'closed' : String(answer.status));
        if (answer === null) {
          if (!shot.request.isCut && shot.request.body.length < 500_000) note('ended the connection without an answer');
          return;
        }
        if (answer.status === 401 && shot.sender && !shot.breaks.some((name) => name.includes('header')))
          starts.forget(shot.sender);
        const fault = faultOf(shot, answer, starts);
        if (fault !== null) note(fault);
      } catch (error) {
        note(error instanceof Error ? error.message : String(error));
      }
      // After invalid bytes, the rest of the connection can't be matched to requests.
      if (shot.kind === 'bytes') connection.close();
    }

    // The surest sign of an injected statement, as opposed to a slow one.
    const lookForSleep = setInterval(
      () => {
        server.db
          .query<{ query: string }>(`select query from pg_stat_activity where wait_event = 'PgSleep' limit 1`)
          .then(
            ({ rows }) => {
              if (rows[0])
                violations.push({ what: `PostgreSQL is sleeping in: ${rows[0].query}`, breaks: [], request: '' });
            },
            (error: unknown) =>
              violations.push({ what: `PostgreSQL does not answer: ${String(error)}`, breaks: [], request: '' }),
          );
      },
      Math.min(LOOK_FOR_SLEEP_EVERY, SLEEP_MS / 2),
    );

    const began = performance.now();
    let sent = 0;
    let done = 0;
    async function attacker(number: number): Promise<void> {
      const random = createRandom(options.seed * CONNECTIONS + number);
      const connection = new RawConnection(port);
      while (sent < options.requests) {
        sent += 1;
        await fire(await attack.next(random), connection);
        done += 1;
        if (done % 1_000 === 0) options.onProgress?.(done);
      }
      connection.close();
    }
    try {
      await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => attacker(number)));
    } finally {
      clearInterval(lookForSleep);
    }
    const seconds = (performance.now() - began) / 1000;
    const ready = await fetch(`${target.url}/readyz`).then(({ status }) => status, String);
    return {
      requests: done,
      operations: starts.inputs.length,
      ...tally,
      violations,
      sleeping: timesOf(times.sleeping),
      others: timesOf(times.others),
      slowest,
      seconds,
      isReady: ready === 200,
    };
  } finally {
    await server.close();
  }
}
