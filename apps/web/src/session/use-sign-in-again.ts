import { createSessionsResource } from '@regen/sdk/resources/sessions';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';

/** To sign-in and back to this page; another person is signed out first. */
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
      // Without a response the token expires within the hour; this device forgets it now.
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
