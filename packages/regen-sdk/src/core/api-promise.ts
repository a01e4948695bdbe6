/** A successful response with its raw `Response`; the body has been read. */
export interface WithResponse<Data> {
  data: Data;
  response: Response;
}

/** The promise of every method: the data, or with `.withResponse()` the data and the raw response (status, headers). */
export interface ApiPromise<Data> extends Promise<Data> {
  /** The data together with the raw response: its status and headers. */
  withResponse(): Promise<WithResponse<Data>>;
}

export function apiPromise<Data>(run: Promise<WithResponse<Data>>): ApiPromise<Data> {
  const data = run.then((result) => result.data);
  return Object.assign(data, {
    withResponse() {
      // A caller that uses the response handles that promise; without this, a failure would also count as unhandled here.
      data.catch(() => {});
      return run;
    },
  });
}
