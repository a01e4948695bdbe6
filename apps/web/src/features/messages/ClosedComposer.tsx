import type { ChatParty } from '@regen/sdk';
import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import * as styles from './messages.css.ts';
import { useUnblock } from './use-unblock.ts';

/** In the place of the composer: why nothing can be written, and what can be done about it. */
export function ClosedComposer({ party, onUnblocked }: { party: ChatParty; onUnblocked: () => void }) {
  const { accountId, accountName, isBlocked } = party;
  const { press, isPending } = useUnblock(onUnblocked);
  if (!isBlocked) {
    return (
      <div className={styles.foot}>
        <Banner title={`You’re no longer connected with ${accountName}`}>
          <Text size="sm">You can still read this conversation. To send messages, you need to connect again.</Text>
        </Banner>
      </div>
    );
  }
  return (
    <div className={styles.foot}>
      <Banner
        tone="warning"
        title={`You’ve blocked ${accountName}`}
        action={
          <Button size="sm" variant="secondary" loading={isPending} onClick={() => void press(accountId, accountName)}>
            Unblock
          </Button>
        }
      >
        <Text size="sm">You won’t receive their messages, and you can’t message them. They haven’t been notified.</Text>
      </Banner>
    </div>
  );
}
