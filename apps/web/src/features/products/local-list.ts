import { openStorage, type KeyValueStorage } from '@regen/sdk/session';
import { useSyncExternalStore } from 'react';
import type { AppContext } from '~/kernel/context.ts';
import { useApp } from '~/kernel/use-app.ts';
import type { SessionKeeper } from '@regen/sdk/session';

/** SKUs that this device remembers. All tabs agree; the end of a session empties it (rule S7). */
export interface LocalList {
  read: () => readonly string[];
  write: (skus: readonly string[]) => void;
  subscribe: (listener: () => void) => () => void;
}

const nothing: readonly string[] = [];

/** Stored data may be from another version, or tampered with. */
function parse(text: string): readonly string[] {
  const skus = text.split(',').filter((sku) => /^[\w-]{1,40}$/.test(sku));
  return skus.length > 0 ? [...new Set(skus)] : nothing;
}

export function createLocalList(
  session: Pick<SessionKeeper, 'current' | 'subscribe'>,
  key: string,
  storage: KeyValueStorage = openStorage(),
): LocalList {
  const listeners = new Set<() => void>();
  let text = '';
  let skus = nothing;
  const read = () => {
    const now = storage.getItem(key) ?? '';
    if (now !== text) [text, skus] = [now, parse(now)];
    return skus;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = (next: readonly string[]) => {
    try {
      if (next.length > 0) storage.setItem(key, next.join(','));
      else storage.removeItem(key);
    } catch {
      // A full storage: the list stays as it was.
    }
    tell();
  };
  let person = session.current()?.userId;
  session.subscribe((record) => {
    const former = person;
    person = record?.userId;
    // Also when another person signs in, in this tab or in another.
    if (former !== undefined && former !== person) write(nothing);
  });
  globalThis.addEventListener?.('storage', (event) => {
    // `key` is null when everything was cleared.
    if (event.key === null || event.key === key) tell();
  });
  return {
    read,
    write,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** One of each name. */
const listsOfPage = () => new Map<string, LocalList>();

function localList({ service, session }: AppContext, key: string): LocalList {
  const lists = service(listsOfPage);
  const list = lists.get(key) ?? createLocalList(session, key);
  lists.set(key, list);
  return list;
}

/** A server remembers nobody. */
const noList: LocalList = { read: () => nothing, write: () => undefined, subscribe: () => () => undefined };

/** Empty on the server and until the page is hydrated. */
export function useLocalList(key: string): readonly [skus: readonly string[], list: LocalList] {
  const app = useApp();
  const list = import.meta.env.SSR ? noList : localList(app, key);
  return [useSyncExternalStore(list.subscribe, list.read, () => nothing), list];
}
