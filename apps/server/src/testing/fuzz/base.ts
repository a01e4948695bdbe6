import { operations, readContract } from '@regen/contract';
import type { Contract } from '@regen/contract';
import { DEFAULT_CLIENT_KEY } from '../../config.ts';
import { requirementOf } from '../../http/access/authenticate.ts';
import { createPeople, sessionOf } from '../matrix/people.ts';
import type { Person, PersonKey } from '../matrix/people.ts';
import { createWorld, formOf, KINDS } from '../matrix/records.ts';
import type { KindName, World } from '../matrix/records.ts';
import { kindOf, partsOf, partyOf, prepare } from '../matrix/requests.ts';
import type { TestServer } from '../test-server.ts';
import type { Draft } from './draft.ts';
import { inputOf } from './schemas.ts';
import type { Input } from './schemas.ts';

/** Who sends the requests; `null` is the application without a user. */
const SENDERS: readonly (PersonKey | null)[] = ['b2b', 'retail', 'school', 'linked', 'admin', null];

/** How many requests start from the same one that works: it may have used up its records. */
const USES = 25;

export interface Start {
  sender: Person | null;
  draft: Draft;
}

/** Makes requests that work, for the generator to break. */
export class Starts {
  readonly contract: Contract = readContract();
  readonly inputs: readonly Input[];
  readonly world: World;
  /** The records that requests use, and their owners. */
  readonly records: { kind: KindName; id: string; owner: Person }[] = [];
  readonly #kept = new Map<string, { start: Start; uses: number }>();
  readonly #uses: number;
  readonly #senders: readonly (PersonKey | null)[];
  #turn = 0;

  private constructor(world: World, ids: ReadonlySet<string>, senders: readonly (PersonKey | null)[], uses: number) {
    this.world = world;
    this.#uses = uses;
    this.#senders = senders;
    this.inputs = operations(this.contract)
      .filter(({ id }) => ids.has(id))
      .map((route) => inputOf(this.contract, route));
  }

  static async create(
    server: TestServer,
    ids: ReadonlySet<string>,
    senders: readonly (PersonKey | null)[] = SENDERS,
    uses = USES,
  ): Promise<Starts> {
    return new Starts(await createWorld(server, await createPeople(server)), ids, senders, uses);
  }

  /** A request to this operation that succeeds for some sender; the senders take turns. */
  async of(input: Input): Promise<Start> {
    const { id, security } = input.route;
    this.#turn += 1;
    const { acceptsClient, acceptsUser } = requirementOf(security);
    const senders = this.#senders.filter((sender) => (sender === null ? acceptsClient : acceptsUser));
    const sender = senders[this.#turn % senders.length] ?? null;
    const key = `${id} ${sender}`;
    const kept = this.#kept.get(key);
    if (kept && kept.uses < this.#uses) {
      kept.uses += 1;
      return { sender: kept.start.sender, draft: structuredClone(kept.start.draft) };
    }
    const start = await this.#make(input, sender);
    this.#kept.set(key, { start, uses: 1 });
    return { sender: start.sender, draft: structuredClone(start.draft) };
  }

  /** Renews a sender's next requests: their session ended, perhaps because of another request of the same user. */
  forget(sender: Person | null): void {
    for (const [key, { start }] of this.#kept) if (start.sender === sender) this.#kept.delete(key);
  }

  async #make({ route, path }: Input, key: PersonKey | null): Promise<Start> {
    const { server, people } = this.world;
    const sender = key && people[key];
    const owner = sender ?? people.b2b;
    const known = new Map<KindName, Promise<string>>();
    const record = (kind: KindName): Promise<string> => {
      const made = known.get(kind) ?? Promise.resolve(KINDS[kind].make(this.world, owner));
      known.set(kind, made);
      return made;
    };
    const target = { world: this.world, owner, caller: sender, record };
    await prepare(route, target);
    const params: Record<string, string> = {};
    for (const parameter of path) {
      const kind = kindOf(route, parameter);
      const value = kind === 'party' ? partyOf(target).accountId : await record(kind);
      if (kind !== 'party') this.records.push({ kind, id: value, owner });
      params[parameter.name] = encodeURIComponent(value);
    }
    const { query, headers, body, form } = await partsOf(route, target);
    const sent = form && formOf(form);
    const credential = sender
      ? `Bearer ${(await sessionOf(server, sender)).jwt}`
      : `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}`;
    return {
      sender,
      draft: {
        operationId: route.id,
        method: route.method.toUpperCase(),
        base: route.base,
        template: route.path,
        params,
        query: new URLSearchParams(query).toString(),
        headers: Object.entries({
          'browser-id': server.browserId,
          authorization: credential,
          ...(body && { 'content-type': 'application/json' }),
          ...sent?.headers,
          ...headers,
        }),
        body: sent ? sent.payload : body ? JSON.stringify(body) : null,
        target: null,
        isCut: false,
      },
    };
  }
}
