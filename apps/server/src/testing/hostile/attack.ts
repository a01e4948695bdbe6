import { randomUUID } from 'node:crypto';
import { Starts } from '../fuzz/base.ts';
import type { Start } from '../fuzz/base.ts';
import type { Break } from '../fuzz/break-bodies.ts';
import { BREAKS, PASSING, breakSome } from '../fuzz/break-requests.ts';
import { SQL_BREAKS } from '../fuzz/break-sql.ts';
import type { RawAnswer, RawRequest } from '../fuzz/connection.ts';
import { serialize, withHeader } from '../fuzz/draft.ts';
import { leakOf, pageSpillOf, spillOf } from '../fuzz/judge.ts';
import type { Random } from '../fuzz/random.ts';
import type { Input } from '../fuzz/schemas.ts';
import type { Person, PersonKey } from '../matrix/people.ts';
import { KINDS } from '../matrix/records.ts';
import type { KindName } from '../matrix/records.ts';
import { kindOf } from '../matrix/requests.ts';
import { ADDRESS, Shopper } from '../shopping.ts';
import type { TestServer } from '../test-server.ts';
import { pageRequest } from './pages.ts';
import { rawRequest } from './raw.ts';

/** The callers. null alternates between a visitor and a guest with a cart. */
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
/** How many hostile requests derive from one valid request, which costs more to create than to send. */
const USES = 100;

export interface Shot {
  kind: 'operation' | 'page' | 'bytes';
  caller: string;
  sender: Person | null;
  operationId: string | null;
  breaks: readonly string[];
  request: RawRequest;
}

/** A guest with an order and a cart that no one else may see. */
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

/** Replaces an ID in the path with that of another account's record. */
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

/** A valid request. Retries, because a concurrent attack may change the same user's cart in between. */
async function startOf(starts: Starts, input: Input, tries = 8): Promise<Start> {
  try {
    return await starts.of(input);
  } catch (error) {
    if (tries === 1) throw error;
    return startOf(starts, input, tries - 1);
  }
}

/** Generates hostile requests. */
export class Attack {
  readonly #starts: Starts;
  readonly #guest: Shopper;
  #turn = 0;

  private constructor(starts: Starts, guest: Shopper) {
    this.#starts = starts;
    this.#guest = guest;
  }

  static async create(server: TestServer, operations: ReadonlySet<string>): Promise<Attack> {
    const starts = await Starts.create(server, operations, CALLERS, USES);
    return new Attack(starts, await createGuest(server, starts.world.skus));
  }

  get operations(): number {
    return this.#starts.inputs.length;
  }

  /** Discards the valid requests of a person whose session has ended. */
  forget(sender: Person): void {
    this.#starts.forget(sender);
  }

  /** Describes how the response violates an expectation; null if it doesn't. */
  faultOf(shot: Shot, answer: RawAnswer): string | null {
    return faultOf(shot, answer, this.#starts);
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

/** Breaks that pass validation reach more code, so they are chosen more often. */
const OFTEN: readonly string[] = [
  ...PASSING,
  ...['record of another', ...Object.keys(SQL_BREAKS)].flatMap((name) => [name, name, name, name]),
];

/** The request, both raw and percent-decoded, to search for text that a response repeats. */
function readable({ head, body }: RawRequest): string {
  const once = head
    .replaceAll('+', ' ')
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (text) => Buffer.from(text.replaceAll('%', ''), 'hex').toString('utf8'));
  return `${head}${once}${body.toString('utf8')}`;
}

function faultOf(shot: Shot, { status, text }: RawAnswer, starts: Starts): string | null {
  if (status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
  const sent = () => readable(shot.request);
  const isPage = /<!doctype html/i.test(text.slice(0, 100));
  const spill = isPage ? pageSpillOf(text, sent) : status >= 400 ? spillOf(text, sent) : null;
  if (spill !== null) return spill;
  if (text.includes(GUEST_CANARY) && shot.caller !== 'guest with a cart') return 'private data of the guest';
  // Staff may read everyone's data.
  const isOfStaff = shot.sender?.key === 'admin' && (shot.operationId ?? '').startsWith('admin');
  return isOfStaff ? null : leakOf(shot.operationId ?? '', text, shot.sender, starts.world.people);
}
