import { createSessionsResource } from '@regen/sdk/resources/sessions';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { forgetDrafts } from './forget-drafts.ts';

/** Who leaves a shared computer does not wait for a server that does not answer; milliseconds. */
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
      // Without an answer the token ends by itself within the hour; this device forgets it now.
    }
    // Away from what is private, and signed out at once: what the next page waits for is no business of who leaves.
    const left = navigate({ to: '/' });
    session.finish();
    forgetDrafts(record.userId);
    await left;
    setIsSigningOut(false);
    announce('You are signed out.');
  };
  return { signOut, isSigningOut };
}
