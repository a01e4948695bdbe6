import type { ChatParty } from '@regen/sdk';
import { Avatar } from '@regen/ui-kit/Avatar';
import { Button } from '@regen/ui-kit/Button';
import { Heading } from '@regen/ui-kit/Heading';
import { IconButton } from '@regen/ui-kit/IconButton';
import { Text } from '@regen/ui-kit/Text';
import { Suspense, useRef, useState } from 'react';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { ChatLink } from './ChatLink.tsx';
import type { MessagesSearch } from './messages-search.ts';
import * as styles from './messages.css.ts';
import { useUnblock } from './use-unblock.ts';

// Loaded with the press that opens it.
const BlockDialog = lazyPart(() => import('./BlockDialog.tsx'), 'BlockDialog', orNothing);

export interface ChatHeadProps {
  party: ChatParty;
  /** What the list shows, for the way back to it. */
  search: MessagesSearch;
  onUnblocked: () => void;
}

/** With whom the conversation is. */
export function ChatHead({ party, search, onUnblocked }: ChatHeadProps) {
  const { accountName, kind } = party;
  return (
    <div className={styles.chatHead}>
      <span className={styles.onPhone}>
        <IconButton icon="arrowStart" label="All messages" asChild>
          <ChatLink search={search} />
        </IconButton>
      </span>
      <span className={styles.face}>
        <Avatar name={accountName} decorative />
      </span>
      <div className={styles.grows}>
        <Heading level={1} size="xs" tabIndex={-1}>
          <bdi>{accountName}</bdi>
        </Heading>
        {kind === 'care' ? (
          <Text size="xs" tone="muted">
            Questions about orders, products or your account
          </Text>
        ) : null}
      </div>
      {kind === 'care' ? null : <BlockButton party={party} onUnblocked={onUnblocked} />}
    </div>
  );
}

type BlockButtonProps = Pick<ChatHeadProps, 'party' | 'onUnblocked'>;

/** One button for both, so that the focus is still there after either. */
function BlockButton({ party: { accountId, accountName, isBlocked }, onUnblocked }: BlockButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unblock = useUnblock(onUnblocked);
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant={isBlocked ? 'secondary' : 'ghost'}
        aria-haspopup={isBlocked ? undefined : 'dialog'}
        loading={unblock.isPending}
        onClick={() => {
          if (isBlocked) void unblock.press(accountId, accountName);
          else setIsAsking(true);
        }}
      >
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <BlockDialog
            accountId={accountId}
            accountName={accountName}
            onClose={() => setIsAsking(false)}
            returnFocus={button}
          />
        </Suspense>
      ) : null}
    </>
  );
}
