import { createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Prism, Verdict } from '../on-demand/prism.ts';

export interface Exchange extends Verdict {
  method: string;
  url: string;
  status: number;
}

export interface ValidatingProxy {
  /** A POST of a server's port returns the origin that represents it from then on. */
  origin: string;
  exchanges: readonly Exchange[];
  close(): Promise<void>;
}

/** Between two hops; each says its own. */
const HOP = new Set(['connection', 'keep-alive', 'host', 'transfer-encoding']);
const URL_PARTS = /^(\/api\/v1\/\w+)(\/[^?]*)(?:\?(.*))?$/;

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const flat = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));

function parsed(bytes: Buffer, type: string | undefined): unknown {
  if (bytes.length === 0 || !/^application\/(problem\+)?json\b/.test(type ?? '')) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return bytes.toString('utf8');
  }
}

function queryOf(text: string | undefined): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const known = query[name];
    query[name] = known === undefined ? value : [known, value].flat();
  }
  return query;
}

/** Passes the bytes on as they are and returns the server's complete response. */
function forward(
  port: string,
  path: string,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<[IncomingMessage, Buffer]> {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP.has(name)));
  // Responses are read here, so they come uncompressed.
  headers['accept-encoding'] = 'identity';
  return new Promise((resolve, reject) => {
    const out = send({ host: '127.0.0.1', port, path, method: incoming.method, headers }, (answer) => {
      readAll(answer).then((bytes) => resolve([answer, bytes]), reject);
    });
    out.on('error', reject);
    out.end(body);
  });
}

/** Proxies between client and server, passes every exchange to Prism, and changes nothing. Listens on loopback only. */
export async function startProxy(prism: Prism): Promise<ValidatingProxy> {
  const exchanges: Exchange[] = [];

  async function pass(port: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method = '' } = incoming;
    const [, base, path, query] = URL_PARTS.exec(url) ?? [];
    if (base === undefined || path === undefined) throw new Error(`${url} is not a path of the API.`);
    const body = await readAll(incoming);
    const [answer, bytes] = await forward(port, url, incoming, body);
    const status = answer.statusCode ?? 0;
    const verdict = prism.check(
      {
        method,
        base,
        path,
        query: queryOf(query),
        headers: flat(incoming.headers),
        body: parsed(body, incoming.headers['content-type']),
      },
      { status, headers: flat(answer.headers), body: parsed(bytes, answer.headers['content-type']) },
    );
    exchanges.push({ method, url, status, ...verdict });
    const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !HOP.has(name)));
    response.writeHead(status, headers);
    response.end(bytes);
  }

  const entries: Server[] = [];
  async function open(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    entries.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  /** The server hung up, or the caller did: the caller sees a lost connection, as without the proxy. */
  const hangUp = (response: ServerResponse) => (error: unknown) =>
    void response.destroy(error instanceof Error ? error : undefined);

  const origin = await open((incoming, response) => {
    const answer = async (): Promise<void> => {
      const port = (await readAll(incoming)).toString('utf8');
      response.end(await open((call, reply) => void pass(port, call, reply).catch(hangUp(reply))));
    };
    answer().catch(hangUp(response));
  });
  return {
    origin,
    exchanges,
    async close() {
      for (const server of entries) server.closeAllConnections();
      await Promise.all(entries.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
