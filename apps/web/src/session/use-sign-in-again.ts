import { createSessionsResource } from '@regen/sdk/resources/sessions';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';

/** To the sign-in and back to this page; who is signed in as somebody else is signed out first. */
export function useSignInAgain() {
  const { service, session } = useApp();
  const router = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);
  const signIn = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    const { href } = router.state.location;
    const record = session.current();
    if (record) {
      // Without an answer the token ends by itself within the hour; this device forgets it now.
      await service(createSessionsResource)
        .end({ id: record.userId })
        .catch(() => undefined);
      session.finish();
    }
    await router.navigate({ to: '/login', search: { redirect: href } });
    setIsLeaving(false);
  };
  return { signIn, isLeaving };
}
