import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { endSession } from './end-session.ts';

/** Signs out here and, through the session's storage, in the other tabs. */
export function useSignOut() {
  const app = useApp();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const signOut = async () => {
    if (app.session.current() === null || isSigningOut) return;
    setIsSigningOut(true);
    await endSession(app, () => navigate({ to: '/' }));
    setIsSigningOut(false);
    announce('You’re signed out.');
  };
  return { signOut, isSigningOut };
}
