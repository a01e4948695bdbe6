import { randomBytes } from 'node:crypto';
import { createPasswords } from '../../auth/passwords.ts';
import type { Queryable } from '../database.ts';
import { DEMO_PASSWORD, demoId, demoUsers } from './demo-people.ts';

export interface DemoSignIn {
  email: string;
  password: string;
  /** How the sign-in is introduced. */
  shown: string;
}

/** What demo people sign in with, by the keys of `demoUsers`. */
export type DemoPasswords = ReadonlyMap<number, string>;

/** The one password that is in the README, for a start that only this machine can reach. */
export function publishedPasswords(): DemoPasswords {
  return new Map(demoUsers.map(({ key }) => [key, DEMO_PASSWORD]));
}

/** 120 random bits for each person. They are told to whoever starts the server and kept nowhere. */
export function randomPasswords(): DemoPasswords {
  return new Map(demoUsers.map(({ key }) => [key, randomBytes(15).toString('base64url')]));
}

/** All that `passwords` open, to be printed. */
export function signInsOf(passwords: DemoPasswords): DemoSignIn[] {
  return demoUsers.map(({ key, email, shown }) => ({
    email,
    password: passwords.get(key) ?? DEMO_PASSWORD,
    shown: shown ?? '',
  }));
}

/** A line for each sign-in. */
export function signInLines(signIns: readonly DemoSignIn[]): string[] {
  const width = Math.max(...signIns.map(({ email }) => email.length));
  return signIns.map(({ email, password, shown }) => `    ${email.padEnd(width)}  ${password}  ${shown}`.trimEnd());
}

/** Emails of the demo people here whom the published password opens. */
export async function openToEverybody(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ email: string; password_hash: string | null }>(
    'select email, password_hash from users where (id = any($1) or lower(email) = any($2)) and disabled_at is null order by created_at',
    [demoUsers.map(({ key }) => demoId('usr', key)), demoUsers.map(({ email }) => email)],
  );
  const passwords = createPasswords();
  const isOpen = await Promise.all(rows.map((row) => passwords.verify(row.password_hash, DEMO_PASSWORD)));
  return rows.filter((_row, place) => isOpen[place]).map(({ email }) => email);
}
