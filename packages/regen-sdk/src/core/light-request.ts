/**
 * Stands in for `Request` inside openapi-fetch: building a real one is most of what that library costs for a call with a
 * body. It only carries what `fetch(url, init)` needs.
 */
export class LightRequest {
  readonly url: string;
  readonly method: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.method = init.method ?? 'GET';
    this.init = init;
  }
}
