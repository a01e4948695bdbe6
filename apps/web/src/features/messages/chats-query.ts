import type { Call, ChatLogs } from '@regen/sdk';
import { messageListConversations } from '@regen/sdk/query';
import { createMessagesResource } from '@regen/sdk/resources/messages';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '~/kernel/context.ts';
import { chatsOf, type Chats } from './chats.ts';

/** Conversations per page, the default of the call. */
const PER_PAGE = 30;

/** Its key begins as that of the list, so that what makes that stale makes this stale as well. */
const keyOf = (call: Call) => [...messageListConversations(call, {}).queryKey, 'chats'] as const;

/** The conversations of the person's account. Reading them again reads as many as are shown. */
export const ownChats = (call: Call, { service }: Pick<AppContext, 'service'>) => {
  const queryKey = keyOf(call);
  return queryOptions({
    queryKey,
    // Fetching messages is not retried.
    retry: false,
    queryFn: async ({ signal, client }): Promise<Chats> => {
      const known = client.getQueryData<Chats>(queryKey)?.chats.length ?? 0;
      return readPages({ service }, Math.max(1, Math.ceil(known / PER_PAGE)), signal);
    },
  });
};

async function readPages(
  { service }: Pick<AppContext, 'service'>,
  count: number,
  signal?: AbortSignal,
): Promise<Chats> {
  const messages = service(createMessagesResource);
  const pages: ChatLogs[] = [];
  for (let page = 1; page <= count; page += 1) {
    const read = await messages.listConversations({ page }, { maxRetries: 0, ...(signal && { signal }) });
    pages.push(read);
    if (page >= read.totalPages) break;
  }
  return chatsOf(pages);
}

type Reading = Pick<AppContext, 'call' | 'queryClient' | 'service'>;

export const knownChats = ({ call, queryClient }: Pick<AppContext, 'call' | 'queryClient'>): Chats | undefined =>
  queryClient.getQueryData<Chats>(keyOf(call));

/** Changes the list; undefined from `change` reads it again. Whether the list was there. */
export function changeChats(
  app: Pick<AppContext, 'call' | 'queryClient'>,
  change: (chats: Chats) => Chats | undefined,
): boolean {
  const known = knownChats(app);
  if (known === undefined) return false;
  const next = change(known);
  if (next) app.queryClient.setQueryData<Chats>(keyOf(app.call), next);
  else void app.queryClient.invalidateQueries({ queryKey: keyOf(app.call) });
  return true;
}

/** Reads the next page of the list. */
export async function readMoreChats(app: Reading): Promise<void> {
  const known = knownChats(app)?.chats.length ?? 0;
  const chats = await readPages(app, Math.floor(known / PER_PAGE) + 1);
  app.queryClient.setQueryData<Chats>(keyOf(app.call), chats);
}
