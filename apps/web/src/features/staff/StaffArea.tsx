import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { isCare } from '~/features/messages/index.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { usePerson } from '~/kernel/use-session.ts';
import { ContentState } from './ContentState.tsx';
import {
  isEditor,
  isModerator,
  isOrderClerk,
  isReviewer,
  isStaffPermission,
  managesPeople,
  type StaffPermission,
} from './staff.ts';

const RIGHTS: Readonly<Record<StaffPermission, string>> = {
  'messages:care': 'Read and answer messages to Regen Care',
  'admin:users': 'Find and manage people and accounts',
  'admin:impersonate': 'Act for a person, with a recorded reason',
  'admin:bundles': 'Manage professionals’ recommendations',
  'admin:content': 'See content status and preview drafts',
  'admin:reviews': 'Publish, reject and answer reviews',
  'admin:applications': 'Accept and decline applications for professional accounts',
  'admin:orders': 'Pack, ship, cancel and refund orders',
};

/** `/admin` for staff: who they are here and what their account may do. */
export function StaffArea() {
  const person = usePerson();
  const { user, site } = person;
  return (
    <Page width="narrow">
      <PageCrumbs />
      <Stack gap="2">
        <Heading level={1} size="lg" tabIndex={-1}>
          Staff
        </Heading>
        <Text tone="muted">
          You’re signed in as {user.firstName} {user.lastName}, {user.email}.
        </Text>
      </Stack>
      <Inline>
        {isCare(person) && user.permissions.includes('messages:care') ? (
          <Button asChild>
            <Link to="/admin/messages/{-$accountId}">Messages to Regen Care</Link>
          </Button>
        ) : null}
        {isOrderClerk(person) ? (
          <Button variant="secondary" asChild>
            <Link to="/admin/orders">Orders</Link>
          </Button>
        ) : null}
        {isReviewer(person) ? (
          <Button variant="secondary" asChild>
            <Link to="/admin/applications">Applications</Link>
          </Button>
        ) : null}
        {managesPeople(person) ? (
          <Button variant="secondary" asChild>
            <Link to="/admin/people">People</Link>
          </Button>
        ) : null}
        {isModerator(person) ? (
          <Button variant="secondary" asChild>
            <Link to="/admin/reviews">Reviews</Link>
          </Button>
        ) : null}
        <Button variant="secondary" asChild>
          <Link to="/$site/$" params={{ site, _splat: '' }}>
            Go to your account
          </Link>
        </Button>
        <Button variant="secondary" asChild>
          <Link to="/products">Browse all products</Link>
        </Button>
      </Inline>
      <Card padding="lg">
        <Stack gap="4">
          <Heading level={2} size="md">
            What your account can do
          </Heading>
          <ul>
            {user.permissions.filter(isStaffPermission).map((permission) => (
              <li key={permission}>
                <Inline gap="3" wrap="nowrap">
                  <Icon name="check" />
                  <Text>{RIGHTS[permission]}</Text>
                </Inline>
              </li>
            ))}
          </ul>
          <Text size="sm" tone="muted">
            These permissions apply to API calls. Each call is logged with your name and checked again by the server.
          </Text>
        </Stack>
      </Card>
      {isEditor(person) ? <ContentState /> : null}
    </Page>
  );
}
