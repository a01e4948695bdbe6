import type { Call } from '@regen/sdk';
import type { AppContext } from '~/kernel/context.ts';
import { chatsKey, threadKey } from './chat-keys.ts';
import type { Chats } from './chats.ts';
import type { Thread } from './thread.ts';

// In the first load of every page, as loaders are: how these are read comes with the first of them.

type Reader = Pick<AppContext, 'queryClient' | 'service'>;

/** The conversations of the person's account. */
export const ownChats = (_call: Call, app: Reader) => ({
  queryKey: chatsKey,
  // Fetching messages is not retried.
  retry: false,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Chats> =>
    (await import('./read-chats.ts')).readChats(app, signal),
});

/** The conversation with an account, as far as it is read. */
export const threadWith = (_call: Call, app: Reader, accountId: string) => ({
  queryKey: threadKey(accountId),
  retry: false,
  // Messages that stay the same are recognized by their place in the conversation, not in the list.
  structuralSharing: false,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Thread> =>
    (await import('./read-thread.ts')).readNewest(app, accountId, signal),
});
