import { createMemoryGuest } from '../core/session-store.ts';
import type { SessionChange, SessionKeeper, SessionListener } from './session-keeper.ts';
import { toRecord } from './session-record.ts';
import type { SessionRecord } from './session-record.ts';

/** How a keeper remembers; the memory keeper does not. */
export interface Persistence {
  save(record: SessionRecord): void;
  clear(): void;
}

/** A keeper, and a way to inject events from elsewhere (another tab). */
export interface AdoptingSession extends SessionKeeper {
  adopt(record: SessionRecord | null): void;
}

/** A session that lives in this object only: tests, scripts, and the base of the one for browsers. */
export function createMemorySession(initial: SessionRecord | null = null, persistence?: Persistence): AdoptingSession {
  let record = initial;
  const listeners = new Set<SessionListener>();
  const change = (next: SessionRecord | null, what: SessionChange): void => {
    record = next;
    for (const listener of listeners) listener(next, what);
  };
  const keep = (next: SessionRecord, what: SessionChange): void => {
    persistence?.save(next);
    change(next, what);
  };
  const drop = (what: SessionChange): void => {
    persistence?.clear();
    change(null, what);
  };

  return {
    guest: createMemoryGuest(),
    current: () => record,
    getToken: () => record?.token ?? null,
    start: (grant) => keep(toRecord(grant, Date.now()), 'started'),
    renew: (grant) => keep(toRecord(grant, Date.now()), 'renewed'),
    setUser(user) {
      if (record?.userId === user.id) keep({ ...record, user, site: user.site }, 'renewed');
    },
    finish: () => drop('ended'),
    end(token) {
      if (record?.token === token) drop('refused');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    adopt(next) {
      if (next) change(next, record?.userId === next.userId ? 'renewed' : 'started');
      else if (record) change(null, 'ended');
    },
  };
}
