import { accountMutations } from '@regen/sdk/query';
import { CHANNEL_LABELS, countryName } from '@regen/domain';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { ErrorState } from '@regen/ui-kit/ErrorState';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useToast } from '@regen/ui-kit/Toast';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { describeError } from '~/app/describe-error.ts';
import { useMember } from '~/app/member-client.ts';
import { AddressText } from '~/features/commerce/index.ts';
import { useSession } from '~/session/index.ts';
import * as styles from './account.css.ts';

/** Who the account belongs to, and where its parcels go. */
export function ProfileScreen() {
  const session = useSession();
  if (session === null) return null;
  const { user, site, userId } = session;
  return (
    <Stack gap="10">
      <Heading level={1} size="lg" tabIndex={-1}>
        Profile
      </Heading>
      <Stack as="section" gap="4" aria-labelledby="profile-person">
        <Heading level={2} size="md" id="profile-person">
          Your details
        </Heading>
        <Card padding="lg">
          <dl className={styles.facts}>
            <Fact label="Name">
              {user.firstName} {user.lastName}
            </Fact>
            <Fact label="Email">{user.email}</Fact>
            <Fact label="Phone">{user.phone ?? 'None given'}</Fact>
            <Fact label="Country">{countryName(user.countryCode)}</Fact>
            <Fact label="Account">{CHANNEL_LABELS[site]}</Fact>
            {user.tier === null ? null : <Fact label="Price tier">{user.tier}</Fact>}
            {user.rewardsTier === null ? null : <Fact label="REGEN rewards">{user.rewardsTier}</Fact>}
          </dl>
        </Card>
      </Stack>
      <AddressBook userId={userId} />
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

function AddressBook({ userId }: { userId: string }) {
  const { queries, regen } = useMember();
  const mutations = useMemo(() => accountMutations(regen), [regen]);
  const showToast = useToast();
  const { data, error, refetch, isFetching } = useQuery(queries.addresses.list({ userId }));
  const setDefault = useMutation(mutations.addresses.setDefault());
  const remove = useMutation(mutations.addresses.delete());
  const failed = (failure: Error) => showToast({ message: describeError(failure).message, tone: 'danger' });
  return (
    <Stack as="section" gap="4" aria-labelledby="profile-addresses">
      <Heading level={2} size="md" id="profile-addresses">
        Address book
      </Heading>
      {data === undefined ? (
        error === null ? (
          <Skeleton shape="block" />
        ) : (
          <ErrorState
            {...describeError(error)}
            headingLevel={3}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )
      ) : data.items.length === 0 ? (
        <EmptyState icon="pin" headingLevel={3} title="No addresses yet">
          An address that you save at checkout is kept here.
        </EmptyState>
      ) : (
        <ul className={styles.addresses}>
          {data.items.map((address) => (
            <Card as="li" key={address.id}>
              <Stack gap="3">
                <AddressText address={address} />
                {address.isDefault ? (
                  <div>
                    <Badge tone="primary">Default</Badge>
                  </div>
                ) : null}
                <Inline gap="2">
                  {address.isDefault ? null : (
                    <Button
                      size="sm"
                      variant="secondary"
                      loading={setDefault.isPending && setDefault.variables.addressId === address.id}
                      onClick={() => setDefault.mutate({ userId, addressId: address.id }, { onError: failed })}
                    >
                      Make default<VisuallyHidden>: {address.line1}</VisuallyHidden>
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="ghost"
                    loading={remove.isPending && remove.variables.addressId === address.id}
                    onClick={() =>
                      remove.mutate(
                        { userId, addressId: address.id },
                        { onError: failed, onSuccess: () => showToast({ message: 'The address was deleted.' }) },
                      )
                    }
                  >
                    Delete<VisuallyHidden>: {address.line1}</VisuallyHidden>
                  </Button>
                </Inline>
              </Stack>
            </Card>
          ))}
        </ul>
      )}
    </Stack>
  );
}
