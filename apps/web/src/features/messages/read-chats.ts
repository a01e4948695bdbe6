import type { ChatLogs } from '@regen/sdk';
import { createMessagesResource } from '@regen/sdk/resources/messages';
import type { AppContext } from '~/kernel/context.ts';
import { chatsKey } from './chat-keys.ts';
import { areInOnePiece, chatsOf, isOlder, withRead, type Chats } from './chats.ts';

/** How often pages are read until nothing has changed meanwhile. */
const ATTEMPTS = 3;

type Cache = Pick<AppContext, 'queryClient'>;
type Reading = Pick<AppContext, 'queryClient' | 'service'>;

const known = ({ queryClient }: Cache) => queryClient.getQueryData<Chats>(chatsKey);

async function readPages({ service }: Reading, count: number, signal: AbortSignal): Promise<ChatLogs[]> {
  const messages = service(createMessagesResource);
  const pages: ChatLogs[] = [];
  for (let page = 1; page <= count; page += 1) {
    const read = await messages.listConversations({ page }, { maxRetries: 0, signal });
    pages.push(read);
    if (page >= read.totalPages) break;
  }
  return pages;
}

/** Reads as many pages as are shown. */
export async function readChats(app: Reading, signal: AbortSignal): Promise<Chats> {
  const count = known(app)?.pages ?? 1;
  let pages = await readPages(app, count, signal);
  const isLate = () => !areInOnePiece(pages) || isOlder(pages, known(app));
  for (let attempt = 1; attempt < ATTEMPTS && isLate(); attempt += 1) pages = await readPages(app, count, signal);
  const read = chatsOf(pages);
  // As it is now: messages may have come meanwhile.
  const chats = known(app);
  return chats ? withRead(chats, read) : read;
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

/** Reads one more page of the list. It is the list's own read, so that what changes meanwhile is not lost to an older one. */
export async function readMoreChats(app: Cache): Promise<void> {
  const more = (count: number) => void changeChats(app, (chats) => ({ ...chats, pages: chats.pages + count }));
  more(1);
  try {
    await app.queryClient.refetchQueries({ queryKey: chatsKey }, { throwOnError: true });
  } catch (error) {
    more(-1);
    throw error;
  }
}
