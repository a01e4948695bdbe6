import { createSessionsResource } from '@regen/sdk/resources/sessions';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetDrafts } from '~/kernel/stored/forget.ts';
import { useApp } from '~/kernel/use-app.ts';

/** The longest wait for a server that does not respond, in milliseconds: the computer may be shared. */
const PATIENCE = 5000;

/** Signs out here and, through the session's storage, in the other tabs. */
export function useSignOut() {
  const { service, session } = useApp();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const signOut = async () => {
    const record = session.current();
    if (record === null || isSigningOut) return;
    setIsSigningOut(true);
    try {
      await service(createSessionsResource).end({ id: record.userId }, { timeout: PATIENCE });
    } catch {
      // Without a response the token expires within the hour; this device forgets it now.
    }
    // Leaves the private page and signs out at once, without waiting for the next page.
    const left = navigate({ to: '/' });
    session.finish();
    forgetDrafts(record.userId);
    await left;
    setIsSigningOut(false);
    announce('You’re signed out.');
  };
  return { signOut, isSigningOut };
}
