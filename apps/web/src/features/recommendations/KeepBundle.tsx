import type { SharedBundle } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Icon } from '@regen/ui-kit/Icon';
import { Inline } from '@regen/ui-kit/Inline';
import { Text } from '@regen/ui-kit/Text';
import { useEffect, useRef } from 'react';
import { MessageClinic } from '~/features/messages/index.ts';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { useKeepBundle } from './use-keep-bundle.ts';

/** For a signed-in client: saves the bundle, or says that it is saved; and the way to ask about it. */
export function KeepBundle({ bundle }: { bundle: SharedBundle }) {
  return (
    <>
      <Kept bundle={bundle} />
      <MessageClinic accountId={bundle.professional.accountId} fullWidth />
    </>
  );
}

function Kept({ bundle }: { bundle: SharedBundle }) {
  const claim = useKeepBundle(bundle);
  const kept = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed has gone; what came in its place is read out.
    if (claim.isSuccess) kept.current?.focus();
  }, [claim.isSuccess]);
  if (bundle.isClaimed) {
    return (
      <Inline gap="2" wrap="nowrap" tabIndex={-1} ref={kept}>
        <Icon name="check" size="sm" />
        <Text size="sm" tone="muted">
          Saved to your account. This link still works for you.
        </Text>
      </Inline>
    );
  }
  return (
    <>
      <Button variant="secondary" fullWidth iconStart="heart" loading={claim.isPending} onClick={() => claim.keep()}>
        Save to my account
      </Button>
      {claim.error ? <FailureBanner error={claim.error} /> : null}
    </>
  );
}
