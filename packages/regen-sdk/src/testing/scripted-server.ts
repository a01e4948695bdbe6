import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived over the wire. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Answer = (response: ServerResponse, request: SeenRequest) => void;

/** An HTTP server that returns the queued responses one after the other, the last one forever, and records the requests. */
export interface ScriptedServer {
  baseUrl: string;
  seen: SeenRequest[];
  answer(...answers: Answer[]): void;
  close(): Promise<void>;
}

export async function startScriptedServer(): Promise<ScriptedServer> {
  let script: Answer[] = [];
  const seen: SeenRequest[] = [];
  const server: Server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      seen.push(request);
      const next = script.length > 1 ? script.shift() : script[0];
      if (next) next(response, request);
      else json(200, {})(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/regen`,
    seen,
    answer(...answers) {
      script = answers;
      seen.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** The error body of the contract. */
export function failure(status: number, code: string, headers: Record<string, string> = {}): Answer {
  const detail = `It failed with ${code}.`;
  const members = { type: 'about:blank', title: 'It failed.', status, detail };
  const problem = { code, message: detail, requestId: 'req_1', ...members };
  return json(status, problem, { 'Content-Type': 'application/problem+json', ...headers });
}
