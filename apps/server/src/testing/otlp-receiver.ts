import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  events: unknown[];
  links: { traceId: string; spanId: string }[];
  status: { code?: number; message?: string };
}

interface WireBody {
  resourceSpans: {
    resource: { attributes: WireSpan['attributes'] };
    scopeSpans: { spans: WireSpan[] }[];
  }[];
}

/** A span as a collector sees it. */
export interface ReceivedSpan extends Omit<WireSpan, 'attributes'> {
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
}

export interface Sent {
  path: string;
  type: string;
  bytes: Buffer;
}

export interface OtlpReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  /** Every raw request. */
  readonly sent: readonly Sent[];
  /** Accepted spans that were sent as JSON. */
  spans(): ReceivedSpan[];
  /** Requests that have no response yet and were not aborted. */
  unanswered(): number;
  /** The status of responses; null leaves requests without a response. */
  status: number | null;
  close(): Promise<void>;
}

const plain = (attributes: WireSpan['attributes']): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

function spansOf(body: WireBody): ReceivedSpan[] {
  return body.resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: plain(span.attributes),
        resource: plain(resource.attributes),
      })),
    ),
  );
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A collector that accepts OTLP over HTTP. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const sent: Sent[] = [];
  const spans: ReceivedSpan[] = [];
  const unanswered = new Set<ServerResponse>();
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await read(request);
    const type = String(request.headers['content-type']);
    sent.push({ path: request.url ?? '', type, bytes });
    if (receiver.status === null) {
      unanswered.add(response);
      response.once('close', () => unanswered.delete(response));
      return;
    }
    if (receiver.status === 200 && type === 'application/json') {
      spans.push(...spansOf(JSON.parse(bytes.toString('utf8')) as WireBody));
    }
    response.writeHead(receiver.status, { 'content-type': type }).end();
  }
  const server = createServer((request, response) => {
    take(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: OtlpReceiver = {
    url: `http://127.0.0.1:${port}`,
    sent,
    spans: () => spans,
    unanswered: () => unanswered.size,
    status: 200,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return receiver;
}
