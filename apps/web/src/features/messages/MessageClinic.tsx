import { messageListContacts } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '~/kernel/use-app.ts';
import { ClientsOnly, type ClientsOnlyProps } from './ClientsOnly.tsx';

export interface MessageClinicProps {
  /** The clinic. */
  accountId: string;
  fullWidth?: boolean;
}

function useClinic(accountId: string) {
  const { call } = useApp();
  // No loader: it is only for some signed-in people, and loads after the page.
  return useQuery(messageListContacts(call, { accountId })).data;
}

/** Links a clinic's client to their conversation. Nothing for others, who can't message the clinic. */
export function MessageClinic({ accountId, fullWidth }: MessageClinicProps) {
  const data = useClinic(accountId);
  if (!data?.items.some(({ canWrite }) => canWrite)) return null;
  return (
    <Button variant="secondary" iconStart="mail" fullWidth={fullWidth} asChild>
      <Link to="/$site/messages/{-$accountId}" params={{ site: 'retail', accountId }}>
        Message the clinic
      </Link>
    </Button>
  );
}

/** For signed-in people who aren't clients of the clinic: who can message it. */
export function NoMessageClinic(props: Omit<ClientsOnlyProps, 'isSignedIn'>) {
  return useClinic(props.accountId)?.totalCount === 0 ? <ClientsOnly {...props} isSignedIn /> : null;
}
