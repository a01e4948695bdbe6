import type { Site } from '@regen/domain';
import type { LinkedProfessional } from '@regen/sdk';
import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';

export const INVITATION_DAYS = 14;

/** Only this is stored: reading the database does not allow accepting for someone else. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface NewInvitation {
  token: string;
  accountId: string;
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  now: Date;
  expiresAt: Date;
}

export async function insertInvitation(tx: Queryable, invitation: NewInvitation): Promise<void> {
  const { token, accountId, userId, email, firstName, lastName, phone, now, expiresAt } = invitation;
  await tx.query(
    `insert into client_invitations (token_hash, professional_account_id, invited_by, email, first_name, last_name, phone, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [hashOf(token), accountId, userId, email, firstName, lastName, phone, now, expiresAt],
  );
}

/** Whether the person of this address is a client already. */
export async function isLinkedAddress(db: Queryable, accountId: string, email: string): Promise<boolean> {
  const { rows } = await db.query<{ yes: boolean }>(
    `select exists (select from users u join client_links l on l.retail_account_id = u.account_id
       where lower(u.email) = lower($2) and l.professional_account_id = $1) as yes`,
    [accountId, email],
  );
  return rows[0]?.yes === true;
}

export async function accountName(db: Queryable, accountId: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>('select name from accounts where id = $1', [accountId]);
  return rows[0]?.name ?? '';
}

export interface Invitation {
  professionalAccountId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  expiresAt: Date;
  acceptedAt: Date | null;
  /** Of the professional who invited, for the response to them and for the client's initial country. */
  inviterEmail: string;
  inviterFirstName: string;
  countryCode: string;
}

/** With `isLocked` two acceptances of one invitation wait for each other. */
export async function findInvitation(
  db: Queryable,
  token: string,
  { isLocked = false } = {},
): Promise<Invitation | null> {
  const { rows } = await db.query<Invitation>(
    `select i.professional_account_id as "professionalAccountId", i.email, i.first_name as "firstName", i.last_name as "lastName",
       i.phone, i.expires_at as "expiresAt", i.accepted_at as "acceptedAt", u.email as "inviterEmail",
       u.first_name as "inviterFirstName", u.country_code as "countryCode"
     from client_invitations i join users u on u.id = i.invited_by
     where i.token_hash = $1 ${isLocked ? 'for update of i' : ''}`,
    [hashOf(token)],
  );
  return rows[0] ?? null;
}

export interface KnownPerson {
  userId: string;
  accountId: string;
  site: Site;
  firstName: string;
  lastName: string;
}

export async function findPersonByEmail(db: Queryable, email: string): Promise<KnownPerson | null> {
  const { rows } = await db.query<KnownPerson>(
    `select u.id as "userId", u.account_id as "accountId", a.site, u.first_name as "firstName", u.last_name as "lastName"
     from users u join accounts a on a.id = u.account_id where lower(u.email) = lower($1)`,
    [email],
  );
  return rows[0] ?? null;
}

/** Uses every open invitation of this professional to this address: one consent is enough. */
export async function useInvitations(tx: Queryable, accountId: string, email: string, now: Date): Promise<void> {
  await tx.query(
    `update client_invitations set accepted_at = $3
     where professional_account_id = $1 and lower(email) = lower($2) and accepted_at is null`,
    [accountId, email, now],
  );
}

export async function linkClient(tx: Queryable, professionalId: string, retailId: string, now: Date): Promise<void> {
  await tx.query(
    `insert into client_links (professional_account_id, retail_account_id, created_at) values ($1, $2, $3)
     on conflict do nothing`,
    [professionalId, retailId, now],
  );
}

/** An invited user did not sign up on their own. */
export async function markInvited(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.query('update users set self_sign_up = false, email_confirmed_at = $2 where id = $1', [userId, now]);
}

export async function findProfessional(db: Queryable, accountId: string): Promise<LinkedProfessional | null> {
  const { rows } = await db.query<LinkedProfessional>(
    `select a.id as "accountId", a.name as "accountName", s.label as "storeLabel" from accounts a
     left join store_labels s on s.account_id = a.id and s.is_present and a.has_retail_store where a.id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}
