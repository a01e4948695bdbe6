import type { ChatLogs } from '@regen/sdk';
import { createMessagesResource } from '@regen/sdk/resources/messages';
import type { AppContext } from '~/kernel/context.ts';
import { chatsKey } from './chat-keys.ts';
import { chatsOf, type Chats } from './chats.ts';

/** Conversations per page, the default of the call. */
const PER_PAGE = 30;

type Cache = Pick<AppContext, 'queryClient'>;
type Reading = Pick<AppContext, 'queryClient' | 'service'>;

const known = ({ queryClient }: Cache) => queryClient.getQueryData<Chats>(chatsKey);

async function readPages({ service }: Reading, count: number, signal?: AbortSignal): Promise<Chats> {
  const messages = service(createMessagesResource);
  const pages: ChatLogs[] = [];
  for (let page = 1; page <= count; page += 1) {
    const read = await messages.listConversations({ page }, { maxRetries: 0, ...(signal && { signal }) });
    pages.push(read);
    if (page >= read.totalPages) break;
  }
  return chatsOf(pages);
}

/** Reads as many conversations as are shown. */
export function readChats(app: Reading, signal: AbortSignal): Promise<Chats> {
  const shown = known(app)?.chats.length ?? 0;
  return readPages(app, Math.max(1, Math.ceil(shown / PER_PAGE)), signal);
}

/** Changes the list; undefined from `change` reads it again. Whether the list was there. */
export function changeChats(app: Cache, change: (chats: Chats) => Chats | undefined): boolean {
  const chats = known(app);
  if (chats === undefined) return false;
  const next = change(chats);
  if (next) app.queryClient.setQueryData<Chats>(chatsKey, next);
  else void app.queryClient.invalidateQueries({ queryKey: chatsKey });
  return true;
}

/** Reads one more page of the list. */
export async function readMoreChats(app: Reading): Promise<void> {
  const shown = known(app)?.chats.length ?? 0;
  const chats = await readPages(app, Math.floor(shown / PER_PAGE) + 1);
  app.queryClient.setQueryData<Chats>(chatsKey, chats);
}
