import { storeLabelGet } from '@regen/sdk/query';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Heading } from '@regen/ui-kit/Heading';
import { Page } from '@regen/ui-kit/Page';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from '@tanstack/react-router';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { hasStore } from './has-store.ts';
import { ReferralLink } from './ReferralLink.tsx';

/** `/reward-referral`: the link through which a professional's clients find them, to copy and to scan. */
export function ReferralScreen() {
  const person = usePerson();
  const { accountId, user } = person;
  return (
    <Page width="narrow">
      <PageCrumbs />
      <Stack gap="3">
        <Heading level={1} tabIndex={-1}>
          Refer your clients
        </Heading>
        <Text size="lg" tone="muted">
          One link for messages, your website and your front desk. It opens your store page.
        </Text>
      </Stack>
      {hasStore(person) ? (
        <StoreLink accountId={accountId} />
      ) : (
        <EmptyState
          icon="lock"
          title="This is for professional accounts"
          action={
            <Button asChild>
              <RouterLink to="/account">Go to your account</RouterLink>
            </Button>
          }
        >
          Professionals refer clients to their store page. You’re signed in as {user.email}.
        </EmptyState>
      )}
    </Page>
  );
}

function StoreLink({ accountId }: { accountId: string }) {
  const { call } = useApp();
  const label = useQuery(storeLabelGet(call, { id: accountId }));
  return (
    <Reading
      query={label}
      headingLevel={2}
      skeleton={
        <div>
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton shape="block" />
        </div>
      }
    >
      {({ url, storeLabel }) =>
        url === null ? <NoStorePage /> : <ReferralLink url={url} storeLabel={storeLabel ?? ''} />
      }
    </Reading>
  );
}

function NoStorePage() {
  return (
    <EmptyState
      icon="pin"
      title="Your account doesn’t have a store page yet"
      action={
        <Button asChild>
          <RouterLink to="/account">Go to your account</RouterLink>
        </Button>
      }
    >
      Your link appears here as soon as your account has a store label and a retail store.
    </EmptyState>
  );
}
