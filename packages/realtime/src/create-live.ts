import { PING_INTERVAL, SLEEP_CHECK_INTERVAL, SLEEP_THRESHOLD, WAKE_JITTER } from './defaults.ts';
import { createEmitter } from './emitter.ts';
import { browserEnvironment } from './environment.ts';
import type { LiveEnvironment } from './environment.ts';
import type { LiveKey, LiveMessage } from './generated/live-messages.ts';
import { createOutbox } from './outbox.ts';
import type { LiveTopics } from './outbox.ts';
import { readFrame } from './read-frame.ts';
import { startSeries } from './series.ts';
import type { Series, WebSocketClass } from './series.ts';
import { transition } from './transitions.ts';
import type { LiveInput, LiveState } from './transitions.ts';

export type LiveStatus = 'Connected' | 'Disconnected' | 'Error';

/** The message with a key. */
export type LiveMessageOf<Key extends LiveKey> = Extract<LiveMessage, { key: Key }>;

/** Arguments of handlers, by event: each message under its key, and changes of the connection. */
export type LiveEvents = { [Key in LiveKey]: LiveMessageOf<Key> } & {
  status: LiveStatus;
  /** A connection has opened. Messages may have been missed before it, including before the first one. */
  gap: LiveGap;
  /** The server has ended the session; there are no retries until `open()`. */
  ended: void;
};

export interface LiveGap {
  /** Time of the last message from the server, in milliseconds since the epoch; null before the first connection. Nothing was missed before it. */
  since: number | null;
}

export interface LiveOptions {
  /** The WebSocket URL, `wss://…`; `https://…` works as well. */
  url: string | URL;
  /** The base URL of the API. */
  baseUrl: string;
  /** Returns the session token; called for each attempt. Null or an error fails the attempt. */
  token: () => Promise<string | null>;
  /** Defaults to the global one; Node before 22 has none. */
  WebSocket?: WebSocketClass;
  /** Defaults to the page. */
  environment?: LiveEnvironment;
  /** Returns a number between 0 and 1, to vary delays between clients. */
  random?: () => number;
}

export interface Live {
  readonly status: LiveStatus;
  /** Connects, and stays connected until `close()`. Does nothing if already open. */
  open: () => void;
  close: () => void;
  /** Retries now instead of waiting. Does nothing when connected or closed. */
  reconnect: () => void;
  /** Returns a function that unsubscribes. */
  on: <Name extends keyof LiveEvents>(name: Name, handler: (value: LiveEvents[Name]) => void) => () => void;
  /** Signals that the person is typing to an account. Call it on every keystroke: at most one signal every two seconds is sent. */
  typing: (accountId: string) => void;
  /** Subscribes to `stock` and `seats` of what is on screen; returns a function that unsubscribes. */
  watch: (topics: LiveTopics) => () => void;
}

/** @throws TypeError if `url` is not a URL, or there is no `WebSocket`. */
export function createLive(options: LiveOptions): Live {
  const { WebSocket = globalThis.WebSocket, environment = browserEnvironment(), random = Math.random } = options;
  if (typeof WebSocket !== 'function') throw new TypeError('There is no global WebSocket: give one.');
  const address = new URL(options.url);
  address.protocol = address.protocol.replace('http', 'ws');

  const { on, emit } = createEmitter<LiveEvents>();
  const outbox = createOutbox(send);
  let state: LiveState = 'closed';
  let status: LiveStatus = 'Disconnected';
  let series: Series | undefined;
  let lastHeardAt: number | null = null;
  let wakeTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let unfollowDevice: (() => void) | undefined;

  function send(action: object): boolean {
    if (state === 'connected') series?.send(JSON.stringify(action));
    return state === 'connected';
  }

  function setStatus(next: LiveStatus): void {
    if (next === status) return;
    status = next;
    emit('status', next);
  }

  async function addressWithToken(): Promise<string | null> {
    const token = await options.token();
    if (!token) return null;
    const full = new URL(address);
    full.searchParams.set('token', token);
    full.searchParams.set('baseUrl', options.baseUrl);
    return full.href;
  }

  function onFrame(frame: unknown): void {
    lastHeardAt = Date.now();
    const message = readFrame(frame);
    if (message) emit(message.key, message as never);
  }

  function startAttempts(): void {
    series = startSeries(
      { url: addressWithToken, WebSocket, random },
      (event) => (event === 'failed' ? setStatus('Error') : handle(event)),
      onFrame,
    );
  }

  function stopAttempts(): void {
    clearTimeout(wakeTimer);
    wakeTimer = undefined;
    series?.stop();
    series = undefined;
  }

  function handle(input: LiveInput): void {
    const isWake = input === 'wake' || input === 'slept';
    // Coming online and becoming visible often happen together.
    if (isWake && wakeTimer !== undefined) return;
    const next = transition(state, input);
    if (!next) return;
    const before = state;
    state = next.state;
    if (next.series !== 'keep') stopAttempts();
    if (next.series === 'start' && !isWake) startAttempts();
    if (next.series === 'start' && isWake)
      wakeTimer = setTimeout(() => {
        wakeTimer = undefined;
        startAttempts();
      }, random() * WAKE_JITTER);
    onState(before, input);
  }

  function onState(before: LiveState, input: LiveInput): void {
    clearInterval(pingTimer);
    if (state === 'closed' || state === 'ended') {
      unfollowDevice?.();
      unfollowDevice = undefined;
    } else unfollowDevice ??= followDevice();
    if (state === 'connected') return onConnected();
    // A failed attempt shows as an error until the next one succeeds or the series ends.
    if (state !== 'connecting' || before === 'connected') setStatus('Disconnected');
    if (input === 'sessionEnded') emit('ended', undefined);
  }

  function onConnected(): void {
    pingTimer = setInterval(() => send({ action: 'ping', baseUrl: options.baseUrl }), PING_INTERVAL);
    outbox.flush();
    const since = lastHeardAt;
    lastHeardAt = Date.now();
    setStatus('Connected');
    // A handler may have closed it.
    if (status === 'Connected') emit('gap', { since });
  }

  /** Detects waking from sleep, even where no event reports it. */
  function followDevice(): () => void {
    let last = Date.now();
    const check = setInterval(() => {
      const now = Date.now();
      const hasSlept = now - last > SLEEP_THRESHOLD;
      last = now;
      if (hasSlept) handle('slept');
    }, SLEEP_CHECK_INTERVAL);
    const forget = environment.onWake(() => handle('wake'));
    return () => {
      clearInterval(check);
      forget();
    };
  }

  return {
    get status() {
      return status;
    },
    open: () => handle('open'),
    close: () => handle('close'),
    reconnect: () => handle('reconnect'),
    on,
    typing: outbox.typing,
    watch: outbox.watch,
  };
}
