import type { Message } from '@regen/sdk';
import type { createMessagesResource } from '@regen/sdk/resources/messages';
import type { WaitingMessage } from './waiting-message.ts';

/** The server remembers an idempotency key for 24 hours (rule R5). */
const KEY_LASTS = 23 * 3_600_000;
/** How many messages are looked through for an older one. */
const NEWEST = 50;

/** Sends a message under its id as idempotency key; one that is older than the key lasts may be stored already, and is looked for. */
export async function sendOnce(
  messages: Pick<ReturnType<typeof createMessagesResource>, 'list' | 'send'>,
  { accountId, clientId, text, files, cards, at }: WaitingMessage,
): Promise<Message> {
  if (Date.now() - at > KEY_LASTS) {
    const { messages: found } = await messages.list({ id: accountId, perPage: NEWEST }, { maxRetries: 0 });
    const stored = found.response.find((each) => each.clientId === clientId);
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
