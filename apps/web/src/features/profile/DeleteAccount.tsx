import type { AccountDeletionRequest } from '@regen/sdk';
import { accountDeletionDelete, accountDeletionGet } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useToast } from '@regen/ui-kit/Toast';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { dayOf } from '~/kernel/words/dates.ts';
import { DELETION_WAITS_FOR } from '~/kernel/words/deletion-waits-for.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

/** Asks for the account to be deleted, or keeps it while that has not happened yet (rules S25 and S26). */
export function DeleteAccount({ userId, email }: { userId: string; email: string }) {
  const { call } = useApp();
  // No loader: it is at the end of the page.
  const state = useQuery({ ...accountDeletionGet(call, { id: userId }), refetchOnWindowFocus: 'always' });
  const [isOpen, setIsOpen] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsOpen(false);
    // The pressed button is gone.
    section.current?.focus();
  };
  return (
    <Stack gap="4" ref={section} tabIndex={-1}>
      <Text tone="muted">
        We delete your profile, addresses, points, favorites, certificates and everything else we keep about you, and
        cancel your upcoming courses. As tax law requires, your orders stay, without your name and contact details. Your
        messages and published reviews stay without your name.
      </Text>
      <Reading query={state}>
        {({ request }) =>
          request ? (
            <PendingDeletion userId={userId} request={request} onKept={close} />
          ) : isOpen ? (
            <DeleteAccountForm userId={userId} email={email} onClose={close} />
          ) : (
            <Stack align="start">
              <Button variant="secondary" onClick={() => setIsOpen(true)}>
                Delete account
              </Button>
            </Stack>
          )
        }
      </Reading>
    </Stack>
  );
}

interface PendingDeletionProps {
  userId: string;
  request: AccountDeletionRequest;
  onKept: () => void;
}

/** When the account goes, and the way to keep it. */
function PendingDeletion({ userId, request: { dueAt, waitsFor }, onKept }: PendingDeletionProps) {
  const keep = useWrite(accountDeletionDelete);
  const showToast = useToast();
  const kept = () => {
    showToast({ message: 'Your account won’t be deleted.', tone: 'success' });
    onKept();
  };
  return (
    <Stack gap="4">
      <Banner tone="warning" title={`Your account will be deleted on ${dayOf(dueAt)}`}>
        <Text size="sm">
          Until then everything works as before, and you can change your mind.
          {waitsFor ? ` ${DELETION_WAITS_FOR[waitsFor]}` : ''}
        </Text>
      </Banner>
      {keep.error ? <FailureBanner error={keep.error} /> : null}
      <Stack align="start">
        <Button loading={keep.isPending} onClick={() => keep.mutate({ id: userId }, { onSuccess: kept })}>
          Keep my account
        </Button>
      </Stack>
    </Stack>
  );
}
