import type { StoreProfile, TeamMember } from '@regen/sdk';
import type { Queryable, Tx } from '../../db/database.ts';

/** What an account says and shows on its store page. */
export async function readProfile(db: Queryable, accountId: string): Promise<StoreProfile> {
  const { rows } = await db.query<Omit<StoreProfile, 'accountId'>>(
    {
      name: 'store-profile',
      text: `select profile.intro, coalesce(profile.team, '[]') as team,
          array(select bundle_id from store_bundles where account_id = $1 order by position) as "bundleIds"
        from (select) one left join store_profiles profile on profile.account_id = $1`,
    },
    [accountId],
  );
  return { accountId, ...(rows[0] ?? { intro: null, team: [], bundleIds: [] }) };
}

export interface ProfileChange {
  intro: string | null;
  team: readonly TeamMember[];
  bundleIds: readonly string[];
  now: Date;
}

/** Replaces the profile. False if a bundle is not of this account; then nothing may be kept. */
export async function writeProfile(tx: Tx, accountId: string, change: ProfileChange): Promise<boolean> {
  const { intro, team, bundleIds, now } = change;
  // Makes the writes of one account wait for each other.
  await tx.query(
    `insert into store_profiles as p (account_id, intro, team, updated_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update set intro = excluded.intro, team = excluded.team, updated_at = excluded.updated_at`,
    [accountId, intro, JSON.stringify(team), now],
  );
  await tx.query('delete from store_bundles where account_id = $1', [accountId]);
  const { rowCount } = await tx.query(
    `insert into store_bundles (account_id, bundle_id, position)
     select b.account_id, b.id, given.position from unnest($2::text[]) with ordinality as given(id, position)
     join bundles b on b.id = given.id and b.account_id = $1`,
    [accountId, bundleIds],
  );
  return rowCount === bundleIds.length;
}
