import { CHANNEL_LABELS, countryName } from '@regen/domain';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import type { ReactNode } from 'react';
import { useSession } from '~/session/index.ts';
import { AccountNameForm } from './AccountNameForm.tsx';
import { AddressBook } from './AddressBook.tsx';
import { ContactForm } from './ContactForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import * as styles from './account.css.ts';

/** Who the account belongs to, how they are reached, and where their parcels go. */
export function ProfileScreen({ address }: { address: string | undefined }) {
  const session = useSession();
  if (session === null) return null;
  const { user, site, userId } = session;
  return (
    <Stack gap="10">
      <Heading level={1} size="lg" tabIndex={-1}>
        Profile
      </Heading>
      <Section id="profile-person" title="Your details">
        <Card padding="lg">
          <dl className={styles.facts}>
            <Fact label="Name">
              {user.firstName} {user.lastName}
            </Fact>
            <Fact label="Email">{user.email}</Fact>
            <Fact label="Country">{countryName(user.countryCode)}</Fact>
            <Fact label="Account">{CHANNEL_LABELS[site]}</Fact>
            {user.tier === null ? null : <Fact label="Price tier">{user.tier}</Fact>}
            {user.rewardsTier === null ? null : <Fact label="REGEN rewards">{user.rewardsTier}</Fact>}
          </dl>
        </Card>
      </Section>
      <AddressBook userId={userId} site={site} open={address} />
      <div className={styles.forms}>
        <Section id="profile-phone" title="Phone">
          <ContactForm key={userId} user={user} />
        </Section>
        <Section id="profile-account" title="Account name">
          <AccountNameForm key={userId} userId={userId} />
        </Section>
        <Section id="profile-password" title="Password">
          <PasswordForm key={userId} userId={userId} email={user.email} />
        </Section>
      </div>
    </Stack>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {children}
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
