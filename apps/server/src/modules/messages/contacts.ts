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

/** Accounts that are linked to the caller's ($1): all, those with a word that begins like the search ($2), or one ($3). */
async function listContacts(
  db: Queryable,
  accountId: string,
  { search, accountId: only, page, perPage }: ContactFilter,
): Promise<{ contacts: PartyRow[]; total: number }> {
  const { rows } = await db.query<PartyRow & { total: number }>(
    {
      name: 'message-contacts',
      text: `select ${PARTY}, count(*) over ()::int as total
             from (select retail_account_id as id from client_links where professional_account_id = $1
                   union select professional_account_id from client_links where retail_account_id = $1) l
             join accounts a on a.id = l.id
             where ($2::text is null or starts_with(lower(a.name), lower($2)) or strpos(lower(a.name), ' ' || lower($2)) > 0)
               and ($3::text is null or a.id = $3)
             order by lower(a.name), a.id limit $4 offset $5`,
    },
    [accountId, search, only, perPage, (page - 1) * perPage],
  );
  return { contacts: rows, total: rows[0]?.total ?? 0 };
}

export function contactOperations({ db }: Needs<'db'>): Operations<'messageListContacts'> {
  return {
    messageListContacts: operation(messenger(), async ({ actor, query }) => {
      const { accountId = null, page = 1, perPage = 10 } = query;
      const search = query.search?.trim() ?? '';
      const filter = { accountId, search: search === '' ? null : search };
      const own = userOf(actor).accountId;
      const found = await listContacts(db, own, { ...filter, page, perPage });
      // A page after the last one has no row that knows how many there are.
      const isPast = found.contacts.length === 0 && page > 1;
      const total = isPast ? (await listContacts(db, own, { ...filter, page: 1, perPage: 1 })).total : found.total;
      return {
        items: found.contacts.map(partyOf),
        currentPage: page,
        totalPages: Math.ceil(total / perPage),
        totalCount: total,
        perPage,
      };
    }),
  };
}
