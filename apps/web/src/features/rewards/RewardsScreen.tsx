import type { RewardsInfo } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Card } from '@regen/ui-kit/Card';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Pagination } from '@regen/ui-kit/Pagination';
import { Select } from '@regen/ui-kit/Select';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link as RouterLink, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { HiddenPricesNotice } from '~/kernel/page/HiddenPricesNotice.tsx';
import { usePricesHidden } from '~/kernel/prices-hidden.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { usePerson } from '~/kernel/use-session.ts';
import { HeldPointsList } from './HeldPoints.tsx';
import { JoinRewards } from './JoinRewards.tsx';
import { rewardsOf, type RewardsSearch } from './rewards-query.ts';
import { points, worth, yearsToChoose } from './rewards-text.ts';
import { RewardsLedger } from './RewardsLedger.tsx';
import { RewardsProgress } from './RewardsProgress.tsx';

const ROUTE = '/$site/my-account/regen-rewards';
const params = { site: 'b2b' };

/** Points of a professional: how many there are, where they come from, and what the next level takes. */
export function RewardsScreen(search: RewardsSearch) {
  const { userId } = usePerson();
  const { data, isPlaceholderData } = usePrefetchedQuery(rewardsOf, userId, search);
  return (
    <Stack gap="8">
      <Heading level={1} size="lg" tabIndex={-1}>
        REGEN rewards
      </Heading>
      <HiddenPricesNotice />
      <Rewards userId={userId} info={data} isWaiting={isPlaceholderData} />
    </Stack>
  );
}

function Rewards({ userId, info, isWaiting }: { userId: string; info: RewardsInfo; isWaiting: boolean }) {
  const { canUse, reason, acceptedAt, balance, held, pointValue, year, years, earned, spent, progress, entries } = info;
  const navigate = useNavigate();
  const isHidden = usePricesHidden();
  const [thisYear] = useState(() => new Date().getFullYear());
  // A user who has never earned points sees only the reason.
  const hasPast = balance > 0 || years.length > 0;
  const choices = yearsToChoose(years, year, thisYear);
  return (
    <>
      {canUse ? null : (
        <Banner tone="info" title="Your account doesn’t earn points">
          {reason}
        </Banner>
      )}
      {canUse && acceptedAt === null ? <JoinRewards userId={userId} info={info} /> : null}
      {canUse || hasPast ? (
        <>
          <Grid as="dl" columns={{ base: '1', tablet: '3' }}>
            <Figure
              label="Balance"
              value={points(balance)}
              note={isHidden ? undefined : `Worth ${worth(balance, pointValue)}`}
            />
            {/* Points are amounts in another unit. */}
            {isHidden ? null : (
              <>
                <Figure label={`Earned in ${year}`} value={points(earned)} />
                <Figure label={`Spent in ${year}`} value={points(spent)} />
              </>
            )}
          </Grid>
          {isHidden ? null : <HeldPointsList held={held} />}
          {canUse ? <RewardsProgress userId={userId} progress={progress} /> : null}
          <Stack as="section" gap="4" aria-labelledby="rewards-ledger" aria-busy={isWaiting}>
            <Inline justify="between" align="end">
              <Heading level={2} size="md" id="rewards-ledger">
                Points history
              </Heading>
              {choices.length > 1 ? (
                <Select
                  id="rewards-year"
                  label="Year"
                  inline
                  size="sm"
                  options={choices.map((entry) => ({ value: String(entry), label: String(entry) }))}
                  value={String(year)}
                  onChange={({ target }) =>
                    void navigate({ to: ROUTE, params, search: { year: Number(target.value) }, resetScroll: false })
                  }
                />
              ) : null}
            </Inline>
            <RewardsLedger info={info} />
            <Pagination
              page={entries.currentPage}
              pageCount={entries.totalPages}
              label="Points history pages"
              renderLink={(to, props) => (
                <RouterLink
                  to={ROUTE}
                  params={params}
                  search={{ year, page: to === 1 ? undefined : to }}
                  resetScroll={false}
                  activeOptions={{ exact: true }}
                  {...props}
                />
              )}
            />
          </Stack>
        </>
      ) : null}
    </>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <Card>
      <Text as="dt" size="sm" tone="muted">
        {label}
      </Text>
      <Text as="dd" size="xl" weight="semibold" numeric>
        {value}
      </Text>
      {note === undefined ? null : (
        <Text as="dd" size="sm" tone="muted" numeric>
          {note}
        </Text>
      )}
    </Card>
  );
}
