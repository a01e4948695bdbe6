import { userOf } from '../../auth/user-of.ts';
import type { Queryable } from '../../db/database.ts';
import { messenger } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { partyOf } from './message-view.ts';
import type { PartyRow } from './message-view.ts';
import { PARTY } from './repository.ts';

interface ContactFilter {
  search: string | null;
  accountId: string | null;
  page: number;
  perPage: number;
}

// Accounts that are linked to the caller's ($1): all, those with a word that begins like the search ($2), or one ($3).
const CONTACTS = {
  name: 'message-contacts',
  text: `with found as materialized (
      select a.* from (
        select retail_account_id as id from client_links where professional_account_id = $1
        union select professional_account_id from client_links where retail_account_id = $1
      ) l join accounts a on a.id = l.id
      where ($2::text is null or starts_with(lower(a.name), lower($2)) or strpos(lower(a.name), ' ' || lower($2)) > 0)
        and ($3::text is null or a.id = $3)
    )
    select n.total, r.*
    from (select count(*)::int as total from found) n left join (
      select ${PARTY} from found a order by lower(a.name), a.id limit $4 offset $5
    ) r on true
    order by lower(r."otherName"), r."otherId"`,
};

/** A page of the accounts that an account is linked to, by name. */
async function listContacts(
  db: Queryable,
  accountId: string,
  { search, accountId: only, page, perPage }: ContactFilter,
): Promise<{ contacts: PartyRow[]; total: number }> {
  const { rows } = await db.query<(PartyRow | { otherId: null }) & { total: number }>(CONTACTS, [
    accountId,
    search,
    only,
    perPage,
    (page - 1) * perPage,
  ]);
  return { contacts: rows.flatMap((row) => (row.otherId === null ? [] : [row])), total: rows[0]?.total ?? 0 };
}

export function contactOperations({ db }: Needs<'db'>): Operations<'messageListContacts'> {
  return {
    messageListContacts: operation(messenger(), async ({ actor, query }) => {
      const { accountId = null, page = 1, perPage = 10 } = query;
      const search = query.search?.trim() ?? '';
      const filter = { accountId, search: search === '' ? null : search, page, perPage };
      const { contacts, total } = await listContacts(db, userOf(actor).accountId, filter);
      return {
        items: contacts.map(partyOf),
        currentPage: page,
        totalPages: Math.ceil(total / perPage),
        totalCount: total,
        perPage,
      };
    }),
  };
}
