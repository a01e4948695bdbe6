import { PROBLEM_TYPE } from '@regen/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';
import { errorBody } from './error-handler.ts';

interface ParserError extends Error {
  code?: string;
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function refusalOf(code: string | undefined): HttpError {
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('request_timeout');
  return refuse('malformed_request');
}

/** Responds to what the HTTP parser refuses, before any route is known, with the same error body. */
export function answerClientError(error: ParserError, socket: Socket, requestId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code);
  const body = errorBody(refusal, requestId);
  socket.end(
    `HTTP/1.1 ${refusal.status} ${REASONS[refusal.status] ?? 'Bad Request'}\r\nContent-Type: ${PROBLEM_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const isHost = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host';

/** Node.js uses the first of two `Host` headers; the proxy in front may use the other (RFC 9112, 3.2). */
export async function refuseTwoHosts({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  let hosts = 0;
  for (let place = 0; place < raw.rawHeaders.length; place += 2) if (isHost(raw.rawHeaders[place])) hosts += 1;
  if (hosts < 2) return;
  reply.header('connection', 'close');
  throw refuse('malformed_request', 'A request must name exactly one host.');
}

/** `Expect` with anything but `100-continue` is refused before any route is known. */
export function answerExpectation(response: ServerResponse, requestId: string): void {
  const body = errorBody(refuse('expectation_failed'), requestId);
  const headers = {
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  response.writeHead(417, headers).end(body);
}
