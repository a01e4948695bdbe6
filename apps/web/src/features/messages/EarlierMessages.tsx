import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import { useEffect, useEffectEvent, useRef } from 'react';
import { describeError } from '~/kernel/errors/describe-error.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePress } from '~/kernel/use-press.ts';
import * as styles from './messages.css.ts';
import { readOlder } from './read-thread.ts';

/** Loads older messages when it scrolls into view, or by its button. */
export function EarlierMessages({ accountId, hole }: { accountId: string; hole: number }) {
  const app = useApp();
  const place = useRef<HTMLLIElement>(null);
  const { press, isPending, error } = usePress(() => readOlder(app, accountId, hole));
  const onSeen = useEffectEvent(() => void press());
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        // Only once: if it fails, there is the button.
        observer.disconnect();
        onSeen();
      },
      { root: element.closest('[role=log]'), rootMargin: '300px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hole]);
  return (
    <li ref={place} className={styles.earlier}>
      {error ? (
        <Text size="sm" tone="danger">
          {describeError(error).message}
        </Text>
      ) : null}
      <Button size="sm" variant="ghost" loading={isPending} onClick={() => void press()}>
        Show earlier messages
      </Button>
    </li>
  );
}
