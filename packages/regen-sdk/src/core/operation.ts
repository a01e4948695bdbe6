/**
 * One operation of the contract, as the generated table has it: `orderPay: Operation<OrderPayParams, Order>`. Only what is unusual is
 * written. Without type arguments, `Operation` means any operation.
 */
export interface Operation<in Params = never, out Data = unknown> {
  /** The operationId of the contract; also the first part of the query key. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template below the base URL. */
  readonly path: string;
  /** Takes every parameter that is neither in the path nor a header; without a body the query does. */
  readonly body?: 'json' | 'form';
  /** Parameters that are sent as headers: name → header. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes an `Idempotency-Key`, and may be repeated with it. */
  readonly idempotent?: true;
  /** May be repeated although it writes and takes no key. */
  readonly retrySafe?: true;
  /** Is about what a guest may have: takes the grant that proves who the guest is. */
  readonly isForGuests?: true;
  /** `client`: always with the client key. `none`: without credentials. Default: the session token once signed in. */
  readonly auth?: 'client' | 'none';
  /** Where it is, when that is not the host of the API. */
  readonly host?: 'uploads';
  /** A list that is read in pages: where in a response the items are. */
  readonly items?: readonly string[];
  /** `false` when it has no parameters at all. */
  readonly hasParams?: false;
  /** `true` if a 200 without a body is a result; the operations of the contract have a 204 for that. */
  readonly mayBeEmpty?: true;
  /** Never present at run time. Carries the types. */
  readonly types?: (params: Params) => Data;
}

/** An operation that gives a list in pages. */
export interface ListOperation<in Params = never, out Data = unknown, out Item = unknown> extends Operation<
  Params,
  Data
> {
  readonly items: readonly string[];
  /** Never present at run time. Carries the type. */
  readonly item?: Item;
}
