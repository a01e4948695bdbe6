import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { Link as RouterLink } from '@tanstack/react-router';
import { SessionPage } from './SessionPage.tsx';

/** A link that is used up, too old or no link of ours. */
export function UselessLink() {
  return (
    <SessionPage title="Set a new password">
      <Banner tone="warning" title="This link is no longer valid">
        <Text>Links work once and expire after an hour. Only the newest one works.</Text>
      </Banner>
      <Button asChild>
        <RouterLink to="/forgot-password">Get a new link</RouterLink>
      </Button>
    </SessionPage>
  );
}
