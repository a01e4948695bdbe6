import type { Call, ChatParty } from '@regen/sdk';
import { messageList } from '@regen/sdk/query';
import { createMessagesResource } from '@regen/sdk/resources/messages';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '~/kernel/context.ts';
import { knownChats } from './chats-query.ts';
import { partyIn } from './chats.ts';
import { threadOf, withNewest, withOlder, type Thread } from './thread.ts';

/** How many messages a screen shows at first, and how many are read at once after that. */
const FIRST = 30;
const MORE = 50;
/** How many messages are shown after one that was searched for. */
const AFTER_FOUND = 10;

/** Its key begins as that of the list of messages, so that what makes that stale makes this stale as well. */
const keyOf = (call: Call, accountId: string) => [...messageList(call, { id: accountId }).queryKey, 'thread'] as const;

/**
 * The conversation with an account, as far as it is read. Reading it again reads its newest messages, and keeps the others: what was
 * missed in between is read when somebody scrolls there.
 */
export const threadWith = (call: Call, { service }: Pick<AppContext, 'service'>, accountId: string) => {
  const queryKey = keyOf(call, accountId);
  return queryOptions({
    queryKey,
    // Fetching messages is not retried.
    retry: false,
    queryFn: async ({ signal, client }): Promise<Thread> => {
      const page = await service(createMessagesResource).list(
        { id: accountId, perPage: FIRST },
        { signal, maxRetries: 0 },
      );
      // As it is now: messages may have come meanwhile.
      const known = client.getQueryData<Thread>(queryKey);
      return known ? withNewest(known, page) : threadOf(page);
    },
  });
};

/** Changes what is known of a conversation; whether anything was. */
export function changeThread(
  { call, queryClient }: Pick<AppContext, 'call' | 'queryClient'>,
  accountId: string,
  change: (thread: Thread) => Thread,
): boolean {
  const queryKey = keyOf(call, accountId);
  if (queryClient.getQueryData<Thread>(queryKey) === undefined) return false;
  queryClient.setQueryData<Thread>(queryKey, (thread) => thread && change(thread));
  return true;
}

/** With whom a conversation is, as far as that is known. */
export const knownParty = (app: Pick<AppContext, 'call' | 'queryClient'>, accountId: string): ChatParty | undefined =>
  app.queryClient.getQueryData<Thread>(keyOf(app.call, accountId))?.party ?? partyIn(knownChats(app), accountId);

type Reading = Pick<AppContext, 'call' | 'queryClient' | 'service'>;

const readBefore = ({ service }: Reading, accountId: string, before: number, perPage: number) =>
  service(createMessagesResource).list({ id: accountId, before, perPage }, { maxRetries: 0 });

/** Reads the messages right below a place. */
export async function readOlder(app: Reading, accountId: string, hole: number): Promise<void> {
  const page = await readBefore(app, accountId, hole, MORE);
  changeThread(app, accountId, (thread) => withOlder(thread, hole, page));
}

/** Makes sure that a message is there which may be far up, and what stands around it. */
export async function readAround(app: Reading, accountId: string, seq: number): Promise<void> {
  const known = app.queryClient.getQueryData<Thread>(keyOf(app.call, accountId));
  if (known?.messages.some((message) => message.seq === seq)) return;
  const before = seq + AFTER_FOUND;
  const page = await readBefore(app, accountId, before, FIRST);
  changeThread(app, accountId, (thread) => withOlder(thread, before, page));
}
