import type { Queryable } from './db/database.ts';
import { openToEverybody } from './fill/mark.ts';

/** An open store, as an addition to the start sees it. */
export interface Opened {
  /** Emails of users who can sign in with a published password. */
  openToEverybody(): Promise<string[]>;
}

export interface Listening {
  /** The URL it listens on. */
  url: string;
  db: Queryable;
  log: { warn(fields: object, message: string): void };
  /** No setting names the seller yet. */
  needsSeller: boolean;
  onOpen?: ((store: Opened) => Promise<void>) | undefined;
}

const SELLER_ADVICE = `  Receipts and emails don't name your company yet: set SELLER_NAME and the other SELLER_ settings.\n`;

/** Prints the store's URL and what is left to set, then runs the addition's `onOpen`. Never throws: the server is already running. */
export async function greet(
  { url, db, log, needsSeller, onOpen }: Listening,
  say: (text: string) => void,
): Promise<void> {
  say(`\n  Regen is open at ${url}\n`);
  if (needsSeller) say(SELLER_ADVICE);
  try {
    await onOpen?.({ openToEverybody: () => openToEverybody(db) });
  } catch (error) {
    log.warn({ err: error }, 'the onOpen hook failed');
  }
}
