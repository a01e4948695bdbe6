import { createSessionsResource } from '@regen/sdk/resources/sessions';
import type { AppContext } from '~/kernel/context.ts';
import { forgetDrafts } from '~/kernel/stored/forget.ts';

/** The longest wait for a server that does not respond, in milliseconds: the computer may be shared. */
const PATIENCE = 5000;

/**
 * Signs out here and, through the session's storage, in the other tabs.
 * @param leave Leaves the private page, at the moment when the session is about to end.
 */
export async function endSession(
  { service, session }: Pick<AppContext, 'service' | 'session'>,
  leave?: () => Promise<void>,
): Promise<void> {
  const record = session.current();
  if (record === null) return;
  // Sent with the token, since this device forgets it now: what the page still reads would be refused.
  const ended = service(createSessionsResource).end(
    { id: record.userId },
    { timeout: PATIENCE, keepalive: true, headers: { Authorization: `Bearer ${record.token}` } },
  );
  const left = leave?.();
  session.finish();
  forgetDrafts(record.userId);
  // Without a response the token expires within the hour.
  await ended.catch(() => undefined);
  await left;
}
