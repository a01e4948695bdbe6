import type { Cart } from '@regen/sdk';
import {
  isNothing,
  merged,
  nextBatch,
  NOTHING_PENDING,
  withChange,
  type CartChange,
  type CartRequest,
  type PendingChanges,
} from './pending-changes.ts';

/** How the writer reaches the cart. `ref` is a user id or `guest`; it may change when somebody signs in. */
export type CartPort = {
  read(): Cart | undefined;
  write(cart: Cart): void;
  send(request: CartRequest, version: number | undefined): Promise<Cart>;
  /** The current cart when an error says that the version was old, otherwise null. */
  conflictOf(error: unknown): Cart | null;
};

export type CartWriterState = {
  pending: PendingChanges;
  isSaving: boolean;
  /** The last call failed; its changes wait here for `retry` or `discard`. */
  failure: { error: unknown; changes: PendingChanges } | null;
  /** Somebody changed the cart elsewhere, and what was done here was put on top of it. */
  wasMerged: boolean;
};

const IDLE: CartWriterState = { pending: NOTHING_PENDING, isSaving: false, failure: null, wasMerged: false };
const MAX_CONFLICTS = 4;
/** Presses on the same line that follow each other faster than this are one burst, in milliseconds. */
const BURST_GAP = 400;

export type CartWriter = {
  getState(): CartWriterState;
  subscribe(listener: () => void): () => void;
  /** Resolves with the cart that contains the change, rejects when the change could not be saved. */
  change(change: CartChange): Promise<Cart>;
  retry(): void;
  discard(): void;
  dismissMerged(): void;
  /** Sends at once what waits for the end of a burst. */
  flush(): void;
  /** The page is about to unload: send also what waits for a response it will not receive. */
  leave(): void;
  /** Sends what waits; resolves with the cart as it is saved when nothing is under way. */
  settled(): Promise<Cart | undefined>;
};

/**
 * Sends changes one call at a time. While a call is under way further changes gather, the later one of the same thing
 * winning, and go out together. So there is never more than one call per line, and responses cannot arrive out of order.
 * The first press on a line goes out at once; what follows quickly waits for the last press, so that fifty are two calls.
 */
export function createCartWriter(port: CartPort): CartWriter {
  let state = IDLE;
  let queued = NOTHING_PENDING;
  let inFlight = NOTHING_PENDING;
  let waiting: { resolve(cart: Cart): void; reject(error: unknown): void }[] = [];
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  let lastPress = { sku: '', at: Number.NEGATIVE_INFINITY };
  let isBurst = false;
  let endWait: (() => void) | null = null;

  /** Only quantities wait: everything else is one deliberate act. */
  function follow(change: CartChange): void {
    const at = performance.now();
    isBurst = change.kind === 'set' && change.sku === lastPress.sku && at - lastPress.at < BURST_GAP;
    if (change.kind === 'set') lastPress = { sku: change.sku, at };
    if (!isBurst) endWait?.();
  }

  async function burstOver(): Promise<void> {
    while (isBurst) {
      const left = lastPress.at + BURST_GAP - performance.now();
      if (left <= 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        endWait = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      endWait = null;
    }
  }

  function flush(): void {
    isBurst = false;
    endWait?.();
  }

  function publish(patch: Partial<CartWriterState>): void {
    state = { ...state, ...patch, pending: merged(inFlight, queued), isSaving: running !== null };
    for (const listener of listeners) listener();
  }

  function send(request: CartRequest): Promise<Cart> {
    const needsVersion = request.kind === 'free-item' || request.needsVersion;
    return port.send(request, needsVersion ? port.read()?.version : undefined);
  }

  async function run(): Promise<void> {
    // Changes made in the same tick travel together.
    await Promise.resolve();
    let conflicts = 0;
    for (;;) {
      await burstOver();
      const batch = nextBatch(queued);
      if (batch === null) return;
      const served = isNothing(batch.rest) ? waiting : [];
      if (served.length > 0) waiting = [];
      inFlight = batch.taken;
      queued = batch.rest;
      publish({});
      try {
        const cart = await send(batch.request);
        conflicts = 0;
        inFlight = NOTHING_PENDING;
        port.write(cart);
        publish({});
        for (const { resolve } of served) resolve(cart);
      } catch (error) {
        const changes = merged(batch.taken, queued);
        inFlight = NOTHING_PENDING;
        const current = port.conflictOf(error);
        if (current !== null && conflicts < MAX_CONFLICTS) {
          conflicts += 1;
          // On top of what the cart is now, with what was changed meanwhile: an older quantity never comes after a newer one.
          queued = changes;
          waiting = [...served, ...waiting];
          port.write(current);
          publish({ wasMerged: true });
          continue;
        }
        queued = NOTHING_PENDING;
        const refused = [...served, ...waiting];
        waiting = [];
        publish({ failure: { error, changes } });
        for (const { reject } of refused) reject(error);
      }
    }
  }

  function start(): void {
    if (running !== null) return;
    running = run().finally(() => {
      running = null;
      publish({});
    });
    publish({});
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(change) {
      queued = withChange(queued, change);
      follow(change);
      const saved = new Promise<Cart>((resolve, reject) => waiting.push({ resolve, reject }));
      // Callers that do not await the result read `failure`.
      saved.catch(() => {});
      publish({ failure: null });
      start();
      return saved;
    },
    retry() {
      if (state.failure === null) return;
      queued = merged(state.failure.changes, queued);
      flush();
      publish({ failure: null });
      start();
    },
    discard: () => publish({ failure: null }),
    dismissMerged: () => publish({ wasMerged: false }),
    flush,
    leave() {
      flush();
      const batch = inFlight === NOTHING_PENDING ? null : nextBatch(queued);
      // Without a version: the current one is in the response. It is not taken out of the queue, because a page that stays sends it
      // again, and a quantity is the same twice; what adds up is not sent here.
      if (batch?.request.kind === 'update' && batch.request.needsVersion) {
        port.send(batch.request, undefined).catch(() => undefined);
      }
    },
    async settled() {
      flush();
      while (running !== null) await running;
      return port.read();
    },
  };
}
