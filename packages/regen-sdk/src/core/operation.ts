/**
 * A row of the generated operation table: id, path, method, flags and the parameters that are sent as headers. It is one
 * short text because it ships to browsers: `cartUpdate /cart/{id} PUT bk ifMatch:If-Match`.
 */
export type Operation = `${string} ${string}`;

/** What a row says. */
export interface OperationParts {
  /** The operationId of the contract; also the query key. */
  id: string;
  /** The path template below the base URL. */
  path: string;
  method: string;
  /**
   * `b` JSON body, `f` form with files: it takes every parameter that is neither in the path nor a header; without, the
   * query does. `k` takes an `Idempotency-Key`. `s` safe to repeat although its method is not. `c` always with the client
   * key, `n` without any credentials; else the session token once signed in. `l` a list in pages. `e` no parameters at
   * all. `u` on the host that takes uploads.
   */
  flags: string;
  /** `name:Header` for each parameter that is sent as a header. */
  headers: string[];
}

export function readOperation(operation: Operation): OperationParts {
  const [id = '', path = '', method = 'GET', flags = '', ...headers] = operation.split(' ');
  return { id, path, method, flags, headers };
}
