import type { Message } from '@regen/sdk';
import type { createMessagesResource } from '@regen/sdk/resources/messages';
import type { WaitingMessage } from './waiting-message.ts';

/** The server remembers an idempotency key for 24 hours (rule R5). */
const KEY_LASTS = 23 * 3_600_000;
/** How many messages are looked through at a time. */
const PER_PAGE = 50;
/** How far the clocks of device and server may be apart. */
const CLOCKS_DIFFER = 3_600_000;

type Messages = Pick<ReturnType<typeof createMessagesResource>, 'list' | 'send'>;

/** The message as it was stored, looked for from the newest one back to when it was sent. */
async function findStored(
  messages: Pick<Messages, 'list'>,
  { accountId, clientId, at }: WaitingMessage,
): Promise<Message | undefined> {
  let before: number | undefined;
  for (;;) {
    const params = { id: accountId, perPage: PER_PAGE, ...(before !== undefined && { before }) };
    const { messages: page } = await messages.list(params, { maxRetries: 0 });
    const stored = page.response.find((each) => each.clientId === clientId);
    const oldest = page.response.at(-1);
    if (stored || !oldest || page.response.length < PER_PAGE) return stored;
    if (Date.parse(oldest.messageSent) < at - CLOCKS_DIFFER) return undefined;
    before = oldest.seq;
  }
}

/** Sends a message under its id as idempotency key; one that is older than the key lasts may be stored already, and is looked for. */
export async function sendOnce(messages: Messages, waiting: WaitingMessage): Promise<Message> {
  const { accountId, clientId, text, files, cards, at } = waiting;
  if (Date.now() - at > KEY_LASTS) {
    const stored = await findStored(messages, waiting);
    if (stored) return stored;
  }
  const params = {
    accountId,
    clientId,
    message: text,
    ...(files.length > 0 && { attachmentIds: files.map(({ attachmentId }) => attachmentId) }),
    ...(cards.length > 0 && { cards: cards.map(({ card }) => card) }),
  };
  return messages.send(params, { idempotencyKey: clientId, maxRetries: 0 });
}
