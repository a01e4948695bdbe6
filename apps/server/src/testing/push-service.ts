import { decrypt } from 'http_ece';
import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A notification as the browser decrypts it. */
export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  notice: unknown;
}

export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: ReceivedPush[];
}

/** A push service on this machine, with browsers that have subscribed there. */
export interface PushService {
  origin: string;
  newBrowser(): TestBrowser;
  /** Every request from now on is answered with this; `null`: never. */
  answer(status: number | null, headers?: Record<string, string>): void;
  /** All requests, those for no browser included. */
  readonly requests: number;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (body: Buffer, headers: IncomingHttpHeaders) => void>();
  let reply: { status: number | null; headers: Record<string, string> } = { status: 201, headers: {} };
  let requests = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests += 1;
      if (reply.status === null) return;
      if (reply.status < 300) browsers.get(request.url ?? '')?.(Buffer.concat(chunks), request.headers);
      response.writeHead(reply.status, reply.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    get requests() {
      return requests;
    },
    answer: (status, headers = {}) => void (reply = { status, headers }),
    newBrowser() {
      const privateKey = createECDH('prime256v1');
      privateKey.generateKeys();
      const auth = randomBytes(16).toString('base64url');
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const received: ReceivedPush[] = [];
      browsers.set(path, (body, headers) => {
        const text = decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString('utf8');
        received.push({ path, headers, notice: JSON.parse(text) });
      });
      const keys = { p256dh: privateKey.getPublicKey('base64url'), auth };
      return { subscription: { endpoint: origin + path, keys }, received };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
