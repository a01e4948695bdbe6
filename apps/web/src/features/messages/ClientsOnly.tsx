import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { conversationPath } from './conversation-path.ts';

export interface ClientsOnlyProps {
  /** The clinic. */
  accountId: string;
  accountName: string;
  storeLabel: string;
  isSignedIn: boolean;
}

/** On a clinic's store page: who can message it, and the way there for clients who aren't signed in. */
export function ClientsOnly({ accountId, accountName, storeLabel, isSignedIn }: ClientsOnlyProps) {
  return (
    <Text size="sm" tone="muted" measure>
      Clients can message {accountName} here once they’ve accepted its invitation.
      {isSignedIn ? null : (
        <>
          {' Already a client? '}
          <TextLink asChild>
            <Link to="/login" search={{ redirect: conversationPath(accountId, storeLabel) }}>
              Sign in
            </Link>
          </TextLink>
        </>
      )}
    </Text>
  );
}
