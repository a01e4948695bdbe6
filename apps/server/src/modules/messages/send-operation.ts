import type { MessageContent } from '@regen/sdk';
import type { UserActor } from '../../auth/actor.ts';
import { userOf } from '../../auth/user-of.ts';
import type { Tx } from '../../db/database.ts';
import { writesTo } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operation } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import type { ErrorDetail } from '../../refuse.ts';
import { insertCards } from './card-repository.ts';
import { cardsOf, thingOf, unseenCards } from './cards.ts';
import type { CardNeeds } from './cards.ts';
import { attachmentsOf } from './files/attachments.ts';
import { takeFiles } from './files/file-repository.ts';
import { contentOf, senderNameOf } from './message-view.ts';
import { insertMessage } from './send-message.ts';

type SendNeeds = Needs<'clock' | 'db' | 'ids' | 'storage'> & CardNeeds;

function assertNotEmpty({ message, attachmentIds = [], cards = [] }: Call<'messageSend'>['body']): void {
  if (message.trim() !== '' || attachmentIds.length > 0 || cards.length > 0) return;
  throw refuse('message_empty', undefined, { details: [{ path: '/message', message: 'must not be blank' }] });
}

async function attach(tx: Tx, messageId: string, ids: readonly string[], userId: string): Promise<void> {
  if (ids.length === 0) return;
  const taken = new Set(await takeFiles(tx, messageId, ids, userId));
  const details = ids.flatMap((id, place) =>
    taken.has(id) ? [] : [{ path: `/attachmentIds/${place}`, message: 'cannot be sent' }],
  );
  if (details.length > 0) throw refuse('attachment_unusable', undefined, { details });
}

/** Stores a message. A withheld one takes the same steps, so that nothing tells its author (rule M6). */
export function sendOperation(needs: SendNeeds): Operation<'messageSend'> {
  const { clock, ids } = needs;

  async function store(
    tx: Tx,
    { body }: Call<'messageSend'>,
    from: UserActor,
    unseen: ErrorDetail[],
  ): Promise<MessageContent> {
    const { accountId: to, message, clientId = null, attachmentIds = [], cards = [] } = body;
    const stored = await insertMessage(tx, {
      id: ids('message'),
      fromAccountId: from.accountId,
      toAccountId: to,
      fromUserId: from.userId,
      senderName: senderNameOf(from),
      body: message,
      clientId,
      fileCount: attachmentIds.length,
      cardCount: cards.length,
      now: clock.now(),
    });
    if (stored === null) throw refuse('message_blocked');
    if (unseen.length > 0) throw refuse('card_unusable', undefined, { details: unseen });
    await attach(tx, stored.id, attachmentIds, from.userId);
    if (cards.length > 0) await insertCards(tx, stored.id, cards.map(thingOf));
    return contentOf(stored, from.accountId, to);
  }

  return operation(writesTo('accountId', { permission: 'messages:write' }), async (call) => {
    const from = userOf(call.actor);
    await call.limit([{ bucket: `message ${from.userId}`, max: 60, windowSeconds: 60 }]);
    assertNotEmpty(call.body);
    // Read before, since a transaction must not wait for a second connection; a repeated call gets its first response all the same.
    const unseen = await unseenCards(needs, from, call.body.cards ?? []);
    // URLs are signed afterward: what is stored with an idempotency key is not secret.
    const content = await call.once((tx) => store(tx, call, from, unseen));
    const { messageId: id, cardCount } = content;
    const [attachments, cards] = await Promise.all([
      attachmentsOf(needs, [{ id, fileCount: call.body.attachmentIds?.length ?? 0 }]),
      cardsOf(needs, from, [{ id, cardCount }]),
    ]);
    return { ...content, attachments: attachments.get(id) ?? [], cards: cards.get(id) ?? [] };
  });
}
