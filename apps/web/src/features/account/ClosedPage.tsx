import { CHANNEL_LABELS } from '@regen/domain';
import { Button } from '@regen/ui-kit/Button';
import { Container } from '@regen/ui-kit/Container';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePageTitle } from '~/app/use-page-title.ts';
import { useSession } from '~/session/index.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

export interface ClosedPageProps {
  title: string;
  /** Who may see it, and how one gets there. */
  children: ReactNode;
  /** A further way on. */
  action?: ReactNode;
}

/** A page that is not for this account: why it is closed, and the ways on (rule P3). */
export function ClosedPage({ title, children, action }: ClosedPageProps) {
  const session = useSession();
  const { signIn, isLeaving } = useSignInAgain();
  usePageTitle(title);
  if (session === null) return null;
  const { site, user } = session;
  const theirs = CHANNEL_LABELS[site];
  return (
    <Container width="narrow" paddingY="16">
      <EmptyState
        headingLevel={1}
        icon="lock"
        title={title}
        action={
          <Inline justify="center">
            <Button asChild>
              <Link to="/$area/$" params={{ area: site, _splat: '' }}>
                Go to your {theirs} account
              </Link>
            </Button>
            <Button variant="secondary" loading={isLeaving} onClick={() => void signIn()}>
              Sign in as somebody else
            </Button>
            {action}
          </Inline>
        }
      >
        <Stack gap="2">
          <Text>
            You are signed in as {user.email}, a {theirs} account.
          </Text>
          <Text>{children}</Text>
        </Stack>
      </EmptyState>
    </Container>
  );
}
