import type { OrderAddress, StaffOrder, StaffOrderBuyer } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useToast } from '@regen/ui-kit/Toast';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addressLines, AddressText } from '~/features/addresses/index.ts';
import { managesPeople } from '~/features/staff/index.ts';
import { usePerson } from '~/kernel/use-session.ts';
import * as styles from './desk.css.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading level={2} size="xs">
        {title}
      </Heading>
      <div className={styles.wraps}>{children}</div>
    </div>
  );
}

const sameLines = (one: OrderAddress, other: OrderAddress): boolean =>
  addressLines(one).join('\n') === addressLines(other).join('\n');

/** The account of a client is named like the client: said once is enough. */
const accountText = ({ name, accountName, tier }: StaffOrderBuyer): string =>
  [accountName === name ? null : accountName, tier].filter((text) => text !== null).join(', ');

function Buyer({ buyer }: { buyer: StaffOrderBuyer }) {
  const { userId, name } = buyer;
  const account = accountText(buyer);
  return (
    <>
      <Text>
        {managesPeople(usePerson()) ? (
          <TextLink asChild>
            {/* Opening one is logged, pointing at it is not opening it. */}
            <Link to="/admin/people/$userId" params={{ userId }} preload={false}>
              {name}
            </Link>
          </TextLink>
        ) : (
          name
        )}
      </Text>
      {account === '' ? null : (
        <Text size="sm" tone="muted">
          {account}
        </Text>
      )}
    </>
  );
}

/** Who ordered, and where it goes. */
export function OrderPeople({ order }: { order: StaffOrder }) {
  const { buyer, email, phone, shippingAddress, billingAddress } = order;
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressLines(shippingAddress).join('\n'));
      showToast({ message: 'Address copied.', tone: 'success' });
    } catch {
      // A browser that does not allow it: the address is there to copy from by hand.
      showToast({ message: 'Your browser didn’t allow copying. Select the address and copy it.', tone: 'danger' });
    }
  };
  return (
    <Stack gap="5">
      <Part title="Buyer">
        {buyer === null ? <Text>Guest</Text> : <Buyer buyer={buyer} />}
        <Text>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Text>
        {buyer !== null && buyer.email !== email ? (
          <Text size="sm" tone="muted">
            Signs in with {buyer.email}
          </Text>
        ) : null}
        {phone === null ? null : (
          <Text>
            <TextLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</TextLink>
          </Text>
        )}
      </Part>
      <Part title="Ship to">
        <AddressText address={shippingAddress} />
        <Button size="sm" variant="ghost" flush onClick={() => void copy()}>
          Copy address
        </Button>
      </Part>
      <Part title="Bill to">
        {sameLines(shippingAddress, billingAddress) ? (
          <Text>Same as shipping</Text>
        ) : (
          <AddressText address={billingAddress} />
        )}
      </Part>
    </Stack>
  );
}
