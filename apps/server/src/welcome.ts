import type { Config } from './config.ts';
import type { Queryable } from './db/database.ts';
import { isLocal } from './local.ts';
import { openToEverybody, publishedPasswords, signInLines, signInsOf } from './seed/demo-passwords.ts';
import type { DemoSignIn } from './seed/demo-passwords.ts';

export function signInText(title: string, signIns: readonly DemoSignIn[]): string {
  return `  ${title}\n${signInLines(signIns).join('\n')}\n`;
}

export interface Opened {
  /** The URL it listens on. */
  url: string;
  config: Config;
  db: Queryable;
  log: { warn(fields: object, message: string): void };
}

/** Prints the store's URL and the demo sign-ins. Never throws: the server is running already. */
export async function welcome({ url, config, db, log }: Opened, say: (text: string) => void): Promise<void> {
  say(`\n  Regen is open at ${url}\n`);
  if (!isLocal(config) || !config.SEED || !config.DEV_PAGES) return;
  try {
    const open = new Set(await openToEverybody(db));
    const signIns = signInsOf(publishedPasswords()).filter(({ email, shown }) => shown !== '' && open.has(email));
    if (signIns.length > 0) say(signInText('Demo sign-ins:', signIns));
  } catch (error) {
    log.warn({ err: error }, 'the demo sign-ins could not be looked up');
  }
}
