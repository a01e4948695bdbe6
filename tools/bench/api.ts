const BASE = '/api/v1/regen';
const CLIENT_KEY = 'regen-storefront';

/** Calls outside the measured time: preparing what is measured. Keeps the cookie of a guest. */
export class Api {
  readonly #origin: string;
  readonly browserId: string;
  #cookie = '';

  constructor(origin: string, browserId: string) {
    this.#origin = origin;
    this.browserId = browserId;
  }

  get headers(): Record<string, string> {
    return {
      authorization: `Basic ${btoa(`${CLIENT_KEY}:`)}`,
      'browser-id': this.browserId,
      ...(this.#cookie !== '' && { cookie: this.#cookie }),
    };
  }

  path(path: string): string {
    return `${BASE}${path}`;
  }

  get<T>(path: string): Promise<T> {
    return this.#send<T>('GET', path);
  }

  put<T>(path: string, body: object): Promise<T> {
    return this.#send<T>('PUT', path, body);
  }

  post<T>(path: string, body: object): Promise<T> {
    return this.#send<T>('POST', path, body);
  }

  async #send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.#origin + this.path(path), {
      method,
      headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    if (cookies.length > 0) this.#cookie = cookies.join('; ');
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
