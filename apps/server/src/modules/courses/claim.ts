import type { Queryable } from '../../db/database.ts';

const NO_DOUBLE = `not exists (select from course_registrations mine
  where mine.course_id = r.course_id and mine.user_id = $1 and mine.status <> 'canceled')`;

/**
 * Moves registrations made as a guest to a user who signs up in the same browser with the same email. The email alone proves nothing,
 * because it is not confirmed yet; in other cases, users open the link in their confirmation.
 */
export async function claimOfBrowser(
  tx: Queryable,
  person: { userId: string; email: string; browserId: string },
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.query(
    `update course_registrations r set user_id = $1, updated_at = $4
     where r.user_id is null and lower(r.email) = lower($2) and r.browser_id = $3 and r.status <> 'canceled' and ${NO_DOUBLE}`,
    [person.userId, person.email, person.browserId, now],
  );
  return rowCount;
}

/** The holder of the link in the confirmation email reads that mailbox, so the registration is theirs. */
export async function claimByLink(
  db: Queryable,
  person: { userId: string; email: string },
  registrationId: string,
  now: Date,
): Promise<void> {
  await db.query(
    `update course_registrations r set user_id = $1, updated_at = $4
     where r.id = $3 and r.user_id is null and lower(r.email) = lower($2) and r.status <> 'canceled' and ${NO_DOUBLE}`,
    [person.userId, person.email, registrationId, now],
  );
}
