import type { RetailLocation, TeamMember } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';

export interface StoreRow {
  storeLabel: string;
  accountId: string;
  accountName: string;
  hasRetailStore: boolean;
  pictureHash: string | null;
}

export type StoreLocation = Omit<RetailLocation, 'accountName' | 'storeLabel' | 'distanceKm'>;

/** The listed places of an account, as JSON. */
export const LISTED_PLACES = (account: string): string => `lateral (
  select coalesce(json_agg(place order by place.name, place.id), '[]') as list
  from (select id, name, line1, line2, city, region, postal_code as "postalCode", country_code as "countryCode", phone,
          timezone, hours, latitude, longitude
        from locations where account_id = ${account} and is_listed and latitude is not null
        order by name, id limit 50) place)`;

/** Places as the contract has them, with the store that they belong to. */
export function toLocations(
  { accountName, storeLabel }: Pick<RetailLocation, 'accountName' | 'storeLabel'>,
  places: readonly StoreLocation[],
): RetailLocation[] {
  return places.map(({ id, name, ...place }) => ({ id, name, accountName, storeLabel, ...place, distanceKm: null }));
}

export interface StorePage extends StoreRow {
  intro: string | null;
  team: TeamMember[];
  locations: StoreLocation[];
  bundles: StorePageBundle[];
}

export interface StorePageBundle {
  bundleToken: string;
  bundleName: string;
  items: { sku: string; quantity: number }[];
}

/** The store of a label, current or former, with what its page shows; null if there is none. */
export async function findStore(db: Queryable, label: string): Promise<StorePage | null> {
  const { rows } = await db.query<StorePage>(
    {
      name: 'store-get',
      text: `select p.label as "storeLabel", a.id as "accountId", a.name as "accountName", a.has_retail_store as "hasRetailStore",
          pic.hash as "pictureHash", profile.intro, coalesce(profile.team, '[]') as team, places.list as locations,
          shown.list as bundles
        from store_labels l
        join store_labels p on p.account_id = l.account_id and p.is_present
        join accounts a on a.id = l.account_id and a.has_retail_store
        left join store_pictures pic on pic.account_id = a.id
        left join store_profiles profile on profile.account_id = a.id
        cross join ${LISTED_PLACES('a.id')} places
        cross join lateral (
          select coalesce(json_agg(json_build_object('bundleToken', b.token, 'bundleName', b.name, 'items',
              (select coalesce(json_agg(json_build_object('sku', i.sku, 'quantity', i.quantity) order by i.position), '[]')
               from bundle_items i where i.bundle_id = b.id)) order by s.position), '[]') as list
          from store_bundles s join bundles b on b.id = s.bundle_id
          join users u on u.id = b.user_id and u.disabled_at is null
          where s.account_id = a.id) shown
        where l.label = $1`,
    },
    [label],
  );
  return rows[0] ?? null;
}

/** Accounts whose present label begins like this, the exact one first; a former label is found when it is whole. */
export async function searchLabels(db: Queryable, beginning: string): Promise<StoreRow[]> {
  const { rows } = await db.query<StoreRow>(
    {
      name: 'store-label-search',
      // `~>=~` and `~<~` compare bytes, whatever the collation is; `{` comes right after `z`.
      text: `with found as (
          (select account_id, label, label = $1 as is_exact from store_labels
           where is_present and label ~>=~ $1 and label ~<~ ($1 || '{') order by label using ~<~ limit 11)
          union all
          select p.account_id, p.label, true from store_labels f
          join store_labels p on p.account_id = f.account_id and p.is_present
          where f.label = $1 and not f.is_present),
        each_one as (select account_id, label, bool_or(is_exact) as is_exact from found group by account_id, label)
        select e.label as "storeLabel", a.id as "accountId", a.name as "accountName", a.has_retail_store as "hasRetailStore",
          pic.hash as "pictureHash"
        from each_one e join accounts a on a.id = e.account_id left join store_pictures pic on pic.account_id = a.id
        order by e.is_exact desc, e.label using ~<~ limit 10`,
    },
    [beginning],
  );
  return rows;
}

export interface LabelState {
  accountName: string;
  hasRetailStore: boolean;
  storeLabel: string | null;
  /** The newest first. */
  formerLabels: string[];
  pictureHash: string | null;
}

/** The labels and the picture of an account. With `isWriting` other writers of this account wait. */
export async function readLabels(
  db: Queryable,
  accountId: string,
  { isWriting = false } = {},
): Promise<LabelState | null> {
  if (isWriting) await db.query('select 1 from accounts where id = $1 for no key update', [accountId]);
  const { rows } = await db.query<LabelState>(
    {
      name: 'store-label-get',
      text: `select a.name as "accountName", a.has_retail_store as "hasRetailStore", pic.hash as "pictureHash",
          (select label from store_labels where account_id = a.id and is_present) as "storeLabel",
          array(select label from store_labels where account_id = a.id and not is_present order by chosen_at desc, label)
            as "formerLabels"
        from accounts a left join store_pictures pic on pic.account_id = a.id where a.id = $1`,
    },
    [accountId],
  );
  return rows[0] ?? null;
}

/** Makes a label the present one of an account. False when another account has or had it. */
export async function chooseLabel(tx: Queryable, accountId: string, label: string, now: Date): Promise<boolean> {
  await tx.query('update store_labels set is_present = false where account_id = $1 and is_present', [accountId]);
  const { rowCount } = await tx.query(
    `insert into store_labels as l (label, account_id, is_present, chosen_at) values ($1, $2, true, $3)
     on conflict (label) do update set is_present = true, chosen_at = excluded.chosen_at where l.account_id = excluded.account_id`,
    [label, accountId, now],
  );
  return rowCount === 1;
}
