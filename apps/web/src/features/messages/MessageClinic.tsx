import { messageListContacts } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '~/kernel/use-app.ts';

export interface MessageClinicProps {
  /** The clinic. */
  accountId: string;
  fullWidth?: boolean;
}

/** For a client of a clinic: the way to their conversation. Nothing for others, who couldn't write to it. */
export function MessageClinic({ accountId, fullWidth }: MessageClinicProps) {
  const { call } = useApp();
  // No loader: it is for some of those who have signed in, and comes after the page.
  const { data } = useQuery(messageListContacts(call, { accountId }));
  if (!data?.items.some(({ canWrite }) => canWrite)) return null;
  return (
    <Button variant="secondary" iconStart="mail" fullWidth={fullWidth} asChild>
      <Link to="/$site/messages/{-$accountId}" params={{ site: 'retail', accountId }}>
        Message the clinic
      </Link>
    </Button>
  );
}
