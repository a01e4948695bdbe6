import { RegenConflictError } from '@regen/sdk';
import { accountGet, invalidate, userAcceptTerms } from '@regen/sdk/query';
import { Box } from '@regen/ui-kit/Box';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Page } from '@regen/ui-kit/Page';
import { Text } from '@regen/ui-kit/Text';
import { Link, useRouter } from '@tanstack/react-router';
import type { Person } from '~/kernel/context.ts';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { useSignOut } from '~/session/use-sign-out.ts';
import { TermsText } from './TermsText.tsx';

export interface AcceptTermsScreenProps {
  person: Person;
  /** A path on this origin. */
  returnTo: string;
}

/** After signing in, when the terms are newer than those that the person accepted: read them, accept, or sign out. */
export function AcceptTermsScreen({ person: { userId, site }, returnTo }: AcceptTermsScreenProps) {
  const { queryClient } = useApp();
  const router = useRouter();
  const announce = useAnnounce();
  const { signOut, isSigningOut } = useSignOut();
  const { terms } = usePrefetchedQuery(accountGet).data;
  const accept = useWrite(userAcceptTerms);
  const press = (version: string) =>
    accept.mutate(
      { id: userId, version },
      {
        onSuccess: () => {
          announce('Terms accepted.');
          void router.navigate({ href: returnTo, replace: true });
        },
        onError: (error) => {
          // Newer ones while these were being read: those are shown instead.
          if (error instanceof RegenConflictError) void invalidate(queryClient, 'accountGet', 'pageGetContent');
        },
      },
    );
  return (
    <Page width="narrow" gap="6">
      <Heading level={1} size="lg" tabIndex={-1}>
        {terms.acceptedVersion === null ? 'Our terms and conditions' : 'Our terms have changed'}
      </Heading>
      <Text tone="muted" measure>
        {terms.acceptedVersion === null
          ? `Please read version ${terms.version} and accept it to continue.`
          : `You accepted version ${terms.acceptedVersion}. Please read version ${terms.version} and accept it to continue.`}
      </Text>
      <Box as="section" border="subtle" radius="md" padding="6" aria-label="Terms and conditions">
        <TermsText headingLevel={2} />
      </Box>
      {accept.error ? <FailureBanner error={accept.error} /> : null}
      <Inline gap="3">
        <Button size="lg" loading={accept.isPending} onClick={() => press(terms.version)}>
          Accept and continue
        </Button>
        <Button size="lg" variant="ghost" loading={isSigningOut} onClick={() => void signOut()}>
          Decline and sign out
        </Button>
      </Inline>
      <Text size="sm" tone="muted" measure>
        We record which version you accepted and when, and show it in your profile. You won’t lose anything in your
        account if you decline.
      </Text>
      <Text size="sm" tone="muted" measure>
        You don’t have to accept to{' '}
        <TextLink asChild>
          <Link to="/$site/my-account/profile" params={{ site }}>
            download your data or delete your account
          </Link>
        </TextLink>
        .
      </Text>
    </Page>
  );
}
