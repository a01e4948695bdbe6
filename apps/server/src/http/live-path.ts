import type { IncomingMessage } from 'node:http';

/** Where the live connection begins; below the base path of the API. */
export const LIVE_PATH = '/api/v1/regen/live';

/** Whether a request wants to become the live connection. Every other `Upgrade` is ignored, as HTTP allows, and the request answered. */
export function isLiveUpgrade({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  return method === 'GET' && url.split('?', 1)[0] === LIVE_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}
