import { randomBytes } from 'node:crypto';
import { createPasswords } from '../auth/passwords.ts';
import type { Queryable } from '../db/database.ts';
import { DEMO_PASSWORD, demoId, demoUsers } from './demo-people.ts';

export interface DemoSignIn {
  email: string;
  password: string;
  /** How the sign-in is introduced. */
  shown: string;
}

/** The passwords of demo users, by the keys of `demoUsers`; clients outside the printed list have that of `OTHERS`. */
export type DemoPasswords = ReadonlyMap<number, string>;
export const OTHERS = 0;

const keys = [OTHERS, ...demoUsers.map(({ key }) => key)];

export const hashPassword = (password: string): Promise<string> => createPasswords().hash(password);

/** The one password that is in the README, for a start that only this machine can reach. */
export function publishedPasswords(): DemoPasswords {
  return new Map(keys.map((key) => [key, DEMO_PASSWORD]));
}

/** 120 random bits for each user. They are printed at startup and not stored. */
export function randomPasswords(): DemoPasswords {
  return new Map(keys.map((key) => [key, randomBytes(15).toString('base64url')]));
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

/** Emails of the demo users here who can sign in with the published password. */
export async function openToEverybody(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ email: string; password_hash: string | null }>(
    'select email, password_hash from users where (id like $1 or lower(email) = any($2)) and disabled_at is null order by created_at',
    // Ids of the demo are numbers; no other one begins with so many zeros.
    [`${demoId('usr', 0).slice(0, -6)}%`, demoUsers.map(({ email }) => email)],
  );
  const passwords = createPasswords();
  // The clients were written with one hash, and each comparison takes its time.
  const hashes = [...new Set(rows.map((row) => row.password_hash))];
  const isOpen = await Promise.all(hashes.map((hash) => passwords.verify(hash, DEMO_PASSWORD)));
  const open = new Set(hashes.filter((_hash, place) => isOpen[place]));
  return rows.filter((row) => open.has(row.password_hash)).map(({ email }) => email);
}
