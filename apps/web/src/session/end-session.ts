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
  try {
    await service(createSessionsResource).end({ id: record.userId }, { timeout: PATIENCE });
  } catch {
    // Without a response the token expires within the hour; this device forgets it now.
  }
  const left = leave?.();
  session.finish();
  forgetDrafts(record.userId);
  await left;
}
