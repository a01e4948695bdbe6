import { newUuid } from '~/kernel/new-uuid.ts';
import { followStorage } from '~/kernel/stored/stored.ts';
import { storedIds, storedMessage, storedEpoch, writtenHere, type WaitingMessage } from './waiting-message.ts';

export type NewMessage = Pick<WaitingMessage, 'accountId' | 'text' | 'files' | 'cards'>;

/** What a person has written and the server doesn't have yet: in the order of writing, for all tabs, over reloads. */
export interface Outbox {
  /** The same list until something changes; before it is opened, what is stored. */
  list: () => readonly WaitingMessage[];
  subscribe: (listener: () => void) => () => void;
  /** Brings back what the end of a session has taken, and follows what other tabs do. */
  open: () => void;
  add: (message: NewMessage) => WaitingMessage;
  /** Null sends it again; a text says why it can't be sent. */
  setFailure: (clientId: string, failure: string | null) => void;
  /** After it was sent, or when the person doesn't want it to be sent anymore. */
  remove: (clientId: string) => void;
  /** What other tabs have changed, where their events are too late. */
  refresh: () => void;
  /** Forgets everything but what is stored. */
  close: () => void;
}

export interface OutboxParts {
  owner: string;
  /** Whether this person is still the one of this tab: the end of a session empties the storage. */
  isOwnerHere: () => boolean;
  /** Another tab has sent these, or deleted them. */
  onGone: (messages: readonly WaitingMessage[]) => void;
  now?: () => number;
}

const inOrder = (messages: Iterable<WaitingMessage>): WaitingMessage[] => [...messages].toSorted((a, b) => a.at - b.at);

/** The messages of a person that are in local storage. */
function readStored(owner: string): Map<string, WaitingMessage> {
  const found = new Map<string, WaitingMessage>();
  for (const clientId of storedIds()) {
    const kept = storedMessage(clientId).read();
    if (kept?.owner === owner) found.set(clientId, kept.value);
  }
  return found;
}

function readEpoch(owner: string): string | null {
  const kept = storedEpoch.read();
  return kept?.owner === owner ? kept.value : null;
}

function epochOf(owner: string): string | null {
  if (readEpoch(owner) === null) storedEpoch.write({ owner, value: newUuid() });
  return readEpoch(owner);
}

/**
 * A message lies in local storage, for all tabs, and as a copy in the tab that wrote it, because the end of a session empties local
 * storage. As long as its epoch lasts, local storage alone says what is left: what is missing there was sent or deleted by another tab.
 */
export function createOutbox({ owner, isOwnerHere, onGone, now = Date.now }: OutboxParts): Outbox {
  const listeners = new Set<() => void>();
  /** As local storage has them. */
  let held = new Map<string, WaitingMessage>();
  /** Those, or versions of those, that local storage didn't take, being full or blocked: this tab alone has them. */
  const unstored = new Map<string, WaitingMessage>();
  /** Of the messages that were written in this tab: the epoch of the local storage that has them, null if it didn't take them. */
  const written = new Map<string, string | null>();
  let shown: readonly WaitingMessage[] | undefined;
  let unfollow: (() => void) | undefined;

  // Reading changes nothing, so a first render can do it.
  const list = () => (shown ??= inOrder(readStored(owner).values()));

  function changed(): void {
    const all = inOrder(new Map([...held, ...unstored]).values());
    shown = all;
    const value = all.flatMap((message) => {
      const epoch = written.get(message.clientId);
      return epoch === undefined ? [] : [{ ...message, epoch }];
    });
    const isKept = writtenHere.read()?.owner === owner;
    // After sign-out nothing stays.
    if (isKept || (isOwnerHere() && value.length > 0)) writtenHere.write(value.length > 0 ? { owner, value } : null);
    for (const listener of listeners) listener();
  }

  function put(message: WaitingMessage): void {
    const { clientId } = message;
    const place = storedMessage(clientId);
    if (isOwnerHere()) place.write({ owner, value: message });
    // What is there may be the version before.
    const taken = place.read()?.value;
    if (taken) held.set(clientId, taken);
    if (taken?.at === message.at && taken.failure === message.failure) unstored.delete(clientId);
    else unstored.set(clientId, message);
    if (written.has(clientId)) written.set(clientId, taken ? epochOf(owner) : null);
  }

  function follow(): void {
    // At the end of a session everything goes, and nothing of that was sent.
    if (!isOwnerHere()) return;
    const stored = readStored(owner);
    const gone = [...held.values()].filter(({ clientId }) => !stored.has(clientId));
    const changes = [...stored.values()].filter(
      ({ clientId, failure }) => !held.has(clientId) || held.get(clientId)?.failure !== failure,
    );
    if (gone.length + changes.length === 0) return;
    held = stored;
    for (const { clientId } of [...gone, ...changes]) unstored.delete(clientId);
    for (const { clientId } of gone) written.delete(clientId);
    changed();
    if (gone.length > 0) onGone(gone);
  }

  function open(): void {
    if (unfollow) return;
    held = readStored(owner);
    const epoch = readEpoch(owner);
    const kept = writtenHere.read();
    for (const { epoch: taken, ...message } of kept?.owner === owner ? kept.value : []) {
      const { clientId } = message;
      // The storage was emptied since it was written, or has never had it. The server knows what was sent before.
      const isLost = !held.has(clientId) && (taken === null || taken !== epoch);
      if (held.has(clientId) || isLost) written.set(clientId, taken);
      if (isLost) put(message);
    }
    unfollow = followStorage(() => queueMicrotask(follow));
    changed();
  }

  return {
    list,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open,
    add(message) {
      open();
      const last = list().at(-1)?.at ?? 0;
      const added = { ...message, clientId: newUuid(), at: Math.max(now(), last + 1), failure: null };
      written.set(added.clientId, null);
      put(added);
      changed();
      return added;
    },
    setFailure(clientId, failure) {
      follow();
      const known = unstored.get(clientId) ?? held.get(clientId);
      if (!known || known.failure === failure || !isOwnerHere()) return;
      put({ ...known, failure });
      changed();
    },
    remove(clientId) {
      held.delete(clientId);
      unstored.delete(clientId);
      written.delete(clientId);
      storedMessage(clientId).write(null);
      changed();
    },
    refresh: follow,
    close() {
      unfollow?.();
      unfollow = undefined;
      held = new Map();
      unstored.clear();
      written.clear();
      shown = undefined;
    },
  };
}
