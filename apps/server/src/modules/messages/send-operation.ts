import type { Message, MessageContent } from '@regen/sdk';
import type { UserActor } from '../../auth/actor.ts';
import type { RateLimit } from '../../auth/auth.ts';
import { userOf } from '../../auth/user-of.ts';
import type { Tx } from '../../db/database.ts';
import { writesTo } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operation } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import { findResult } from '../../http/request/idempotency.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import type { ErrorDetail } from '../../refuse.ts';
import { insertCards } from './card-repository.ts';
import { cardsOf, thingOf, unseenCards } from './cards.ts';
import type { CardNeeds } from './cards.ts';
import { attachmentsOf } from './files/attachments.ts';
import { takeFiles } from './files/file-repository.ts';
import { contentOf, senderNameOf } from './message-view.ts';
import type { MessageRow } from './message-view.ts';
import { createPosting } from './posting.ts';
import { findMessage } from './repository.ts';
import { insertMessage } from './send-message.ts';
import type { NewMessage } from './send-message.ts';

type SendNeeds = Needs<'auth' | 'clock' | 'db' | 'ids' | 'storage'> & CardNeeds;

const limitOf = ({ userId }: UserActor): RateLimit => ({ bucket: `message ${userId}`, max: 60, windowSeconds: 60 });

const isBlank = ({ message }: Call<'messageSend'>['body']): boolean => message.trim() === '';

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
  const { auth, clock, db, ids } = needs;
  const post = createPosting(needs);

  function newMessage({ body }: Call<'messageSend'>, from: UserActor): NewMessage {
    return {
      id: ids('message'),
      fromAccountId: from.accountId,
      toAccountId: body.accountId,
      fromUserId: from.userId,
      senderName: senderNameOf(from),
      body: body.message,
      clientId: body.clientId ?? null,
      fileCount: body.attachmentIds?.length ?? 0,
      cardCount: body.cards?.length ?? 0,
    };
  }

  /** What was stored with the first call of this key; null without one. */
  async function sentBefore(call: Call<'messageSend'>): Promise<MessageRow | null> {
    const first = call.onceKey && (await findResult<Pick<Message, 'messageId'>>(db, call.onceKey, clock.now()));
    if (!first) return null;
    const row = await findMessage(db, first.messageId);
    // It may have been read since; the response stays the same.
    return row && { ...row, readAt: null };
  }

  /** Nothing but text: one statement stores it together with others, so many of them cost little. */
  async function sendText(call: Call<'messageSend'>, from: UserActor): Promise<Message> {
    const message = newMessage(call, from);
    const attempt = auth.attemptOf(limitOf(from));
    const { hits, row } = await post({ message, once: call.onceKey, attempt });
    call.reportLimit(auth.standingAfter(attempt, hits ?? 0));
    const sent = row ?? (await sentBefore(call));
    if (sent === null) throw refuse('message_blocked');
    if (row === null) call.reportReplay();
    return { ...contentOf(sent, sent.fromAccountId, message.toAccountId), attachments: [], cards: [] };
  }

  async function store(
    tx: Tx,
    call: Call<'messageSend'>,
    from: UserActor,
    unseen: ErrorDetail[],
  ): Promise<MessageContent> {
    const { accountId: to, attachmentIds = [], cards = [] } = call.body;
    const stored = await insertMessage(tx, newMessage(call, from), clock.now());
    if (stored === null) throw refuse('message_blocked');
    if (unseen.length > 0) throw refuse('card_unusable', undefined, { details: unseen });
    await attach(tx, stored.id, attachmentIds, from.userId);
    if (cards.length > 0) await insertCards(tx, stored.id, cards.map(thingOf));
    return contentOf(stored, from.accountId, to);
  }

  return operation(writesTo('accountId', { permission: 'messages:write' }), async (call) => {
    const from = userOf(call.actor);
    const { attachmentIds = [], cards: wanted = [] } = call.body;
    const isText = attachmentIds.length === 0 && wanted.length === 0;
    if (isText && !isBlank(call.body)) return sendText(call, from);
    await call.limit([limitOf(from)]);
    if (isText)
      throw refuse('message_empty', undefined, { details: [{ path: '/message', message: 'must not be blank' }] });
    // Read before, since a transaction must not wait for a second connection; a repeated call gets its first response all the same.
    const unseen = await unseenCards(needs, from, wanted);
    // URLs are signed afterward: what is stored with an idempotency key is not secret.
    const content = await call.once((tx) => store(tx, call, from, unseen));
    const { messageId: id, cardCount } = content;
    const [attachments, cards] = await Promise.all([
      attachmentsOf(needs, [{ id, fileCount: attachmentIds.length }]),
      cardsOf(needs, from, [{ id, cardCount }]),
    ]);
    return { ...content, attachments: attachments.get(id) ?? [], cards: cards.get(id) ?? [] };
  });
}
