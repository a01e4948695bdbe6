import { newUuid } from '~/kernel/new-uuid.ts';
import type { Owned } from '~/kernel/stored/owned.ts';
import { followStorage, type Stored } from '~/kernel/stored/stored.ts';
import { storedIds, storedMessage, writtenHere, type WaitingMessage } from './waiting-message.ts';

export type NewMessage = Pick<WaitingMessage, 'accountId' | 'text' | 'files' | 'cards'>;

/** What a person has written and the server doesn't have yet: in the order of writing, for all tabs, over reloads. */
export interface Outbox {
  /** The same list until something changes. */
  list: () => readonly WaitingMessage[];
  subscribe: (listener: () => void) => () => void;
  add: (message: NewMessage) => WaitingMessage;
  /** Null sends it again; a text says why it can't be sent. */
  setFailure: (clientId: string, failure: string | null) => void;
  /** After it was sent, or when the person doesn't want it to be sent anymore. */
  remove: (clientId: string) => void;
  /** What other tabs have changed, where their events are too late. */
  refresh: () => void;
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

export function createOutbox({ owner, isOwnerHere, onGone, now = Date.now }: OutboxParts): Outbox {
  const listeners = new Set<() => void>();
  /** Those that local storage didn't take, being full or blocked: this tab alone has them. */
  const unstored = new Map<string, WaitingMessage>();
  let held = readStored(owner);
  let shown = inOrder(held.values());

  function changed(): void {
    shown = inOrder(new Map([...held, ...unstored]).values());
    for (const listener of listeners) listener();
  }

  function writeHere(change: (list: readonly WaitingMessage[]) => readonly WaitingMessage[]): void {
    const kept = writtenHere.read();
    const value = change(kept?.owner === owner ? kept.value : []);
    writtenHere.write(value.length > 0 ? { owner, value } : null);
  }

  function put(message: WaitingMessage): void {
    const place: Stored<Owned<WaitingMessage>> = storedMessage(message.clientId);
    place.write({ owner, value: message });
    const stored = place.read()?.value;
    const isStored = stored?.at === message.at && stored.failure === message.failure;
    (isStored ? held : unstored).set(message.clientId, message);
    (isStored ? unstored : held).delete(message.clientId);
    writeHere((list) => [...list.filter(({ clientId }) => clientId !== message.clientId), message]);
    changed();
  }

  function remove(clientId: string): void {
    held.delete(clientId);
    unstored.delete(clientId);
    storedMessage(clientId).write(null);
    writeHere((list) => list.filter((each) => each.clientId !== clientId));
    changed();
  }

  function follow(): void {
    // At the end of a session everything goes, and nothing of that was sent.
    if (!isOwnerHere()) return;
    const stored = readStored(owner);
    const gone = [...held.values()].filter(({ clientId }) => !stored.has(clientId));
    const isSame = gone.length === 0 && stored.size === held.size && shown.every((each) => isUnchanged(each, stored));
    if (isSame) return;
    held = stored;
    for (const { clientId } of gone) writeHere((list) => list.filter((each) => each.clientId !== clientId));
    changed();
    if (gone.length > 0) onGone(gone);
  }

  const isUnchanged = ({ clientId, failure }: WaitingMessage, stored: ReadonlyMap<string, WaitingMessage>): boolean =>
    unstored.has(clientId) || stored.get(clientId)?.failure === failure;

  // The storage was emptied since this tab wrote them. The server knows those that were sent meanwhile.
  const kept = writtenHere.read();
  if (kept?.owner === owner) for (const message of kept.value) if (!held.has(message.clientId)) put(message);

  const unfollow = followStorage(() => queueMicrotask(follow));
  return {
    list: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(message) {
      const last = shown.at(-1)?.at ?? 0;
      const added = { ...message, clientId: newUuid(), at: Math.max(now(), last + 1), failure: null };
      put(added);
      return added;
    },
    setFailure(clientId, failure) {
      const known = held.get(clientId) ?? unstored.get(clientId);
      if (known && known.failure !== failure) put({ ...known, failure });
    },
    remove,
    refresh: follow,
    close: unfollow,
  };
}
