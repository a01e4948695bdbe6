import { createMessagesResource } from '@regen/sdk/resources/messages';
import type { AppContext } from '~/kernel/context.ts';
import { threadKey } from './chat-keys.ts';
import { threadOf, withNewest, withOlder, type Thread } from './thread.ts';

/** How many messages a screen shows at first, and how many are read at once after that. */
const FIRST = 30;
const MORE = 50;
/** How many messages are shown after one that was searched for. */
const AFTER_FOUND = 10;

type Cache = Pick<AppContext, 'queryClient'>;
type Reading = Pick<AppContext, 'queryClient' | 'service'>;

export const known = ({ queryClient }: Cache, accountId: string) =>
  queryClient.getQueryData<Thread>(threadKey(accountId));

/**
 * Reads the newest messages, and keeps the others that are known: what was missed in between is read when somebody scrolls there, or
 * looks for it.
 */
export async function readNewest(app: Reading, accountId: string, signal: AbortSignal): Promise<Thread> {
  const page = await app
    .service(createMessagesResource)
    .list({ id: accountId, perPage: FIRST }, { signal, maxRetries: 0 });
  // As it is now: messages may have come meanwhile.
  const thread = known(app, accountId);
  return thread ? withNewest(thread, page) : threadOf(page);
}

/** Changes what is known of a conversation; whether anything was, and is enough: undefined from `change` changes nothing. */
export function changeThread(app: Cache, accountId: string, change: (thread: Thread) => Thread | undefined): boolean {
  const thread = known(app, accountId);
  const next = thread && change(thread);
  if (next) app.queryClient.setQueryData<Thread>(threadKey(accountId), next);
  return next !== undefined;
}

async function readBelow(app: Reading, accountId: string, before: number, perPage: number): Promise<void> {
  const page = await app.service(createMessagesResource).list({ id: accountId, before, perPage }, { maxRetries: 0 });
  changeThread(app, accountId, (thread) => withOlder(thread, before, page));
}

/** Reads the messages right below a place. */
export const readOlder = (app: Reading, accountId: string, hole: number): Promise<void> =>
  readBelow(app, accountId, hole, MORE);

/** Makes sure that a message is there which may be far up, and what stands around it. */
export async function readAround(app: Reading, accountId: string, seq: number): Promise<void> {
  if (known(app, accountId)?.messages.some((message) => message.seq === seq)) return;
  await readBelow(app, accountId, seq + AFTER_FOUND, FIRST);
}
