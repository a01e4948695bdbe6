import type { AppContext } from '~/kernel/context.ts';
import { privateHead } from '~/kernel/head/seo.ts';
import { nameIn, ownChats, threadWith } from './chat-queries.ts';

/** For the loaders of both areas. Each part says by itself that it is on its way, or why it cannot be read. */
export async function loadMessages(context: AppContext, accountId: string | undefined): Promise<{ name?: string }> {
  void context.prefetch(ownChats, context);
  if (accountId === undefined) return {};
  const read = context.prefetch(threadWith, context, accountId);
  if (nameIn(context, accountId) === undefined) await read;
  const name = nameIn(context, accountId);
  return name === undefined ? {} : { name };
}

/** The title of a conversation says with whom it is. */
export const messagesHead = (data: { name?: string } | undefined) => privateHead(data?.name ?? 'Messages');
