import type { User } from '@regen/sdk';
import { emailChangeGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { EmailChangeForm } from './EmailChangeForm.tsx';
import { PendingEmail } from './PendingEmail.tsx';

/** The address that the person signs in with, and its change, which both addresses confirm (rule S22). */
export function EmailSection({ user }: { user: User }) {
  const { call } = useApp();
  // No loader: it is far down the page, and loaders are part of the first script of every page.
  const state = useQuery({
    ...emailChangeGet(call, { id: user.id }),
    // The links in the emails are opened in other tabs, or on other devices.
    refetchOnWindowFocus: 'always',
  });
  const { data, dataUpdatedAt } = state;
  useKnownEmail(user.id, data?.email, dataUpdatedAt);
  const [isOpen, setIsOpen] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    // The pressed button is gone.
    section.current?.focus();
  };
  return (
    <Stack gap="4" ref={section} tabIndex={-1}>
      <Reading query={state}>
        {({ email, change }) => (
          <>
            <Text>{email}</Text>
            {change ? <PendingEmail userId={user.id} email={email} change={change} onCanceled={close} /> : null}
            {isOpen && !change ? <EmailChangeForm userId={user.id} email={email} onClose={close} /> : null}
            {isOpen || change ? null : (
              <Stack align="start">
                <Button variant="secondary" onClick={() => setIsOpen(true)}>
                  Change email
                </Button>
              </Stack>
            )}
          </>
        )}
      </Reading>
    </Stack>
  );
}

/** Takes an address that was confirmed elsewhere into the session; only what was just read counts. */
function useKnownEmail(userId: string, email: string | undefined, readAt: number): void {
  const { session } = useApp();
  useEffect(() => {
    const known = session.current()?.user;
    if (email !== undefined && known?.id === userId && known.email !== email) session.setUser({ ...known, email });
  }, [session, userId, email, readAt]);
}
