import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gateway {
  origin: string;
  close(): Promise<void>;
}

/**
 * Proxies the real server: the first change of a cart by each device is a 503, signed URLs of files point back here, and `/app/` has the
 * files of the page.
 */
export async function startGateway(api: string, storage: string, files: ReadonlyMap<string, string>): Promise<Gateway> {
  const target = new URL(api);
  const refused = new Set<string>();

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const upstream = httpRequest(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const isJson =
            answer.headers['content-type']?.startsWith('application/json') && !answer.headers['content-encoding'];
          const whole = Buffer.concat(chunks);
          const body = isJson ? Buffer.from(whole.toString('utf8').replaceAll(storage, origin())) : whole;
          const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers;
          const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
          response.writeHead(
            answer.statusCode ?? 502,
            hasBody ? { ...headers, 'content-length': body.length } : headers,
          );
          response.end(hasBody ? body : undefined);
        });
      },
    );
    upstream.on('error', () => response.writeHead(502).end());
    incoming.pipe(upstream);
  }

  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    if (file !== undefined) {
      response.setHeader('Content-Type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html').end(file);
      return;
    }
    const device = String(incoming.headers['browser-id']);
    if (incoming.method === 'PUT' && pathname.startsWith('/api/v1/regen/cart/') && !refused.has(device)) {
      refused.add(device);
      incoming.resume().on('end', () => {
        response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '0' });
        response.end('{"code":"database_unavailable","message":"Try again.","requestId":"req_1"}');
      });
      return;
    }
    pass(incoming, response);
  });
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: origin(),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
