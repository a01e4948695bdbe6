import type { Operation } from '@regen/contract';
import { DEFAULT_CLIENT_KEY } from '../../config.ts';
import { requirementOf } from '../../http/access/authenticate.ts';
import type { AccessRule } from '../../http/access/rules.ts';
import { rulesOf } from '../../modules/module.ts';
import type { Needs } from '../../platform.ts';
import { openLive, Refused } from '../live-client.ts';
import { API } from '../result-check.ts';
import type { Answer } from '../test-server.ts';
import { expectedOf } from './expectation.ts';
import type { Expected, Named } from './expectation.ts';
import { areLinked, sessionOf } from './people.ts';
import type { Person } from './people.ts';
import { formOf, KINDS } from './records.ts';
import type { KindName, World } from './records.ts';
import { kindOf, namesInBody, partsOf, partyOf, prepare } from './requests.ts';
import type { Target } from './requests.ts';
import type { Role } from './roles.ts';

export interface Cell {
  expected: Expected;
  answer: Answer;
  /** Users whose private data is in the response although it is not for this caller. */
  leaks: string[];
}

/** Calls operations as the roles of the matrix do, and says what to expect of each call. */
export class MatrixCaller {
  readonly #world: World;
  readonly #rules: ReadonlyMap<string, AccessRule>;
  readonly #kept = new Map<string, Promise<string>>();
  #expired = '';

  constructor(world: World) {
    this.#world = world;
    this.#rules = rulesOf(world.server.app.modules);
  }

  async #record(owner: Person, kind: KindName): Promise<string> {
    const key = `${owner.key} ${kind}`;
    const known = this.#kept.get(key) ?? Promise.resolve(KINDS[kind].make(this.#world, owner));
    this.#kept.set(key, known);
    return known;
  }

  #forget(owner: Person): void {
    for (const key of this.#kept.keys()) if (key.startsWith(`${owner.key} `)) this.#kept.delete(key);
  }

  async #authorization({ caller, session }: Role): Promise<Record<string, string>> {
    if (caller === 'nobody') return {};
    if (caller === 'client') return { authorization: `Basic ${btoa(`${DEFAULT_CLIENT_KEY}:`)}` };
    const { server, people } = this.#world;
    if (session === 'expired') {
      if (this.#expired === '') {
        const clock = server.clock;
        this.#expired = (await sessionOf(server, people[caller])).jwt;
        clock.advance(61 * 60_000);
      }
      return { authorization: `Bearer ${this.#expired}` };
    }
    const { jwt } = await sessionOf(server, people[caller]);
    if (session === 'revoked') {
      const { sessionId } = await server.app.platform.auth.actorOf(jwt);
      await server.app.platform.auth.endSession(sessionId);
    }
    return { authorization: `Bearer ${jwt}` };
  }

  /** The status that an upgrade to the live connection gets, at a server that listens. */
  async upgrade(url: string, { publicUrl }: Needs<'publicUrl'>, role: Role): Promise<number> {
    const { authorization = '' } = await this.#authorization(role);
    const jwt = /^Bearer (.+)$/.exec(authorization)?.[1] ?? null;
    try {
      const client = await openLive(url, jwt, { baseUrl: `${publicUrl()}${API}` });
      await client.close();
      return 101;
    } catch (error) {
      if (error instanceof Refused) return error.status;
      throw error;
    }
  }

  /** What the path of a call names, in the order of the path. */
  async #named(route: Operation, role: Role, target: Target): Promise<Named[]> {
    const { owner, caller } = target;
    const rule = this.#rules.get(route.id);
    const own = rule && 'param' in rule && (rule.who === 'self' || rule.who === 'ownAccount') ? rule.param : null;
    const named: Named[] = [];
    for (const parameter of route.parameters) {
      if (parameter.in !== 'path') continue;
      const kind = kindOf(route, parameter);
      const param = parameter.name;
      const isOwn = role.isCrossed === true && param === own;
      if (isOwn && kind === 'cart') {
        // A cart may also be named by its own id, which lets its holder past the rule.
        named.push({ param, value: await this.#record(owner, 'cartId'), opens: 'person', owner });
      } else if (isOwn && caller) {
        const value = rule?.who === 'ownAccount' ? caller.accountId : caller.userId;
        named.push({ param, value, opens: 'everybody', owner: caller });
      } else if (isOwn && JSON.stringify(parameter.schema).includes('guest')) {
        named.push({ param, value: 'guest', opens: 'everybody', owner });
      } else {
        const value = kind === 'party' ? partyOf(target, route.id).accountId : await this.#record(owner, kind);
        named.push({ param, value, opens: KINDS[kind].opens, owner });
      }
    }
    for (const kind of namesInBody(route.id)) {
      named.push({ param: `body ${kind}`, value: '', opens: KINDS[kind].opens, owner });
    }
    return named;
  }

  #leaks(role: Role, caller: Person | null, rule: AccessRule, text: string): string[] {
    const { people } = this.#world;
    const isStaff = 'permission' in rule && rule.permission?.startsWith('admin:') === true;
    if (isStaff && role.caller === 'admin') return [];
    return Object.values(people)
      .filter((person) => text.includes(person.canary))
      .filter((person) => caller?.accountId !== person.accountId && !(caller && areLinked(people, caller, person)))
      .map(({ key }) => key);
  }

  async call(route: Operation, role: Role): Promise<Cell> {
    const { id, base, method, security } = route;
    const { people, server } = this.#world;
    const rule = this.#rules.get(id);
    if (!rule) throw new Error(`${id} has no access rule.`);
    const owner = people[role.owner];
    const caller = role.caller === 'nobody' || role.caller === 'client' ? null : people[role.caller];
    const record = (kind: KindName) => this.#record(owner, kind);
    const target: Target = { world: this.#world, owner, caller, record };
    const isUnsafe = method !== 'get';

    const requirement = requirementOf(security);
    const authorization = await this.#authorization(role);
    const expectation = async () => {
      const named = await this.#named(route, role, target);
      return {
        named,
        expected: expectedOf({ rule, requirement, role, caller, people, named, party: partyOf(target, route.id) }),
      };
    };
    let { named, expected } = await expectation();
    if (expected === 'answer') {
      // What changes records gets its own, so that no call depends on an earlier one.
      if (isUnsafe) this.#forget(owner);
      await prepare(route, target);
      if (isUnsafe) ({ named, expected } = await expectation());
    }
    const { query, headers, body, form } = await partsOf(route, target);
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(named.find(({ param }) => param === name)?.value ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    const sent = form && formOf(form);
    const answer = await server.inject({
      method: method.toUpperCase() as 'GET',
      url: `${base}${path}${search && `?${search}`}`,
      headers: { 'browser-id': server.browserId, ...authorization, ...headers, ...sent?.headers },
      ...(sent ? { payload: sent.payload } : body && { payload: body }),
    });
    if (isUnsafe) this.#forget(owner);
    return { expected, answer, leaks: this.#leaks(role, caller, rule, answer.text) };
  }
}
