import { MAX_WATCHED, TYPING_INTERVAL } from './defaults.ts';

/** What a screen shows that others may change. */
export interface LiveTopics {
  skus?: readonly string[];
  courseIds?: readonly string[];
}

/** What is sent. */
export type OutboxAction =
  | { action: 'typing'; accountId: string }
  | { action: 'watch'; skus: readonly string[]; courseIds: readonly string[] };

export interface Outbox {
  /** Sends it if that's possible. The next key says it again. */
  typing: (accountId: string) => void;
  watch: (topics: LiveTopics) => () => void;
  /** To be called when there is somebody new to send to. */
  flush: () => void;
}

/** What a new connection watches. */
const NOTHING = JSON.stringify({ action: 'watch', skus: [], courseIds: [] });

/** What goes to the server, or to the tab that has the connection. What is watched is kept until it can be sent. */
export function createOutbox(send: (action: OutboxAction) => boolean): Outbox {
  const watches = new Set<LiveTopics>();
  let typed = { accountId: '', at: 0 };
  let sent = NOTHING;
  let isPlanned = false;

  /** The newest first: what is too much is what was shown longest ago. */
  function newest(kind: 'skus' | 'courseIds'): string[] {
    const ids = [...watches].toReversed().flatMap((topics) => topics[kind] ?? []);
    return [...new Set(ids)].slice(0, MAX_WATCHED).toSorted();
  }

  function sendWatched(): void {
    isPlanned = false;
    const action: OutboxAction = { action: 'watch', skus: newest('skus'), courseIds: newest('courseIds') };
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
      if (typed.accountId === accountId && at - typed.at < TYPING_INTERVAL) return;
      if (send({ action: 'typing', accountId })) typed = { accountId, at };
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
    },
  };
}
