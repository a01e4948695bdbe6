import { CHANNEL_LABELS } from '@regen/domain';
import type { Site } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { branded } from '~/kernel/head/seo.ts';
import { usePageTitle } from '~/kernel/page/use-page-title.ts';
import { useApp } from '~/kernel/use-app.ts';
import type { Closed } from '~/session/guards.ts';
import { useSignInAgain } from '~/session/use-sign-in-again.ts';

const forAccounts = (site: Site): string => `This page is for ${CHANNEL_LABELS[site]} accounts`;

/** Who may see the page, and how to get access. */
const texts: Readonly<Record<Closed['wanted'], { title: string; text: string }>> = {
  b2b: {
    title: forAccounts('b2b'),
    text: 'Pro accounts belong to licensed professionals and businesses. Sign in with yours if you have one.',
  },
  retail: {
    title: forAccounts('retail'),
    text: 'Retail accounts are for personal purchases. Sign in with yours if you have one.',
  },
  school: {
    title: forAccounts('school'),
    text: 'School accounts belong to schools that teach with Regen. Sign in with yours if you have one.',
  },
  trained: {
    title: `This page is for ${CHANNEL_LABELS.b2b} and ${CHANNEL_LABELS.school} accounts`,
    text: 'It’s written for licensed professionals, and for the schools that train them. Sign in with such an account, or apply for one.',
  },
  staff: {
    title: 'This page is for Regen staff',
    text: 'If you work here, sign in with your staff account, or ask an administrator for access.',
  },
};

/** A page that this account, or a visitor, may not see: why, and what to do next (rule P3). */
export function ClosedPage({ wanted, person }: Closed) {
  const { signIn, isLeaving } = useSignInAgain();
  const { config } = useApp();
  const title = branded(config, texts[wanted].title);
  const text = branded(config, texts[wanted].text);
  usePageTitle(title);
  const theirs = person && CHANNEL_LABELS[person.site];
  return (
    <Page width="narrow" space="lg">
      <EmptyState
        headingLevel={1}
        icon="lock"
        title={title}
        action={
          <Inline justify="center">
            {person ? (
              <Button asChild>
                <Link to="/$site/$" params={{ site: person.site, _splat: '' }}>
                  Go to your {theirs} account
                </Link>
              </Button>
            ) : null}
            <Button variant={person ? 'secondary' : 'primary'} loading={isLeaving} onClick={() => void signIn()}>
              {person ? 'Use another account' : 'Sign in'}
            </Button>
            {wanted === 'b2b' || wanted === 'trained' ? (
              <Button variant="secondary" asChild>
                <Link to="/become-pro">Apply for a Pro account</Link>
              </Button>
            ) : null}
          </Inline>
        }
      >
        <Stack gap="2">
          {person ? (
            <Text>
              You’re signed in as {person.user.email}, a {theirs} account.
            </Text>
          ) : null}
          <Text>{text}</Text>
        </Stack>
      </EmptyState>
    </Page>
  );
}
