import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../auth/actor.ts';
import type { Auth, RateLimit } from '../../auth/auth.ts';
import { limitHeaders } from '../../auth/limit-headers.ts';
import type { Standing } from '../../auth/limit-headers.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { Call, Reply } from './call.ts';
import { formatCookie, parseCookies } from './cookies.ts';
import type { CookieOptions } from './cookies.ts';
import { hashRequest, runOnce } from './idempotency.ts';
import type { OnceKey, OnceWork } from './idempotency.ts';
import { parseIfMatch } from './if-match.ts';

/** What `Call` needs of the server. */
export interface CallEnvironment {
  operationId: string;
  auth: Pick<Auth, 'fingerprint' | 'limit'>;
  db: Database;
  clock: Clock;
  /** Whether cookies are only sent over https. */
  isSecure: boolean;
}

function scopeOf(actor: Actor, browserId: string, operationId: string): string {
  return `${actor.kind === 'user' ? actor.userId : browserId} ${operationId}`;
}

class CallReply implements Reply {
  readonly #reply: FastifyReply;
  readonly #isSecure: boolean;

  constructor(reply: FastifyReply, isSecure: boolean) {
    this.#reply = reply;
    this.#isSecure = isSecure;
  }

  status(code: number): void {
    this.#reply.code(code);
  }

  header(name: string, value: string): void {
    this.#reply.header(name, value);
  }

  headers(values: Readonly<Record<string, string>>): void {
    this.#reply.headers(values);
  }

  setCookie(name: string, value: string, options: CookieOptions = {}): void {
    // Fastify collects several Set-Cookie headers.
    this.#reply.header('set-cookie', formatCookie(name, value, { ...options, secure: this.#isSecure }));
  }

  clearCookie(name: string, options: CookieOptions = {}): void {
    this.setCookie(name, '', { ...options, maxAge: 0 });
  }
}

/** The `Call` that handlers get, built from a checked request. Headers and cookies are only read when needed. */
export class RequestCall implements Omit<Call, 'params' | 'query' | 'body'> {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly actor: Actor;
  readonly browserId: string;
  readonly reply: Reply;
  readonly #request: FastifyRequest;
  readonly #environment: CallEnvironment;
  readonly #fastifyReply: FastifyReply;
  #cookies: Record<string, string | undefined> | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, actor: Actor, environment: CallEnvironment) {
    this.params = request.params;
    this.query = request.query;
    this.body = request.body;
    this.actor = actor;
    const browserId = request.headers['browser-id'];
    this.browserId = typeof browserId === 'string' ? browserId.toLowerCase() : '';
    this.reply = new CallReply(reply, environment.isSecure);
    this.#request = request;
    this.#fastifyReply = reply;
    this.#environment = environment;
  }

  get headers(): FastifyRequest['headers'] {
    return this.#request.headers;
  }

  get ifMatch(): number | null {
    return parseIfMatch(this.#request.headers['if-match']);
  }

  get idempotencyKey(): string | null {
    const key = this.#request.headers['idempotency-key'];
    return typeof key === 'string' ? key : null;
  }

  get cookies(): Readonly<Record<string, string | undefined>> {
    return (this.#cookies ??= parseCookies(this.#request.headers.cookie));
  }

  get requestId(): string {
    return this.#request.id;
  }

  get ip(): string {
    return this.#request.ip;
  }

  get log(): FastifyRequest['log'] {
    return this.#request.log;
  }

  /** Counts one attempt of this call, and reports to the caller how many are left. */
  async limit(tries: readonly RateLimit[]): Promise<void> {
    const standing = await this.#environment.auth.limit(tries);
    if (standing) this.reportLimit(standing);
  }

  reportLimit(standing: Standing): void {
    this.#fastifyReply.headers(limitHeaders(standing));
  }

  reportReplay(): void {
    this.#fastifyReply.header('idempotency-replayed', 'true');
  }

  get onceKey(): OnceKey | null {
    const { auth, operationId } = this.#environment;
    const key = this.idempotencyKey;
    if (key === null) return null;
    return {
      scope: scopeOf(this.actor, this.browserId, operationId),
      key,
      requestHash: hashRequest(auth, this.#request.method, this.#request.url, this.body),
    };
  }

  once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.onceReading({ read: async () => undefined, run: work });
  }

  async onceReading<T, Read>(work: OnceWork<T, Read>): Promise<T> {
    const { db, clock } = this.#environment;
    const once = this.onceKey;
    if (once === null) return db.transaction(async (tx) => work.run(tx, await work.read(tx)));
    const { value, isReplay } = await runOnce(db, once, clock.now(), work);
    if (isReplay) this.reportReplay();
    return value;
  }
}
