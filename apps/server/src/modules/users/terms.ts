import type { TermsState } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';

/** The current terms at $3, and the newest version that the user $2 accepted: always one row. */
export const TERMS_STATE = `select
    (select version from terms_versions where published_at <= $3 order by published_at desc limit 1) as current_version,
    newest.version as accepted_version, newest.accepted_at
  from (values (1)) one
  left join lateral (
    select version, accepted_at from terms_acceptances join terms_versions using (version)
    where user_id = $2 order by published_at desc limit 1
  ) newest on true`;

/** The version that can be accepted now where there is a text of it; null while there is none. */
export async function currentTerms(db: Queryable, hasText: boolean, now: Date): Promise<string | null> {
  if (!hasText) return null;
  const { rows } = await db.query<{ version: string }>(
    'select version from terms_versions where published_at <= $1 order by published_at desc limit 1',
    [now],
  );
  return rows[0]?.version ?? null;
}

/** Keeps when a version was first accepted: the update writes the existing value, so that the row is returned. */
export async function acceptTerms(db: Queryable, userId: string, version: string, now: Date): Promise<TermsState> {
  const { rows } = await db.query<{ accepted_at: Date }>(
    `insert into terms_acceptances as t (user_id, version, accepted_at) values ($1, $2, $3)
     on conflict (user_id, version) do update set accepted_at = t.accepted_at returning accepted_at`,
    [userId, version, now],
  );
  const acceptedAt = (rows[0]?.accepted_at ?? now).toISOString();
  return { version, acceptedVersion: version, acceptedAt, isAcceptanceDue: false };
}

/** Keeps when a person first joined REGEN rewards. */
export async function acceptRewards(db: Queryable, userId: string, now: Date): Promise<Date> {
  const { rows } = await db.query<{ accepted_at: Date }>(
    `insert into rewards_acceptances as r (user_id, accepted_at) values ($1, $2)
     on conflict (user_id) do update set accepted_at = r.accepted_at returning accepted_at`,
    [userId, now],
  );
  return rows[0]?.accepted_at ?? now;
}
