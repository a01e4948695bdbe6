import { randomUUID } from 'node:crypto';

const BASE = '/api/v1/regen';
const CLIENT_KEY = 'regen-storefront';

/** Calls outside the measured time: preparing what is measured. Keeps the cookie of a guest. */
export class Api {
  readonly #origin: string;
  readonly browserId: string;
  #cookie = '';
  #jwt: string | null = null;

  constructor(origin: string, browserId: string) {
    this.#origin = origin;
    this.browserId = browserId;
  }

  get headers(): Record<string, string> {
    return {
      authorization: this.#jwt === null ? `Basic ${btoa(`${CLIENT_KEY}:`)}` : `Bearer ${this.#jwt}`,
      'browser-id': this.browserId,
      ...(this.#cookie !== '' && { cookie: this.#cookie }),
    };
  }

  path(path: string): string {
    return `${BASE}${path}`;
  }

  /** From now on calls are this person's. */
  async signIn(email: string): Promise<{ id: string; accountId: string }> {
    const body = { email, password: 'regen-demo-2026' };
    const session = await this.post<{ jwt: string; id: string; accountId: string }>('/auth/users/login', body);
    this.#jwt = session.jwt;
    return session;
  }

  /** Of these paths, those that succeed. */
  async answered(paths: readonly string[]): Promise<string[]> {
    const found = await Promise.all(
      paths.map(async (path) => (await fetch(this.#origin + this.path(path), { headers: this.headers })).ok),
    );
    return paths.filter((_, at) => found[at]);
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
    const isForm = body instanceof FormData;
    const kind = isForm ? { 'idempotency-key': randomUUID() } : { 'content-type': 'application/json' };
    const response = await fetch(this.#origin + this.path(path), {
      method,
      headers: { ...this.headers, ...(body !== undefined && kind) },
      body: isForm ? body : body === undefined ? null : JSON.stringify(body),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    if (cookies.length > 0) this.#cookie = cookies.join('; ');
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }
}
