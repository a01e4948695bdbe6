import { Button } from '@regen/ui-kit/Button';
import { Link } from '@tanstack/react-router';
import type { MessageClinicProps } from './MessageClinic.tsx';

/** For visitors, who may be clients of the clinic: they sign in first, and come to their conversation. */
export function MessageClinicSignIn({ accountId, fullWidth }: MessageClinicProps) {
  return (
    <Button variant="secondary" iconStart="mail" fullWidth={fullWidth} asChild>
      <Link to="/login" search={{ redirect: `/retail/messages/${accountId}` }}>
        Sign in to message the clinic
      </Link>
    </Button>
  );
}
