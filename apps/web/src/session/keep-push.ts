import type { AppContext } from '~/kernel/context.ts';
import { checkPush, endPushHere } from './push.ts';

/** Follows the session, so that this browser is notified for the person who is signed in, or for nobody. */
export function keepPush({ service, session }: Pick<AppContext, 'service' | 'session'>): void {
  // What fails now is done with the next page: the server decides who is notified, not this browser.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const check = () => {
    const person = session.current();
    if (person) quietly(checkPush({ service }, person.userId));
  };
  check();
  session.subscribe((_record, change) => {
    if (change === 'started') check();
    if (change === 'ended') quietly(endPushHere());
  });
}
