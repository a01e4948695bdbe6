import { ORDER_STATE_LABELS } from '@regen/domain';
import type { StaffAuditEntry, StaffPerson, StaffPersonEmail, StaffPersonOrder, StaffPointsEntry } from '@regen/sdk';
import { Badge } from '@regen/ui-kit/Badge';
import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Stack } from '@regen/ui-kit/Stack';
import { Table, type TableColumn } from '@regen/ui-kit/Table';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { usePerson } from '~/kernel/use-session.ts';
import { counted, figure } from '~/kernel/words/counts.ts';
import { momentOf } from '~/kernel/words/dates.ts';
import { usd } from '~/kernel/words/money.ts';
import { actionText, EMAIL_STATES, templateText } from './person-words.ts';

const When = ({ at }: { at: string }) => <time dateTime={at}>{momentOf(at)}</time>;

function Section({ title, note, children }: { title: string; note?: string; children?: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {note === undefined ? null : <Text tone="muted">{note}</Text>}
      {children}
    </Stack>
  );
}

const orderColumns = (canOpen: boolean): readonly TableColumn<StaffPersonOrder>[] => [
  {
    id: 'number',
    header: 'Order',
    rowHeader: true,
    cell: ({ id, number }) =>
      canOpen ? (
        <TextLink asChild>
          {/* Opening one is logged, pointing at it is not opening it. */}
          <Link to="/admin/orders/$orderId" params={{ orderId: id }} preload={false}>
            {number}
          </Link>
        </TextLink>
      ) : (
        number
      ),
  },
  { id: 'placed', header: 'Placed', cell: ({ placedAt }) => <When at={placedAt} /> },
  { id: 'state', header: 'Status', cell: ({ state }) => ORDER_STATE_LABELS[state] },
  { id: 'items', header: 'Items', align: 'end', cell: ({ itemCount }) => figure(itemCount) },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => usd(total) },
];

function Orders({ orders, orderCount, email }: StaffPerson) {
  const canOpen = usePerson().user.permissions.includes('admin:orders');
  const note = orderCount === 0 ? 'No orders yet.' : `${counted(orderCount, 'order')}, newest first.`;
  return (
    <Section title="Orders" note={note}>
      {orders.length === 0 ? null : (
        <Table
          caption="Recent orders"
          captionHidden
          columns={orderColumns(canOpen)}
          rows={orders}
          rowKey={({ id }) => id}
        />
      )}
      {canOpen && orderCount > orders.length ? (
        <Text>
          <TextLink asChild>
            <Link to="/admin/orders" search={{ state: 'all', q: email }}>
              All orders with {email}
            </Link>
          </TextLink>
        </Text>
      ) : null}
    </Section>
  );
}

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${figure(Math.abs(points))}`;

const POINTS: readonly TableColumn<StaffPointsEntry>[] = [
  { id: 'note', header: 'For', rowHeader: true, cell: ({ note }) => note },
  { id: 'when', header: 'When', cell: ({ createdAt }) => <When at={createdAt} /> },
  { id: 'points', header: 'Points', align: 'end', cell: ({ points }) => signed(points) },
];

function Points({ pointsBalance, pointsEntries }: StaffPerson) {
  return (
    <Section title="Points" note={`Balance: ${counted(pointsBalance, 'point')}.`}>
      {pointsEntries.length === 0 ? null : (
        <Table
          caption="Recent points entries"
          captionHidden
          columns={POINTS}
          rows={pointsEntries}
          rowKey={({ id }) => id}
        />
      )}
    </Section>
  );
}

const EMAILS: readonly TableColumn<StaffPersonEmail>[] = [
  { id: 'template', header: 'Email', rowHeader: true, cell: ({ template }) => templateText(template) },
  { id: 'to', header: 'To', cell: ({ to }) => to },
  { id: 'when', header: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => <Badge tone={EMAIL_STATES[state].tone}>{EMAIL_STATES[state].label}</Badge>,
  },
];

const AUDIT: readonly TableColumn<StaffAuditEntry>[] = [
  { id: 'action', header: 'Action', rowHeader: true, cell: ({ action }) => actionText(action) },
  { id: 'staff', header: 'By', cell: ({ staffEmail }) => staffEmail },
  { id: 'when', header: 'When', cell: ({ createdAt }) => <When at={createdAt} /> },
];

function Sessions({ sessions }: StaffPerson) {
  if (sessions.length === 0) return <Section title="Signed in" note="Not signed in anywhere." />;
  return (
    <Section title="Signed in">
      <ul>
        {sessions.map(({ device, network, signedInAt, lastSeenAt }) => (
          <li key={`${signedInAt} ${lastSeenAt}`}>
            <Text>
              {device ?? 'Unknown device'}
              {network === null ? '' : `, network ${network}`}, last active <When at={lastSeenAt} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ShoppingNow({ cart, bundleCount }: StaffPerson) {
  const inCart =
    cart === null
      ? 'The cart is empty.'
      : `${counted(cart.itemCount, 'item')} (${counted(cart.productCount, 'product')}) in the cart${cart.couponCode === null ? '' : `, coupon ${cart.couponCode}`}.`;
  return (
    <Section title="Cart and bundles">
      <Text>{inCart}</Text>
      <Text>{`${counted(bundleCount, 'bundle')} created.`}</Text>
    </Section>
  );
}

/** What the store knows about a person, newest first. */
export function PersonRecords({ person }: { person: StaffPerson }) {
  const { emails, auditEntries } = person;
  return (
    <>
      <Orders {...person} />
      <ShoppingNow {...person} />
      <Points {...person} />
      <Sessions {...person} />
      <Section title="Emails" {...(emails.length === 0 && { note: 'No emails to the current address.' })}>
        {emails.length === 0 ? null : (
          <Table
            caption="Recent emails"
            captionHidden
            columns={EMAILS}
            rows={emails}
            rowKey={({ createdAt, template }) => `${createdAt} ${template}`}
          />
        )}
      </Section>
      <Section title="Staff activity">
        <Table
          caption="What staff viewed or did"
          captionHidden
          columns={AUDIT}
          rows={auditEntries}
          rowKey={({ createdAt, action, subjectId }) => `${createdAt} ${action} ${subjectId}`}
        />
      </Section>
    </>
  );
}
