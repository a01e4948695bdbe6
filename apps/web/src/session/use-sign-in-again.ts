import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { endSession } from './end-session.ts';

/** To sign-in and back to this page; another person is signed out first. */
export function useSignInAgain() {
  const app = useApp();
  const router = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);
  const signIn = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    const { href } = router.state.location;
    await endSession(app);
    // A guard may have redirected to sign-in meanwhile.
    const replace = router.latestLocation.pathname === '/login';
    await router.navigate({ to: '/login', search: { redirect: href }, replace });
    setIsLeaving(false);
  };
  return { signIn, isLeaving };
}
