import type { Queryable, Tx } from '../../db/database.ts';
import { AUDIENCE_MASK_SQL } from '../products/index-loader.ts';

/** One thing that a message shows. */
export interface CardRow {
  messageId: string;
  sku: string | null;
  bundleToken: string | null;
}

export async function insertCards(
  tx: Tx,
  messageId: string,
  cards: readonly Pick<CardRow, 'sku' | 'bundleToken'>[],
): Promise<void> {
  await tx.query(
    {
      name: 'message-cards-insert',
      text: `insert into message_cards (message_id, position, sku, bundle_token)
             select $1, position, sku, token from unnest($2::text[], $3::text[]) with ordinality as given(sku, token, position)`,
    },
    [messageId, cards.map(({ sku }) => sku), cards.map(({ bundleToken }) => bundleToken)],
  );
}

/** The cards of messages, each message's in the sender's order. */
export async function listCards(db: Queryable, messageIds: readonly string[]): Promise<CardRow[]> {
  const { rows } = await db.query<CardRow>(
    {
      name: 'message-cards',
      text: `select message_id as "messageId", sku, bundle_token as "bundleToken" from message_cards
             where message_id = any($1) order by message_id, position`,
    },
    [messageIds],
  );
  return rows;
}

export interface BundleRow {
  token: string;
  name: string;
  accountName: string;
  /** Units of products that the reader's channel has. */
  itemCount: number;
  /** The first product that the reader's channel has. */
  firstSku: string | null;
}

// A replaced link still leads those there who have claimed the bundle, as it does on the page of the bundle.
const BUNDLES = {
  name: 'message-bundles',
  text: `select t.token, b.name, a.name as "accountName",
      coalesce(seen.count, 0)::int as "itemCount", seen.first as "firstSku"
    from unnest($1::text[]) as t(token)
      join bundles b on b.id = coalesce((select id from bundles where token = t.token),
        (select o.bundle_id from bundle_old_tokens o join bundle_recipients r on r.bundle_id = o.bundle_id
         where o.token = t.token and r.account_id = $2 and r.claimed_at is not null))
      join users u on u.id = b.user_id and u.disabled_at is null join accounts a on a.id = b.account_id
      cross join lateral (select sum(i.quantity) as count, (array_agg(i.sku order by i.position))[1] as first
        from bundle_items i join products p on p.sku = i.sku
        where i.bundle_id = b.id and ${AUDIENCE_MASK_SQL} & $3 <> 0 and (p.discontinued_at is null or p.discontinued_at > $4)) seen`,
};

/** The bundles behind links, as an account of this channel sees them; links that do not work for it are left out. */
export async function listBundles(
  db: Queryable,
  tokens: readonly string[],
  reader: { accountId: string; mask: number },
  now: Date,
): Promise<BundleRow[]> {
  const { rows } = await db.query<BundleRow>(BUNDLES, [tokens, reader.accountId, reader.mask, now]);
  return rows;
}
