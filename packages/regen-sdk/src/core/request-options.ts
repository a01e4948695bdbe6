/** The last argument of every method of the SDK. */
export interface RequestOptions {
  /** Aborts the call: no further attempt is made and the promise rejects with `RegenAbortError`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that one attempt may take, including reading the body. `0` waits forever. Default: the client's. */
  timeout?: number | undefined;
  /** Attempts after the first one. `0` never repeats. Default: the client's. */
  maxRetries?: number | undefined;
  /** Added to the call, case-insensitively; `null` removes a header that the SDK would send. */
  headers?: Readonly<Record<string, string | null>> | undefined;
  /**
   * The `Idempotency-Key` of an operation that takes one. Without it the SDK makes one for each call; pass your own to
   * repeat a call that failed (an order after a lost connection) as the same call.
   */
  idempotencyKey?: string | undefined;
  /** The call continues when its page is closed. For small bodies: browsers allow 64 kB of them at a time. */
  keepalive?: boolean | undefined;
}

/** How much of a file, or of the files of a form, has been sent. */
export interface UploadProgress {
  /** Bytes. */
  loaded: number;
  total: number;
  /** 0 to 100. */
  percent: number;
}

/** The last argument of methods that send a file. */
export interface UploadOptions extends RequestOptions {
  /**
   * Called while the file is being sent, at least at its beginning and its end; a retry begins anew. Only browsers report what
   * lies between, and only without a `fetch` of your own.
   */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}
