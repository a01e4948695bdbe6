import Imported from 'reconnecting-websocket';
import {
  CLOSED_SESSION_ENDED,
  CONNECTION_TIMEOUT,
  MAX_RECONNECT_DELAY,
  MAX_RETRIES,
  MIN_RECONNECT_DELAY,
  MIN_UPTIME,
  RECONNECT_GROWTH,
  RECONNECT_JITTER,
} from './defaults.ts';

/** A browser's `WebSocket`, that of Node, or that of `ws`. */
export type WebSocketClass = new (url: string) => {
  readonly readyState: number;
  send: (data: string) => void;
  close: (code?: number, reason?: string) => void;
  addEventListener: (type: 'open' | 'error', listener: () => void) => void;
};

export interface SeriesOptions {
  /** Returns where to connect; called for each attempt. Null fails it. */
  url: () => Promise<string | null>;
  WebSocket: WebSocketClass;
  random: () => number;
}

/**
 * What happens in a series, until it has stopped. `lost`: a connection has ended, or an attempt failed, and the next one follows. `failed`:
 * there was an error, after `lost`. `exhausted`: the last attempt failed.
 */
export type SeriesEvent = 'opened' | 'lost' | 'failed' | 'exhausted' | 'sessionEnded';

export interface Series {
  send: (text: string) => void;
  stop: () => void;
}

/** It's a CommonJS module to Node, whose default import is the class itself, and an ES module to bundlers and to the compiler's eyes. */
type Reconnecting = (typeof Imported)['default'];
const ReconnectingWebSocket: Reconnecting =
  'default' in Imported ? Imported.default : (Imported as unknown as Reconnecting);

/** An attempt that got no URL: it fails like one that is refused, so that it counts as one. */
function noSocket(): EventTarget {
  const socket = Object.assign(new EventTarget(), { readyState: 3, close: () => {} });
  queueMicrotask(() => socket.dispatchEvent(new Event('error')));
  return socket;
}

/** A browser complains in its console about a socket that is closed before it's open. So it's closed then, unless it takes too long. */
function closeQuietly(socket: InstanceType<WebSocketClass>): void {
  const close = socket.close.bind(socket);
  socket.close = (code, reason) => {
    if (socket.readyState > 0 || reason === 'timeout') close(code, reason);
    else socket.addEventListener('open', () => close(code, reason));
  };
}

/** What reconnecting-websocket calls `new` on. */
function socketsOf({ WebSocket }: SeriesOptions): object {
  function Socket(url: string): object {
    try {
      if (url === '') return noSocket();
      const socket = new WebSocket(url);
      // An attempt that timed out is closed after its listeners are gone, and `ws` throws an error that nobody hears.
      socket.addEventListener('error', () => {});
      closeQuietly(socket);
      return socket;
    } catch {
      return noSocket();
    }
  }
  return Object.assign(Socket, { CLOSING: 2 });
}

async function urlOf({ url }: SeriesOptions): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, CONNECTION_TIMEOUT, null);
  });
  try {
    return (await Promise.race([url(), late])) ?? '';
  } catch {
    // A rejected URL would end the series without a word; this counts, and shows as an error.
    return '';
  } finally {
    clearTimeout(timer);
  }
}

/** One connection that is tried for again and again; it ends for good after its last attempt, as reconnecting-websocket does. */
export function startSeries(
  options: SeriesOptions,
  onEvent: (event: SeriesEvent) => void,
  onFrame: (frame: unknown) => void,
): Series {
  let isStopped = false;
  let attempt = 0;
  const socket = new ReconnectingWebSocket(
    () => {
      attempt = socket.retryCount;
      return urlOf(options);
    },
    undefined,
    {
      WebSocket: socketsOf(options),
      maxRetries: MAX_RETRIES,
      minReconnectionDelay: MIN_RECONNECT_DELAY + options.random() * RECONNECT_JITTER,
      maxReconnectionDelay: MAX_RECONNECT_DELAY,
      reconnectionDelayGrowFactor: RECONNECT_GROWTH,
      connectionTimeout: CONNECTION_TIMEOUT,
      minUptime: MIN_UPTIME,
      maxEnqueuedMessages: 0,
    },
  );
  function stop(): void {
    isStopped = true;
    socket.close();
  }
  const report = (event: SeriesEvent): void => {
    if (!isStopped) onEvent(event);
  };

  socket.addEventListener('open', () => report('opened'));
  socket.addEventListener('message', ({ data }) => {
    if (!isStopped) onFrame(data);
  });
  socket.addEventListener('error', () => report('failed'));
  socket.addEventListener('close', ({ code }) => {
    // It has counted the next attempt by now, if there is one.
    const isLast = attempt >= MAX_RETRIES && socket.retryCount >= MAX_RETRIES;
    report(code === CLOSED_SESSION_ENDED ? 'sessionEnded' : isLast ? 'exhausted' : 'lost');
  });
  return { send: (text) => socket.send(text), stop };
}
