import { Button } from '@regen/ui-kit/Button';
import { Link } from '@tanstack/react-router';
import { conversationPath } from './conversation-path.ts';

export interface MessageClinicSignInProps {
  /** The clinic. */
  accountId: string;
  /** Label of the clinic's store page; null if it has none. */
  storeLabel: string | null;
  fullWidth?: boolean;
}

/** For visitors, who may be clients of the clinic: they sign in first, and come to their conversation. */
export function MessageClinicSignIn({ accountId, storeLabel, fullWidth }: MessageClinicSignInProps) {
  return (
    <Button variant="secondary" iconStart="mail" fullWidth={fullWidth} asChild>
      <Link to="/login" search={{ redirect: conversationPath(accountId, storeLabel) }}>
        Sign in to message the clinic
      </Link>
    </Button>
  );
}
