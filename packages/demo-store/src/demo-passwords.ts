import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD, demoUsers } from './demo-people.ts';

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
function signInLines(signIns: readonly DemoSignIn[]): string[] {
  const width = Math.max(...signIns.map(({ email }) => email.length));
  return signIns.map(({ email, password, shown }) => `    ${email.padEnd(width)}  ${password}  ${shown}`.trimEnd());
}

/** A title and a list of sign-ins, to be printed. */
export function signInText(title: string, signIns: readonly DemoSignIn[]): string {
  return `  ${title}\n${signInLines(signIns).join('\n')}\n`;
}
