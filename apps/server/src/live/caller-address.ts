import type { IncomingMessage } from 'node:http';

/** The address of a caller, as `request.ip` of every other call: behind a proxy the last one of its `X-Forwarded-For`. */
export function callerAddress({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const own = socket.remoteAddress ?? '';
  if (!trustsProxy) return own;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  return forwarded.split(',').at(-1)?.trim() || own;
}
