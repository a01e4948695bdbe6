import type { Contract } from '@regen/contract';
import type { CartMerge } from '@regen/sdk';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Auth, RateLimit } from '../auth/auth.ts';
import type { Bus } from '../bus/bus.ts';
import type { Caches } from '../cache/cache.ts';
import type { Config } from '../config.ts';
import type { Database, Tx } from '../db/database.ts';
import type { IdMaker } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import type { Mail } from '../mail/mail.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { CheckPdf } from '../pdf/check-pdf.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Actor } from './actor.ts';
import type { AccessRule } from './access.ts';
import type { Body, OperationId, Params, Query, Result } from './operations.ts';

export interface Clock {
  now(): Date;
}

/** Everything a module may use. Built once in `app.ts`; nothing is reached through module-level state. */
export interface Deps {
  config: Config;
  db: Database;
  bus: Bus;
  cache: Caches;
  auth: Auth;
  mail: Mail;
  /** Files of people: a folder or S3. */
  storage: Storage;
  checkPdf: CheckPdf;
  clock: Clock;
  ids: IdMaker;
  log: FastifyBaseLogger;
  metrics: Metrics;
  tracing: Tracing;
  /** Origin that people reach the store at, without a slash at the end, for links in mails. Known once the server listens. */
  publicUrl(): string;
  /** Services that one module offers to others, see `Services`. */
  services: Services;
}

/** Filled by the modules that own them while they are created; read only inside handlers, when all modules exist. */
export interface Services {
  /** Merges the guest cart of a browser into the cart of the person who has just signed in (rule C2). Never throws. */
  mergeGuestCart?: (guest: {
    browserId: string;
    cookies: Readonly<Record<string, string | undefined>>;
    headers: Readonly<Record<string, string | string[] | undefined>>;
    userId: string;
  }) => Promise<CartMerge | undefined>;
  /** Gives who has just signed up the course registrations that they made as a guest in the same browser. */
  claimCourseRegistrations?: (tx: Tx, person: { userId: string; email: string; browserId: string }) => Promise<number>;
  /** Asks the payment provider how an attempt stands and writes it down; false for an attempt of nobody. */
  settleOrderPayment?: (paymentId: string) => Promise<boolean>;
  settleCoursePayment?: (paymentId: string) => Promise<boolean>;
  /** Product summaries as JSON by SKU, priced for the caller; what the caller may not see is not in it. */
  productSummaries?: (actor: Actor, skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Cookies are `HttpOnly`, `SameSite=Lax`, for the whole site and, behind https, `Secure` unless said otherwise. */
export interface CookieOptions {
  /** Seconds. Without it the cookie ends with the browser. */
  maxAge?: number;
  path?: string;
  httpOnly?: boolean;
  sameSite?: 'lax' | 'strict' | 'none';
}

export interface Reply {
  status(code: number): void;
  header(name: string, value: string): void;
  headers(values: Readonly<Record<string, string>>): void;
  setCookie(name: string, value: string, options?: CookieOptions): void;
  clearCookie(name: string, options?: CookieOptions): void;
}

/** One call of an operation, after authentication, validation and the access rule. */
export interface Call<Id extends OperationId = OperationId> {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  actor: Actor;
  /** The validated `Browser-Id` header, lower case. */
  browserId: string;
  /** Version numbers of `If-Match`, or null when the header is absent. */
  ifMatch: number | null;
  idempotencyKey: string | null;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  cookies: Readonly<Record<string, string | undefined>>;
  requestId: string;
  ip: string;
  log: FastifyBaseLogger;
  reply: Reply;
  /** Counts one try. Throws 429 `rate_limited` when a limit is passed; otherwise the caller is told how many are left. */
  limit(tries: readonly RateLimit[]): Promise<void>;
  /**
   * Runs `work` in one transaction. With an `Idempotency-Key` its result (plain JSON) is written in the same transaction,
   * and a repeated call gets that result without running `work` again, also when two arrive at once or the process dies
   * in between. Another body under the same key throws 409 `idempotency_key_reuse`. A `work` that throws leaves the key free.
   */
  once<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A ready JSON body that is sent as it is: for answers that are cached as bytes. */
export class RawJson {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;

  constructor(bytes: Buffer, headers: Readonly<Record<string, string>> = {}) {
    this.bytes = bytes;
    this.headers = headers;
  }
}

/** Named by operationId. Returns the body of the first success answer of the contract; refuses by throwing `HttpError`. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Result<Id> | RawJson>;

export type Handlers<Id extends OperationId> = { [K in Id]: Handler<K> };

/** What each `createXModule(deps)` returns: handlers and, beside each, who may call it. */
export interface Module<Id extends OperationId = OperationId> {
  handlers: Handlers<Id>;
  access: Record<Id, AccessRule>;
  /** Background work: starts after the server listens, ends before the database closes. */
  jobs?: readonly Job[];
  /** Called once the server listens, before its jobs start. */
  start?: () => void | Promise<void>;
  stop?: () => void | Promise<void>;
}

/** A module of any operations, as the registry keeps it. */
export interface AnyModule {
  handlers: object;
  access: Record<string, AccessRule>;
  jobs?: readonly Job[];
  start?: () => void | Promise<void>;
  stop?: () => void | Promise<void>;
}

/** What the server answers below its contract: the description, and the modules with their access rules. */
export interface Served {
  contract: Contract;
  modules: readonly AnyModule[];
}

/** What lies outside the contract: pages, media, development views. Registered in the order of `src/routes.ts`. */
export type RoutePlugin = (server: FastifyInstance, deps: Deps, served: Served) => Promise<void> | void;

export type CreateModule = (deps: Deps) => AnyModule;
