import type { Live, LiveEvents, LiveTopics } from '@regen/realtime';

type Handler = (value: never) => void;

/** A connection by itself: what it is asked for, and what the test lets it say. */
export function openConnection() {
  const handlers: [name: string, handler: Handler][] = [];
  const watched: LiveTopics[] = [];
  const typed: string[] = [];
  const live: Live = {
    status: 'Connected',
    open: () => undefined,
    close: () => undefined,
    reconnect: () => void typed.push('reconnect'),
    typing: (accountId) => void typed.push(accountId),
    on(name, handler) {
      const entry: [string, Handler] = [name, handler as Handler];
      handlers.push(entry);
      return () => void handlers.splice(handlers.indexOf(entry), 1);
    },
    watch(topics) {
      watched.push(topics);
      return () => void watched.splice(watched.indexOf(topics), 1);
    },
  };
  const say = <Name extends keyof LiveEvents>(name: Name, value: LiveEvents[Name]) => {
    for (const [of, handler] of handlers) if (of === name) handler(value as never);
  };
  return { live, handlers, watched, typed, say };
}
