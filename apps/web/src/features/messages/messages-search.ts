import { choiceParam, textParam } from '~/kernel/search-params.ts';

export interface MessagesSearch {
  /** Words that messages are searched for: the list shows what was found. */
  q?: string | undefined;
  /** What the list shows otherwise, if not the conversations. */
  show?: 'blocked' | undefined;
  /** Place of the message to go to, in the open conversation. */
  at?: number | undefined;
  /** Label of the store whose page led here, for people who can't message it. */
  store?: string | undefined;
}

export function parseMessagesSearch(search: Record<string, unknown>): MessagesSearch {
  const at = Number(search['at']);
  return {
    q: textParam(search['q'], 100),
    show: choiceParam(search['show'], ['blocked'] as const),
    at: Number.isInteger(at) && at > 0 && at < 2 ** 31 ? at : undefined,
    store: textParam(search['store'], 40),
  };
}
