import { CHANNEL_LABELS, countryName } from '@regen/domain';
import type { StaffPerson } from '@regen/sdk';
import { adminGetPerson } from '@regen/sdk/query';
import { Badge } from '@regen/ui-kit/Badge';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { momentOf } from '~/kernel/words/dates.ts';
import { DisableDialog, EnableDialog } from './AccessDialogs.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import * as styles from './people-desk.css.ts';
import { PersonRecords } from './PersonRecords.tsx';
import { PointsDialog } from './PointsDialog.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.wraps}>
      <Text as="dt" size="sm" tone="muted">
        {label}
      </Text>
      <Text as="dd">{children}</Text>
    </div>
  );
}

function StoreFact({ account }: { account: StaffPerson['account'] }) {
  const { hasRetailStore, storeLabel, storeUrl } = account;
  if (storeUrl !== null && storeLabel !== null)
    return (
      <TextLink asChild>
        <Link to="/store/$storeLabel" params={{ storeLabel }}>
          /store/{storeLabel}
        </Link>
      </TextLink>
    );
  if (hasRetailStore) return 'Yes, no label yet';
  return storeLabel === null ? 'No' : `No (label ${storeLabel} is reserved)`;
}

/** Prices of Tier 4 include the rewards discount. */
function rewardsText({ exemptForReward, tier }: StaffPerson['account']): string {
  if (exemptForReward) return 'Excluded';
  return tier === 'Tier 4' ? 'Not with Tier 4' : 'Takes part';
}

function Facts({ person }: { person: StaffPerson }) {
  const { account, email, isEmailConfirmed, phone, countryCode, createdAt } = person;
  const isPro = account.accountType === 'professional';
  return (
    <Card padding="lg">
      <Grid as="dl" columns={{ base: '1', tablet: '2', desktop: '3' }} gap="5">
        <Fact label="Email">
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
          {isEmailConfirmed ? '' : ' (not confirmed)'}
        </Fact>
        <Fact label="Phone">{phone ?? 'None'}</Fact>
        <Fact label="Country">{countryName(countryCode)}</Fact>
        <Fact label="Account">{account.accountName}</Fact>
        <Fact label="Channel">{account.accountType === 'admin' ? 'Staff' : CHANNEL_LABELS[account.site]}</Fact>
        {isPro ? <Fact label="Price tier">{account.tier ?? 'None'}</Fact> : null}
        {isPro ? <Fact label="Rewards">{rewardsText(account)}</Fact> : null}
        {isPro ? (
          <Fact label="Store page">
            <StoreFact account={account} />
          </Fact>
        ) : null}
        <Fact label="Joined">
          <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        </Fact>
      </Grid>
    </Card>
  );
}

function Colleagues({ people }: { people: StaffPerson['colleagues'] }) {
  return (
    <Stack as="section" gap="3" aria-labelledby="colleagues">
      <Heading level={2} size="md" id="colleagues">
        Others in this account
      </Heading>
      <ul>
        {people.map(({ userId, name, email, isDisabled }) => (
          <li key={userId}>
            <Inline gap="3">
              <TextLink asChild>
                <Link to="/admin/people/$userId" params={{ userId }} preload={false}>
                  {name}
                </Link>
              </TextLink>
              <Text size="sm" tone="muted" className={styles.wraps}>
                {email}
              </Text>
              {isDisabled ? <Badge tone="danger">Disabled</Badge> : null}
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const DIALOGS = { account: AccountDialog, disable: DisableDialog, enable: EnableDialog, points: PointsDialog } as const;
type DialogName = keyof typeof DIALOGS;

/** What staff can change about a person; each button opens a dialog. */
function Actions({ person }: { person: StaffPerson }) {
  const [open, setOpen] = useState<DialogName | null>(null);
  const pressed = useRef<HTMLElement>(null);
  const Open = open === null ? null : DIALOGS[open];
  const opener = (name: DialogName) => ({
    size: 'sm' as const,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      pressed.current = currentTarget;
      setOpen(name);
    },
  });
  const isPro = person.account.accountType === 'professional';
  const canBeDisabled = !person.isProtected;
  return (
    <>
      <Inline gap="3">
        {isPro ? <Button {...opener('account')}>Change account…</Button> : null}
        {isPro ? (
          <Button variant="secondary" {...opener('points')}>
            Correct points…
          </Button>
        ) : null}
        {canBeDisabled || person.disabledAt !== null ? (
          <Button variant="secondary" {...opener(person.disabledAt === null ? 'disable' : 'enable')}>
            {person.disabledAt === null ? 'Disable…' : 'Enable…'}
          </Button>
        ) : null}
      </Inline>
      {canBeDisabled ? null : (
        <Text size="sm" tone="muted">
          You can’t disable yourself or staff who manage people.
        </Text>
      )}
      {Open ? <Open person={person} onClose={() => setOpen(null)} returnFocus={pressed} /> : null}
    </>
  );
}

/** `/admin/people/{userId}`: a person, their account, and what staff can change. */
export function PersonScreen({ userId }: { userId: string }) {
  const { data: person } = usePrefetchedQuery(adminGetPerson, { userId });
  const { firstName, lastName, disabledAt, disabledReason, colleagues } = person;
  return (
    <Page>
      <PageCrumbs here={`${firstName} ${lastName}`} />
      <Heading level={1} size="lg" tabIndex={-1}>
        {firstName} {lastName}
      </Heading>
      {disabledAt === null ? null : (
        <Banner tone="warning" title="Disabled">
          <Text>
            Since <time dateTime={disabledAt}>{momentOf(disabledAt)}</time>
            {disabledReason === null ? '.' : `: ${disabledReason}`}
          </Text>
        </Banner>
      )}
      <Facts person={person} />
      <Actions key={userId} person={person} />
      {colleagues.length > 0 ? <Colleagues people={colleagues} /> : null}
      <PersonRecords person={person} />
    </Page>
  );
}
