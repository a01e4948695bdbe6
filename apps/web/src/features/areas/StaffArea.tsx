import { Breadcrumbs } from '@regen/ui-kit/Breadcrumbs';
import { Button } from '@regen/ui-kit/Button';
import { Card } from '@regen/ui-kit/Card';
import { Container } from '@regen/ui-kit/Container';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '~/app/use-page-title.ts';
import type { SessionRecord } from '~/session/index.ts';
import { rightsOf } from './staff.ts';

/** `/admin` for staff: who they are here and what their account may do. */
export function StaffArea({ session }: { session: SessionRecord }) {
  const { user, site } = session;
  usePageTitle('Staff');
  return (
    <Container width="narrow" paddingY={{ base: '8', desktop: '12' }}>
      <Stack gap="8">
        <Breadcrumbs
          items={[
            <Link key="home" to="/">
              Home
            </Link>,
            'Staff',
          ]}
        />
        <Stack gap="2">
          <Heading level={1} size="lg" tabIndex={-1}>
            Staff
          </Heading>
          <Text tone="muted">
            You are signed in as {user.firstName} {user.lastName}, {user.email}.
          </Text>
        </Stack>
        <Card padding="lg">
          <Stack gap="4">
            <Heading level={2} size="md">
              What your account may do
            </Heading>
            <ul>
              {rightsOf(session).map((right) => (
                <li key={right}>
                  <Inline gap="3" wrap="nowrap">
                    <Icon name="check" />
                    <Text>{right}</Text>
                  </Inline>
                </li>
              ))}
            </ul>
            <Text size="sm" tone="muted">
              These permissions hold for calls of the API. Each call is logged with your name, and the server decides
              about every one of them again.
            </Text>
          </Stack>
        </Card>
        <Inline>
          <Button asChild>
            <Link to="/$area/$" params={{ area: site, _splat: '' }}>
              Go to your account
            </Link>
          </Button>
          <Button variant="secondary" asChild>
            <Link to="/products">Browse all products</Link>
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}
