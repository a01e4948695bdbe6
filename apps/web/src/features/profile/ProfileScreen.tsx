import { CHANNEL_LABELS, countryName } from '@regen/domain';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Suspense, type ReactNode } from 'react';
import { AddressBook } from '~/features/addresses/index.ts';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { ProfileSection as Section } from './ProfileSection.tsx';

// Forms and their validation weigh more than the rest of the page.
const DetailsForm = lazyPart(() => import('./DetailsForm.tsx'), 'DetailsForm');
const ProfileForms = lazyPart(() => import('./ProfileForms.tsx'), 'ProfileForms');

/** Who the account belongs to, how they are reached, and where their parcels go. */
export function ProfileScreen({ address }: { address: string | undefined }) {
  const { user, site, userId } = usePerson();
  return (
    <Stack gap="10">
      <Heading level={1} size="lg" tabIndex={-1}>
        Profile
      </Heading>
      <Section id="profile-person" title="Your details">
        <Card padding="lg">
          <Grid as="dl" columns={{ base: '1', tablet: '2' }}>
            <Fact label="Country">{countryName(user.countryCode)}</Fact>
            <Fact label="Account">{CHANNEL_LABELS[site]}</Fact>
            {user.tier === null ? null : <Fact label="Price tier">{user.tier}</Fact>}
            {user.rewardsTier === null ? null : <Fact label="REGEN rewards">{user.rewardsTier}</Fact>}
          </Grid>
        </Card>
        <Suspense fallback={<Skeleton shape="block" />}>
          <DetailsForm key={userId} user={user} />
        </Suspense>
      </Section>
      <AddressBook userId={userId} site={site} open={address} />
      <Suspense fallback={<Skeleton shape="block" />}>
        <ProfileForms key={userId} user={user} />
      </Suspense>
    </Stack>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="sm" tone="muted">
        {label}
      </Text>
      <Text as="dd">{children}</Text>
    </div>
  );
}
