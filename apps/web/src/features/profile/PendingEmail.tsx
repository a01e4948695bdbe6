import type { PendingEmailChange } from '@regen/sdk';
import { emailChangeDelete } from '@regen/sdk/query';
import { Badge } from '@regen/ui-kit/Badge';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Inline } from '@regen/ui-kit/Inline';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { useWrite } from '~/kernel/use-write.ts';
import { momentOf } from '~/kernel/words/dates.ts';

interface PendingEmailProps {
  userId: string;
  /** The address now. */
  email: string;
  change: PendingEmailChange;
  onCanceled: () => void;
}

/** A change that waits: which address has confirmed it, until when it can be, and the way to cancel it. */
export function PendingEmail({ userId, email, change, onCanceled }: PendingEmailProps) {
  const { brand } = useApp().config.seller;
  const cancel = useWrite(emailChangeDelete);
  const announce = useAnnounce();
  const { newEmail, expiresAt, isNewConfirmed, isCurrentConfirmed } = change;
  const canceled = () => {
    announce(`Change canceled. Your email is still ${email}.`);
    onCanceled();
  };
  return (
    <Stack gap="4">
      <Banner title="Confirm your new email">
        <Text size="sm">
          We’ve emailed a link to both addresses. Your email changes once you’ve confirmed both, by{' '}
          {momentOf(expiresAt)}. No email at the new address? That address may already have a {brand} account.
        </Text>
      </Banner>
      <Stack as="ul" gap="2" aria-label="Confirmations">
        <Side email={newEmail} isConfirmed={isNewConfirmed} />
        <Side email={email} isConfirmed={isCurrentConfirmed} />
      </Stack>
      {cancel.error ? <FailureBanner error={cancel.error} /> : null}
      <Stack align="start">
        <Button
          variant="secondary"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ id: userId }, { onSuccess: canceled })}
        >
          Cancel change
        </Button>
      </Stack>
    </Stack>
  );
}

function Side({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  return (
    <Inline as="li" gap="3" align="center">
      <Text as="span">{email}</Text>
      <Badge tone={isConfirmed ? 'success' : 'neutral'}>{isConfirmed ? 'Confirmed' : 'Not confirmed yet'}</Badge>
    </Inline>
  );
}
