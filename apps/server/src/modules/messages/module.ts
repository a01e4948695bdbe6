import { userOf } from '../../auth/user-of.ts';
import { correspondent, signedIn, writesTo } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { blockBetween, liftBlock, saveBlock } from './block-repository.ts';
import type { Deliveries } from './deliveries.ts';
import { chatUserOf, messageOf, partyOf } from './message-view.ts';
import type { ConversationRow, MessageRow } from './message-view.ts';
import {
  countConversations,
  countMessagesAfter,
  findConversation,
  listConversations,
  listMessages,
  markRead,
} from './repository.ts';
import { insertMessage } from './send-message.ts';

type MessageOperation =
  | 'messageSend'
  | 'messageList'
  | 'messageListConversations'
  | 'messageBlock'
  | 'messageUnblock'
  | 'messageRead';

export function createMessagesModule(
  needs: Needs<'clock' | 'db' | 'ids'> & { deliveries: Pick<Deliveries, 'note'> },
): Module<MessageOperation> {
  const { clock, db, deliveries, ids } = needs;

  /** What a response brings to a device of the caller. */
  function noteDelivered(accountId: string, otherId: string, receivedSeq: number, rows: readonly MessageRow[]): void {
    const seq = Math.max(0, ...rows.map((row) => (row.fromAccountId === otherId ? row.seq : 0)));
    if (seq > receivedSeq) deliveries.note({ accountId, otherId, seq });
  }

  async function conversationOf(accountId: string, otherId: string): Promise<ConversationRow> {
    const row = await findConversation(db, accountId, otherId);
    if (!row) throw notFound('There is no conversation with this account.');
    return row;
  }

  return {
    operations: {
      messageSend: operation(writesTo('accountId', { permission: 'messages:write' }), async (call) => {
        const from = userOf(call.actor);
        const { accountId: to, message } = call.body;
        await call.limit([{ bucket: `message ${from.userId}`, max: 60, windowSeconds: 60 }]);
        return call.once(async (tx) => {
          const blockedBy = await blockBetween(tx, from.accountId, to);
          if (blockedBy === from.accountId) {
            throw refuse('message_blocked');
          }
          const stored = await insertMessage(tx, {
            id: ids('message'),
            fromAccountId: from.accountId,
            toAccountId: to,
            fromUserId: from.userId,
            senderName: `${from.firstName} ${from.lastName}`.trim(),
            body: message,
            isWithheld: blockedBy !== null,
            now: clock.now(),
          });
          return messageOf(stored, from.accountId, to);
        });
      }),
      messageList: operation(correspondent('id'), async ({ actor, params, query }) => {
        const { accountId } = userOf(actor);
        const { after = 0, page = 1, perPage = 10 } = query;
        const talk = await conversationOf(accountId, params.id);
        const count = after === 0 ? talk.messageCount : await countMessagesAfter(db, accountId, params.id, after);
        const isPast = (page - 1) * perPage >= count;
        const rows = isPast ? [] : await listMessages(db, accountId, params.id, { after, page, perPage });
        noteDelivered(accountId, params.id, talk.receivedSeq, rows);
        return {
          party: partyOf(talk),
          messages: { response: rows.map((row) => messageOf(row, accountId, params.id)) },
          unreadCount: talk.unreadCount,
          deliveredSeq: talk.deliveredSeq,
          version: talk.version,
          currentPage: page,
          totalPages: Math.ceil(count / perPage),
          totalCount: count,
          perPage,
        };
      }),
      messageListConversations: operation(signedIn({ sites: ['b2b', 'retail'] }), async ({ actor, query }) => {
        const { accountId } = userOf(actor);
        const { page = 1, perPage = 30 } = query;
        const [counts, rows] = await Promise.all([
          countConversations(db, accountId),
          listConversations(db, accountId, { page, perPage }),
        ]);
        for (const row of rows) noteDelivered(accountId, row.otherId, row.receivedSeq, [row]);
        return {
          users: rows.map((row) => chatUserOf(row, accountId)),
          totalCount: counts.total,
          unreadCount: counts.unread,
          version: counts.version,
          currentPage: page,
          totalPages: Math.ceil(counts.total / perPage),
          perPage,
        };
      }),
      messageBlock: operation(correspondent('accountId'), async ({ actor, body, params }) => {
        const { accountId, userId } = userOf(actor);
        const information = body.information?.trim() ?? '';
        await saveBlock(db, {
          accountId,
          blockedAccountId: params.accountId,
          userId,
          reason: body.reason,
          information: information === '' ? null : information,
          now: clock.now(),
        });
        return { accountId: params.accountId, isBlocked: true };
      }),
      messageUnblock: operation(correspondent('id'), async ({ actor, params }) => {
        await liftBlock(db, userOf(actor).accountId, params.id, clock.now());
        return { accountId: params.id, isBlocked: false };
      }),
      messageRead: operation(correspondent('id'), async ({ actor, body, params }) => {
        const { accountId } = userOf(actor);
        const unread = await markRead(db, accountId, params.id, {
          messageId: body.messageId ?? null,
          now: clock.now(),
        });
        if (unread === null && body.messageId !== undefined)
          throw notFound('There is no such message in this conversation.');
        return { accountId: params.id, unreadCount: unread ?? 0 };
      }),
    },
  };
}
