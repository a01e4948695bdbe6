import { choiceParam, textParam } from '~/kernel/search-params.ts';

/** What the list beside a conversation shows. */
export interface MessagesSearch {
  /** Words that messages are searched for. */
  q?: string | undefined;
  show?: 'blocked' | undefined;
}

export interface ChatSearch {
  /** Place of the message to go to. */
  at?: number | undefined;
}

export const parseMessagesSearch = (search: Record<string, unknown>): MessagesSearch => ({
  q: textParam(search['q'], 100),
  show: choiceParam(search['show'], ['blocked'] as const),
});

export function parseChatSearch(search: Record<string, unknown>): ChatSearch {
  const at = Number(search['at']);
  return { at: Number.isInteger(at) && at > 0 && at < 2 ** 31 ? at : undefined };
}
