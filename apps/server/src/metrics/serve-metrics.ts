import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { ConfigError } from '../config.ts';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a reader sends the token; without one, anyone who reaches the port may read. */
function mayRead(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true;
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

async function answer(metrics: Metrics, token: string | undefined, authorization: string | undefined): Promise<Answer> {
  const plain = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  if (!mayRead(authorization, token)) {
    return {
      status: 401,
      headers: { ...plain, 'www-authenticate': 'Bearer' },
      text: 'Send the token of METRICS_TOKEN as a bearer token.\n',
    };
  }
  const read = await metrics.read();
  if (read === null) return { status: 404, headers: plain, text: 'There is nothing here.\n' };
  return { status: 200, headers: { ...plain, 'content-type': read.type }, text: read.text };
}

/** With a token and no port of their own, metrics are read at `/metrics` of the store. */
export function registerMetrics(server: FastifyInstance, config: Config, metrics: Metrics): void {
  if (config.METRICS_TOKEN === undefined || config.METRICS_PORT !== undefined) return;
  server.get(PATH, async (request, reply) => {
    const { status, headers, text } = await answer(metrics, config.METRICS_TOKEN, request.headers.authorization);
    return reply.code(status).headers(headers).send(text);
  });
}

async function respond(request: IncomingMessage, metrics: Metrics, token: string | undefined): Promise<Answer> {
  if (request.method !== 'GET' || request.url !== PATH) {
    return { status: 404, headers: { 'content-type': 'text/plain' }, text: `Only ${PATH} is here.\n` };
  }
  return answer(metrics, token, request.headers.authorization);
}

export interface MetricsServer {
  close(): Promise<void>;
}

/** Listens on the port of the metrics, when there is one. Throws `ConfigError` when it cannot. */
export async function listenForMetrics(config: Config, metrics: Metrics): Promise<MetricsServer> {
  const { METRICS_HOST: host, METRICS_PORT: port, METRICS_TOKEN: token } = config;
  if (port === undefined) return { close: async () => undefined };
  const server: Server = createServer((request, response) => {
    respond(request, metrics, token).then(
      ({ status, headers, text }) => response.writeHead(status, headers).end(text),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code ?? error.message;
      reject(new ConfigError(`The metrics cannot be read on ${host} port ${port}: ${reason}.`, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
