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

/** Links a clinic's client to their conversation. Nothing for others, who can't message the clinic. */
export function MessageClinic({ accountId, fullWidth }: MessageClinicProps) {
  const { call } = useApp();
  // No loader: it is only for some signed-in people, and loads after the page.
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
