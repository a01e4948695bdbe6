import { Agent, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';

/** The outcome of a request: completed, not sent because the server no longer listens, or interrupted. */
export type Outcome = 'answered' | 'refused' | 'cut';

export interface Got {
  outcome: Outcome;
  status: number;
  body: Buffer;
  headers: IncomingMessage['headers'];
}

interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

const NOTHING: Omit<Got, 'outcome'> = { status: 0, body: Buffer.alloc(0), headers: {} };

/** One person's browser: one persistent connection, with every request counted by its outcome. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #origin: URL;
  readonly #mayConnect: () => boolean;

  /** @param mayConnect False once a load balancer would send new connections elsewhere; open ones stay in use. */
  constructor(origin: string, mayConnect: () => boolean) {
    this.#origin = new URL(origin);
    this.#mayConnect = mayConnect;
  }

  async send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Got> {
    if (!this.#hasConnection() && !this.#mayConnect()) return { outcome: 'refused', ...NOTHING };
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const { hostname, port } = this.#origin;
    const sending = request({
      hostname,
      port,
      path,
      method,
      agent: this.#agent,
      headers: {
        ...headers,
        ...(payload !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
        }),
      },
    });
    sending.end(payload);
    return gotOf(sending);
  }

  close(): void {
    this.#agent.destroy();
  }

  #hasConnection(): boolean {
    return Object.values(this.#agent.freeSockets).some((sockets) => sockets?.some(({ destroyed }) => !destroyed));
  }
}

function gotOf(sending: ClientRequest): Promise<Got> {
  return new Promise((resolve) => {
    sending.once('error', (error: NodeJS.ErrnoException) => {
      resolve({ outcome: error.code === 'ECONNREFUSED' ? 'refused' : 'cut', ...NOTHING });
    });
    sending.once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      // `complete` shows after the end whether the response was cut off.
      answer.on('error', () => undefined);
      answer.once('close', () =>
        resolve({
          outcome: answer.complete ? 'answered' : 'cut',
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts),
          headers: answer.headers,
        }),
      );
    });
  });
}
