import type { Address } from '@regen/sdk';
import { addressCreate, addressDelete, addressList, addressSetDefault } from '@regen/sdk/query';
import { Badge } from '@regen/ui-kit/Badge';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Grid } from '@regen/ui-kit/Grid';
import { Heading } from '@regen/ui-kit/Heading';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { useToast } from '@regen/ui-kit/Toast';
import { VisuallyHidden } from '@regen/ui-kit/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useFocusAfterChange, useStillThere } from '~/kernel/focus-after.ts';
import { lazyPart } from '~/kernel/page/lazy-part.ts';
import { Reading } from '~/kernel/page/Reading.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { AddressText } from './AddressText.tsx';

const AddressDialog = lazyPart(() => import('./AddressDialog.tsx'), 'AddressDialog');

const NEW = 'new';
/** The limit of the contract. */
const MAX_ADDRESSES = 50;

export interface AddressBookProps {
  userId: string;
  site: string;
  /** The address whose form is open, or `new`; part of the URL. */
  open: string | undefined;
}

/** The delivery addresses of an account. */
export function AddressBook({ userId, site, open }: AddressBookProps) {
  const { call } = useApp();
  const navigate = useNavigate();
  const opener = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const addresses = useQuery(addressList(call, { userId }));
  const { data } = addresses;
  useFocusAfterChange(heading, data?.items.length);
  // The button that opened the form may be gone with the empty list.
  const returnFocus = useStillThere(opener, heading);
  const show = (address: string | undefined) =>
    void navigate({
      to: '/$site/my-account/profile',
      params: { site },
      search: { address },
      resetScroll: false,
      replace: address === undefined,
    });
  const edited = data?.items.find(({ id }) => id === open) ?? null;
  const openWith = (address: string) => (event: { currentTarget: HTMLElement }) => {
    opener.current = event.currentTarget;
    show(address);
  };
  return (
    <Stack as="section" gap="4" aria-labelledby="profile-addresses">
      <Inline justify="between" align="center">
        <Heading level={2} size="md" id="profile-addresses" ref={heading} tabIndex={-1}>
          Address book
        </Heading>
        {data && data.items.length > 0 && data.items.length < MAX_ADDRESSES ? (
          <Button size="sm" variant="secondary" iconStart="plus" onClick={openWith(NEW)}>
            Add an address
          </Button>
        ) : null}
      </Inline>
      <Reading query={addresses}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon="pin"
              headingLevel={3}
              title="No addresses yet"
              action={<Button onClick={openWith(NEW)}>Add an address</Button>}
            >
              Addresses you save at checkout appear here too.
            </EmptyState>
          ) : (
            <Grid as="ul" columns={{ base: '1', tablet: '2' }}>
              {items.map((address) => (
                <AddressCard key={address.id} userId={userId} address={address} onEdit={openWith(address.id)} />
              ))}
            </Grid>
          )
        }
      </Reading>
      {data && (open === NEW || edited) ? (
        <Suspense fallback={null}>
          <AddressDialog
            key={open}
            userId={userId}
            address={edited}
            onClose={() => show(undefined)}
            returnFocus={returnFocus}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}

interface AddressCardProps {
  userId: string;
  address: Address;
  onEdit: (event: { currentTarget: HTMLElement }) => void;
}

function AddressCard({ userId, address, onEdit }: AddressCardProps) {
  const showToast = useToast();
  const setDefault = useWrite(addressSetDefault);
  const remove = useWrite(addressDelete);
  const create = useWrite(addressCreate);
  const failed = (failure: Error) => showToast({ message: describeError(failure).message, tone: 'danger' });
  const which = { userId, addressId: address.id };
  const { id: _id, isDefault, ...input } = address;

  const restore = () =>
    void create
      .mutateAsync({ userId, address: input, isDefault })
      .then(() => showToast({ message: 'Address restored.', tone: 'success' }), failed);
  const removed = () =>
    showToast({
      message: 'Address deleted.',
      action: (
        <Button size="sm" variant="secondary" onClick={restore}>
          Undo
        </Button>
      ),
    });
  const where = <VisuallyHidden>: {address.line1}</VisuallyHidden>;
  return (
    <Card as="li">
      <Stack gap="3">
        <AddressText address={address} />
        {isDefault ? (
          <div>
            <Badge tone="primary">Default</Badge>
          </div>
        ) : null}
        <Inline gap="2">
          <Button size="sm" variant="secondary" onClick={onEdit}>
            <span>
              Edit
              {where}
            </span>
          </Button>
          {isDefault ? null : (
            <Button
              size="sm"
              variant="ghost"
              loading={setDefault.isPending}
              onClick={() => setDefault.mutate(which, { onError: failed })}
            >
              <span>
                Make default
                {where}
              </span>
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            loading={remove.isPending}
            // The card unmounts before the cache is refreshed, and the callbacks of `mutate` with it.
            onClick={() => void remove.mutateAsync(which).then(removed, failed)}
          >
            <span>
              Delete
              {where}
            </span>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
