import { userOf } from '../../auth/user-of.ts';
import { correspondent, messenger } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound } from '../../refuse.ts';
import { listBlocks } from './block-repository.ts';
import { cardsOf } from './cards.ts';
import type { CardNeeds } from './cards.ts';
import type { Deliveries } from './deliveries.ts';
import { attachmentsOf } from './files/attachments.ts';
import { chatUserOf, contentOf, partyOf } from './message-view.ts';
import type { MessageRow } from './message-view.ts';
import {
  countConversations,
  countMessagesBetween,
  findCareTeam,
  findConversation,
  listConversations,
  listMessages,
} from './repository.ts';
import { searchMessages, searchParties } from './search-repository.ts';

export type MessageRead = 'messageList' | 'messageListConversations' | 'messageSearch' | 'messageListBlocked';

/** Above every `seq`. */
const END = 2_147_483_647;

interface Page {
  page: number;
  perPage: number;
}

const pagesOf = ({ page, perPage }: Page, totalCount: number) => ({
  currentPage: page,
  totalPages: Math.ceil(totalCount / perPage),
  totalCount,
  perPage,
});

export type ReadNeeds = Needs<'clock' | 'db' | 'storage'> & CardNeeds & { deliveries: Pick<Deliveries, 'note'> };

/** What people read of the conversations of their account. */
export function readOperations(needs: ReadNeeds): Operations<MessageRead> {
  const { db, deliveries } = needs;

  /** What a response brings to a device of the caller. */
  function noteDelivered(accountId: string, otherId: string, receivedSeq: number, rows: readonly MessageRow[]): void {
    const seq = Math.max(0, ...rows.map((row) => (row.fromAccountId === otherId ? row.seq : 0)));
    if (seq > receivedSeq) deliveries.note({ accountId, otherId, seq });
  }

  return {
    messageList: operation(correspondent('id'), async ({ actor, params, query }) => {
      const user = userOf(actor);
      const { accountId } = user;
      const { after = 0, before = END, page = 1, perPage = 10 } = query;
      const conversation = await findConversation(db, accountId, params.id);
      if (!conversation) throw notFound('There is no conversation with this account.');
      const span = { after, before };
      const isWhole = after === 0 && before === END;
      const count = isWhole ? conversation.messageCount : await countMessagesBetween(db, accountId, params.id, span);
      const isPast = (page - 1) * perPage >= count;
      const rows = isPast ? [] : await listMessages(db, accountId, params.id, { ...span, page, perPage });
      const [attachments, cards] = await Promise.all([attachmentsOf(needs, rows), cardsOf(needs, user, rows)]);
      noteDelivered(accountId, params.id, conversation.receivedSeq, rows);
      return {
        party: partyOf(conversation),
        messages: {
          response: rows.map((row) => ({
            ...contentOf(row, accountId, params.id, attachments),
            cards: cards.get(row.id) ?? [],
          })),
        },
        firstUnreadSeq: conversation.firstUnreadSeq,
        deliveredSeq: conversation.deliveredSeq,
        undeliveredSeq: conversation.undeliveredSeq,
        unreadCount: conversation.unreadCount,
        version: conversation.version,
        ...pagesOf({ page, perPage }, count),
      };
    }),
    messageListConversations: operation(messenger(), async ({ actor, query }) => {
      const user = userOf(actor);
      const { accountId } = user;
      const { page = 1, perPage = 30 } = query;
      // Before the rows: a version must not be newer than what it comes with.
      const counts = await countConversations(db, accountId);
      const [rows, care] = await Promise.all([
        listConversations(db, accountId, { page, perPage }),
        findCareTeam(db, accountId),
      ]);
      const [attachments, cards] = await Promise.all([attachmentsOf(needs, rows), cardsOf(needs, user, rows)]);
      for (const row of rows) noteDelivered(accountId, row.otherId, row.receivedSeq, [row]);
      return {
        users: rows.map((row) => chatUserOf(row, accountId, attachments, cards)),
        care: care && partyOf(care),
        unreadCount: counts.unread,
        version: counts.version,
        ...pagesOf({ page, perPage }, counts.total),
      };
    }),
    messageSearch: operation(messenger(), async ({ actor, query }) => {
      const { accountId } = userOf(actor);
      const { search, page = 1, perPage = 10 } = query;
      const [{ found, total }, parties] = await Promise.all([
        searchMessages(db, accountId, { search, page, perPage }),
        page === 1 ? searchParties(db, accountId, search) : [],
      ]);
      const attachments = await attachmentsOf(needs, found);
      for (const row of found) noteDelivered(accountId, row.otherId, row.receivedSeq, [row]);
      return {
        parties: parties.map(partyOf),
        items: found.map((row) => ({
          party: partyOf(row),
          message: contentOf(row, accountId, row.otherId, attachments),
        })),
        ...pagesOf({ page, perPage }, total),
      };
    }),
    messageListBlocked: operation(messenger(), async ({ actor, query }) => {
      const { page = 1, perPage = 10 } = query;
      const { blocks, total } = await listBlocks(db, userOf(actor).accountId, { page, perPage });
      return {
        items: blocks.map((row) => ({
          party: partyOf(row),
          reason: row.reason,
          information: row.information,
          since: row.since.toISOString(),
        })),
        ...pagesOf({ page, perPage }, total),
      };
    }),
  };
}
