import { isBlocking } from '../../db/account-relations.ts';
import type { Queryable } from '../../db/database.ts';
import type { MessageRow } from './message-view.ts';
import { MESSAGE } from './repository.ts';

export interface NewMessage {
  id: string;
  fromAccountId: string;
  toAccountId: string;
  fromUserId: string;
  senderName: string;
  body: string;
  clientId: string | null;
  fileCount: number;
  cardCount: number;
  now: Date;
}

// One statement. Nothing is written for somebody who blocks the receiver. The row of the pair makes messages of one conversation wait for
// each other, so that places have no gap and times never run backward; both sides count on from there. A withheld message writes the same
// rows, the receiver's side and counts included, so that its author waits for the same people (rule M6).
const SEND = {
  name: 'message-send',
  text: `with allowed as (
      select ${isBlocking('$3', '$2')}::int as withheld where not ${isBlocking('$2', '$3')}
    ), talk as (
      insert into conversations as c (low_account_id, high_account_id, message_count, last_message_at, created_at)
      select least($2::text, $3::text), greatest($2::text, $3::text), 1, $7::timestamptz, $7::timestamptz from allowed
      on conflict (low_account_id, high_account_id) do update
        set message_count = c.message_count + 1, last_message_at = greatest(c.last_message_at, excluded.last_message_at)
      returning low_account_id, high_account_id, message_count, last_message_at
    ), sides as (
      insert into conversation_sides as s
        (account_id, other_account_id, sent_count, received_count, withheld_count, hidden_count, last_message_id, last_message_at)
      select side.account_id, side.other_account_id, side.sent, side.received, side.withheld, side.hidden,
        case when side.hidden = 0 then $1::text end, case when side.hidden = 0 then talk.last_message_at end
      from talk, allowed, lateral (values ($2::text, $3::text, 1 - withheld, 0, withheld, 0), ($3::text, $2::text, 0, 1 - withheld, 0, withheld))
        as side(account_id, other_account_id, sent, received, withheld, hidden)
      on conflict (account_id, other_account_id) do update
        set sent_count = s.sent_count + excluded.sent_count, received_count = s.received_count + excluded.received_count,
          withheld_count = s.withheld_count + excluded.withheld_count, hidden_count = s.hidden_count + excluded.hidden_count,
          last_message_id = coalesce(excluded.last_message_id, s.last_message_id),
          last_message_at = coalesce(excluded.last_message_at, s.last_message_at)
      returning account_id, sent_count
    )
    insert into messages as m
      (id, low_account_id, high_account_id, seq, sender_seq, from_account_id, from_user_id, sender_name, body, sent_at, is_withheld,
       client_id, file_count, card_count)
    select $1, talk.low_account_id, talk.high_account_id, talk.message_count, sides.sent_count, $2, $4, $5, $6, talk.last_message_at,
      allowed.withheld = 1, $8, $9, $10
    from talk join sides on sides.account_id = $2 cross join allowed
    returning ${MESSAGE}`,
};

/** Only the sender's side shows the message if the receiver blocks them. Null, and nothing is stored, if they block the receiver. */
export async function insertMessage(tx: Queryable, message: NewMessage): Promise<MessageRow | null> {
  const { rows } = await tx.query<MessageRow>(SEND, [
    message.id,
    message.fromAccountId,
    message.toAccountId,
    message.fromUserId,
    message.senderName,
    message.body,
    message.now,
    message.clientId,
    message.fileCount,
    message.cardCount,
  ]);
  return rows[0] ?? null;
}
