import { MAX_WATCHED, TYPING_INTERVAL, TYPING_LASTS } from './defaults.ts';

/** What a screen shows that others may change. */
export interface LiveTopics {
  skus?: readonly string[];
  courseIds?: readonly string[];
}

export interface Outbox {
  /** Sends it, or keeps it for a moment until there is a connection. */
  typing: (accountId: string) => void;
  watch: (topics: LiveTopics) => () => void;
  /** To be called when a connection is there. */
  flush: () => void;
}

/** What a new connection watches. */
const NOTHING = JSON.stringify({ action: 'watch', skus: [], courseIds: [] });

/**
 * What goes to the server. Of each kind only the newest is kept while there is no connection: who is typed to, and everything that is
 * watched.
 */
export function createOutbox(send: (action: object) => boolean): Outbox {
  const watches = new Set<LiveTopics>();
  let typed: { accountId: string; at: number; isSent: boolean } | undefined;
  let sent = NOTHING;
  let isPlanned = false;

  /** The newest first: what is too much is what was shown longest ago. */
  function newest(kind: 'skus' | 'courseIds'): string[] {
    const ids = [...watches].toReversed().flatMap((topics) => topics[kind] ?? []);
    return [...new Set(ids)].slice(0, MAX_WATCHED).toSorted();
  }

  function sendWatched(): void {
    isPlanned = false;
    const action = { action: 'watch', skus: newest('skus'), courseIds: newest('courseIds') };
    const text = JSON.stringify(action);
    if (text !== sent && send(action)) sent = text;
  }

  /** Screens that are replaced by others end and begin watching in one go. */
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(sendWatched);
  }

  return {
    typing(accountId) {
      const at = Date.now();
      if (typed?.isSent && typed.accountId === accountId && at - typed.at < TYPING_INTERVAL) return;
      typed = { accountId, at, isSent: send({ action: 'typing', accountId }) };
    },
    watch(topics) {
      const own = { ...topics };
      watches.add(own);
      plan();
      return () => {
        if (watches.delete(own)) plan();
      };
    },
    flush() {
      sent = NOTHING;
      sendWatched();
      if (typed && !typed.isSent && Date.now() - typed.at < TYPING_LASTS)
        send({ action: 'typing', accountId: typed.accountId });
      typed = undefined;
    },
  };
}
