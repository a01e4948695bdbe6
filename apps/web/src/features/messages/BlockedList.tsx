import { Avatar } from '@regen/ui-kit/Avatar';
import { Button } from '@regen/ui-kit/Button';
import { EmptyState } from '@regen/ui-kit/EmptyState';
import { Text } from '@regen/ui-kit/Text';
import { useEffect, useRef } from 'react';
import { FailureBanner } from '~/kernel/page/FailureBanner.tsx';
import { Reading } from '~/kernel/page/Reading.tsx';
import { shortDayOf } from '~/kernel/words/dates.ts';
import { BLOCK_REASONS } from './block-reasons.ts';
import { ListSkeleton } from './ChatSkeleton.tsx';
import * as styles from './messages.css.ts';
import { useBlocked } from './use-blocked.ts';
import { useUnblock } from './use-unblock.ts';

/** The accounts that the person's account has blocked. */
export function BlockedList() {
  const { first, items, isMore, isReading, error, showMore } = useBlocked();
  const list = useRef<HTMLDivElement>(null);
  const isUnblocked = useRef(false);
  // The pressed button goes with its row, before the press has ended or after: on to the next one, or to the heading of the list.
  const moveOn = () => {
    if (!isUnblocked.current || document.activeElement !== document.body) return;
    isUnblocked.current = false;
    const section = list.current?.closest('section');
    (list.current?.querySelector('button') ?? section?.querySelector<HTMLElement>('h1, h2'))?.focus();
  };
  useEffect(moveOn);
  const onUnblocked = () => {
    isUnblocked.current = true;
    moveOn();
  };
  // "Show more" goes with the last page: the focus goes to the first account that came.
  const shownBefore = useRef<number>(null);
  useEffect(() => {
    if (shownBefore.current === null || shownBefore.current >= items.length) return;
    const firstNew = list.current?.querySelectorAll('li')[shownBefore.current];
    shownBefore.current = null;
    if (document.activeElement === document.body) firstNew?.querySelector('button')?.focus();
  }, [items.length]);
  return (
    <div ref={list}>
      <Reading query={first} skeleton={<ListSkeleton />} headingLevel={2}>
        {() =>
          items.length === 0 ? (
            <EmptyState headingLevel={2} icon="lock" title="No blocked accounts">
              <Text>To block someone, open your conversation with them.</Text>
            </EmptyState>
          ) : (
            <>
              <ul>
                {items.map(({ party: { accountId, accountName }, reason, since }) => (
                  <li key={accountId} className={styles.blockedRow}>
                    <Avatar name={accountName} decorative />
                    <span className={styles.words}>
                      <Text as="span" weight="semibold" clamp={1}>
                        <bdi>{accountName}</bdi>
                      </Text>
                      <Text as="span" size="sm" tone="muted">
                        Blocked {shortDayOf(since)} · {BLOCK_REASONS[reason]}
                      </Text>
                    </span>
                    <UnblockButton accountId={accountId} accountName={accountName} onUnblocked={onUnblocked} />
                  </li>
                ))}
              </ul>
              {isMore ? (
                <div className={styles.hint}>
                  {error ? <FailureBanner error={error} /> : null}
                  <Button
                    size="sm"
                    variant="secondary"
                    fullWidth
                    loading={isReading}
                    onClick={() => {
                      shownBefore.current = items.length;
                      showMore();
                    }}
                  >
                    Show more accounts
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </Reading>
    </div>
  );
}

interface UnblockButtonProps {
  accountId: string;
  accountName: string;
  onUnblocked: () => void;
}

function UnblockButton({ accountId, accountName, onUnblocked }: UnblockButtonProps) {
  const { press, isPending } = useUnblock(onUnblocked);
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`Unblock ${accountName}`}
      loading={isPending}
      onClick={() => void press(accountId, accountName)}
    >
      Unblock
    </Button>
  );
}
