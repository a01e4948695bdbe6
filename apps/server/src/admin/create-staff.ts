import { isEmailAddress } from '@regen/domain';
import type { Permission } from '@regen/sdk';
import { randomBytes } from 'node:crypto';
import { careAccountOf } from '../auth/care-account.ts';
import { createPasswords } from '../auth/passwords.ts';
import { EVERYBODY } from '../auth/permissions.ts';
import { DEFAULT_PORT } from '../config.ts';
import type { Config } from '../config.ts';
import { readDatabaseClock } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { violatedUnique } from '../db/errors.ts';
import { createIds } from '../ids.ts';
import { checkStrength } from '../modules/users/check-strength.ts';
import { RESET_MINUTES, saveResetToken } from '../modules/users/reset-tokens.ts';
import { AdminError } from './admin-error.ts';

export const STAFF_PERMISSIONS = [
  'messages:care',
  'admin:users',
  'admin:impersonate',
  'admin:bundles',
  'admin:content',
  'admin:reviews',
  'admin:applications',
  'admin:orders',
] as const satisfies readonly Permission[];

export interface NewStaff {
  email: string;
  firstName: string;
  lastName: string;
  /** In addition to everyone's. */
  permissions: readonly Permission[];
  /** Null: they choose one by the link. */
  password: string | null;
}

export interface CreatedStaff {
  userId: string;
  /** Where they choose a password, once and within the hour; null when they have one. */
  link: string | null;
}

const ids = createIds(Date.now);

function originOf({ PUBLIC_URL, PORT }: Config): string {
  return PUBLIC_URL ?? `http://localhost:${PORT ?? DEFAULT_PORT}`;
}

/** Throws the reason it is invalid. */
export async function checkStaff({ email, firstName, lastName, password }: NewStaff): Promise<void> {
  if (!isEmailAddress(email)) throw new AdminError(`"${email}" is not an email address.`);
  if (firstName === '' || lastName === '') throw new AdminError('Give first and last name: --name "Nora Lind".');
  if (password !== null) await checkStrength(password, { email, firstName, lastName });
}

/** Adds a person to the staff. Without a password they cannot sign in until they have chosen one. */
export async function createStaff(db: Database, config: Config, staff: NewStaff): Promise<CreatedStaff> {
  const { email, firstName, lastName, permissions, password } = staff;
  await checkStaff(staff);
  const passwordHash = await createPasswords().hash(password ?? randomBytes(48).toString('base64url'));
  const userId = ids('user');
  const token = password === null ? randomBytes(24).toString('base64url') : null;
  try {
    await db.transaction(async (tx) => {
      const accountId = await careAccountOf(tx);
      await tx.query(
        `insert into users (id, account_id, email, password_hash, first_name, last_name, self_sign_up, permissions)
         values ($1, $2, $3, $4, $5, $6, false, $7)`,
        [userId, accountId, email, passwordHash, firstName, lastName, [...EVERYBODY, ...permissions]],
      );
      if (token !== null) await saveResetToken(tx, token, userId, { now: (await readDatabaseClock(tx)).now() });
    });
  } catch (error) {
    if (violatedUnique(error) !== 'users_email') throw error;
    throw new AdminError(`There is already an account with the email ${email}.`, { cause: error });
  }
  return { userId, link: token === null ? null : `${originOf(config)}/resetPassword/${token}` };
}

export const linkMinutes = RESET_MINUTES;
