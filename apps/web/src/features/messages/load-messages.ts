import type { AppContext } from '~/kernel/context.ts';
import { ownChats, threadWith } from './chat-queries.ts';

/** For the loaders of both areas. Each part shows its own loading state and errors. */
export function loadMessages(context: AppContext, accountId: string | undefined): void {
  void context.prefetch(ownChats, context);
  if (accountId !== undefined) void context.prefetch(threadWith, context, accountId);
}
