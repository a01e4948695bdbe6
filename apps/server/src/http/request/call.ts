import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../../auth/actor.ts';
import type { RateLimit } from '../../auth/auth.ts';
import type { Standing } from '../../auth/limit-headers.ts';
import type { Tx } from '../../db/database.ts';
import type { Body, OperationId, Params, Query } from '../description/operation-types.ts';
import type { CookieOptions } from './cookies.ts';
import type { OnceKey, OnceWork } from './idempotency.ts';

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
  /** Counts one attempt. Throws 429 `rate_limited` when a limit is exceeded; otherwise the response says how many are left. */
  limit(tries: readonly RateLimit[]): Promise<void>;
  /**
   * Runs `work` in one transaction. With an `Idempotency-Key` its result (plain JSON) is written in the same transaction,
   * and a repeated call gets that result without running `work` again, also when two arrive at once or the process dies
   * in between. Another body under the same key throws 409 `idempotency_key_reuse`. A `work` that throws leaves the key free.
   */
  once<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Like `once`, for work that begins with reading: its reads are sent together with the claim of the key. */
  onceReading<T, Read>(work: OnceWork<T, Read>): Promise<T>;
  /** What `once` claims, for a statement that claims it itself; null without an `Idempotency-Key`. */
  readonly onceKey: OnceKey | null;
  /** Tells the caller how many attempts are left, after a statement that has counted this one. */
  reportLimit(standing: Standing): void;
  /** Tells the caller that this is the response to the first call with the key. */
  reportReplay(): void;
}
