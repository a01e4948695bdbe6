import type { AccountDeletionRequest } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { usePerson } from '~/kernel/use-session.ts';
import { dayOf } from '~/kernel/words/dates.ts';
import { DELETION_WAITS_FOR } from '~/kernel/words/deletion-waits-for.ts';

/** On the overview of somebody who asked for their account to be deleted: when that happens, and where it can be kept. */
export function DeletionNotice({ request: { dueAt, waitsFor } }: { request: AccountDeletionRequest }) {
  const { site } = usePerson();
  return (
    <Banner tone="warning" title={`Your account will be deleted on ${dayOf(dueAt)}`}>
      <Text size="sm">
        {waitsFor ? `${DELETION_WAITS_FOR[waitsFor]} ` : ''}Changed your mind?{' '}
        <TextLink asChild>
          <Link to="/$site/my-account/profile" params={{ site }} hash="profile-delete">
            Keep your account
          </Link>
        </TextLink>
      </Text>
    </Banner>
  );
}
