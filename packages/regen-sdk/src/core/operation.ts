/** One row of the generated operation table. What is absent has its usual meaning, because the table ships to browsers. */
export interface Operation {
  /** The operationId of the contract; also the query key. */
  readonly id: string;
  /** Absent: GET. */
  readonly method?: 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD';
  /** The path template below the base URL. */
  readonly path: string;
  /** Absent: the session token once signed in, else the client key. `client`: always the client key. `none`: neither. */
  readonly auth?: 'client' | 'none';
  /** Whether the operation takes an `Idempotency-Key`. The SDK sends one in both cases. */
  readonly key?: 'optional' | 'required';
  /** The contract calls this operation safe to repeat although its method is not. */
  readonly safe?: true;
  /** Parameters sent as headers: name of the parameter → name of the header. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * There is a body, JSON or a form with files: it takes every parameter that is neither in the path nor a header. Without,
   * the query does.
   */
  readonly body?: true | 'form';
  /** The last segment of another host's base path. Absent: the host of `baseUrl`. */
  readonly host?: string;
}
