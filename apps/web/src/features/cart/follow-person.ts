import type { SessionKeeper } from '@regen/sdk/session';
import type { CartWriter } from './cart-writer.ts';

/** What one person could not save waits for them, also through a new sign-in, and never gets into the cart of the next one. */
export function followPerson(
  session: Pick<SessionKeeper, 'current' | 'subscribe'>,
  writer: Pick<CartWriter, 'discard' | 'retry' | 'getState'>,
): void {
  let person = session.current()?.userId ?? null;
  session.subscribe((record, change) => {
    if (change === 'ended') writer.discard();
    if (change !== 'started' || record === null) return;
    if (person !== null && person !== record.userId) writer.discard();
    else if (writer.getState().failure !== null) writer.retry();
    person = record.userId;
  });
}
