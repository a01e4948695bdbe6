import type { Queryable } from '../../db/database.ts';
import type { MessageRow, PartyRow, Received } from './message-view.ts';
import { MESSAGE, PARTY } from './repository.ts';

export type FoundRow = MessageRow & PartyRow & Received;

// In the index, each word of a message is there once for each account that sees it, behind the account's id. So all that is read are the
// words of one account that begin with those of the search.
const SEARCH = {
  name: 'message-search',
  text: `with query as (
      select string_agg(format('''%s %s'':*', $1::text, word), ' & ')::tsquery as terms from unnest(message_words($2)) as word
    ), found as materialized (
      select m.id, m.sent_at from messages m
      where message_terms(m.body, m.low_account_id, m.high_account_id, m.from_account_id, m.is_withheld) @@ (select terms from query)
    )
    select n.total, r.*
    from (select count(*)::int as total from found) n left join (
      select ${MESSAGE}, ${PARTY}, s.delivered_seq as "receivedSeq"
      from (select id from found order by sent_at desc, id desc limit $3 offset $4) f join messages m on m.id = f.id
        join accounts a on a.id = case when m.low_account_id = $1 then m.high_account_id else m.low_account_id end
        join conversation_sides s on s.account_id = $1 and s.other_account_id = a.id
    ) r on true
    order by r."sentAt" desc, r.id desc`,
};

/** A page of the messages that an account sees and that have a word beginning with each word of the search, newest first. */
export async function searchMessages(
  db: Queryable,
  accountId: string,
  { search, page, perPage }: { search: string; page: number; perPage: number },
): Promise<{ found: FoundRow[]; total: number }> {
  const { rows } = await db.query<(FoundRow | { id: null }) & { total: number }>(SEARCH, [
    accountId,
    search,
    perPage,
    (page - 1) * perPage,
  ]);
  return { found: rows.flatMap((row) => (row.id === null ? [] : [row])), total: rows[0]?.total ?? 0 };
}

const MAX_PARTIES = 10;

// Whom the account ($1) has a conversation with or may write to, if each word of the search ($2) begins a word of the name.
const PARTIES = {
  name: 'message-search-parties',
  text: `with terms as (select word from unnest(message_words($2)) as word)
    select ${PARTY} from (
      select other_account_id as id from conversation_sides where account_id = $1 and last_message_at is not null
      union select retail_account_id from client_links where professional_account_id = $1
      union select professional_account_id from client_links where retail_account_id = $1
      union select id from accounts where account_type = 'admin' and id <> $1
    ) known join accounts a on a.id = known.id
    where exists (select from terms) and not exists (
      select from terms t where not exists (select from unnest(message_words(a.name)) as n(word) where starts_with(n.word, t.word))
    )
    order by lower(a.name), a.id limit ${MAX_PARTIES}`,
};

/** The accounts that an account knows whose name has a word beginning with each word of the search. */
export async function searchParties(db: Queryable, accountId: string, search: string): Promise<PartyRow[]> {
  const { rows } = await db.query<PartyRow>(PARTIES, [accountId, search]);
  return rows;
}
