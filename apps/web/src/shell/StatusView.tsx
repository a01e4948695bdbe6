import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { Text } from '@regen/ui-kit/Text';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { isChunkLoadError, reloadOnce } from '~/kernel/errors/stale-chunk.ts';
import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import { useSession } from '~/kernel/use-session.ts';
import { followConnection, type ConnectionState } from './connection-state.ts';
import { offlineText } from './offline-text.ts';
import { StatusFrame } from './StatusFrame.tsx';

// Only for those who have signed in. Without it pages show what they have read.
const LivePart = lazyPart(() => import('~/features/live/LivePart.tsx'), 'LivePart', orNothing);
const MessagesPart = lazyPart(() => import('~/features/messages/MessagesPart.tsx'), 'MessagesPart', orNothing);
const WelcomeBanner = lazyPart(() => import('~/features/sign-in/WelcomeBanner.tsx'), 'WelcomeBanner', orNothing);
const OwnAnnouncement = lazyPart(() => import('./OwnAnnouncement.tsx'), 'OwnAnnouncement', orNothing);

const OFFLINE = 'You’re offline.';
const BACK = 'You’re back online.';
const FAILED = 'We couldn’t load this part of the store.';

export function StatusView() {
  const person = useSession()?.userId;
  const router = useRouter();
  const announce = useAnnounce();
  const [connection, setConnection] = useState<ConnectionState>('online');
  const [isPartMissing, setIsPartMissing] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const pathname = useLocation({ select: (place) => place.pathname });

  useEffect(() => {
    // At hand when a page fails, which it may do because there is no connection anymore.
    void router.options.defaultErrorComponent?.preload?.();
  }, [router]);

  useEffect(() => {
    const show = (state: ConnectionState) => {
      setConnection(state);
      setIsClosed(false);
      if (state === 'offline') announce(OFFLINE, 'assertive');
      if (state === 'back') {
        announce(BACK);
        setIsPartMissing(false);
      }
    };
    return followConnection(show, { isOnLine: () => navigator.onLine, events: window });
  }, [announce]);

  useEffect(() => {
    // What a press loads fails here, where nobody else waits for it; and what lies over the page, whose URL is that of a page of
    // its own, so that the reload shows it.
    const refused = ({ reason }: PromiseRejectionEvent) => {
      if (!isChunkLoadError(reason) || reloadOnce(reason)) return;
      setIsPartMissing(true);
      setIsClosed(false);
      announce(FAILED, 'assertive');
    };
    addEventListener('unhandledrejection', refused);
    return () => removeEventListener('unhandledrejection', refused);
  }, [announce]);

  const notice = noticeOf({
    connection,
    isPartMissing,
    pathname,
    onDismiss() {
      setIsClosed(true);
      setIsPartMissing(false);
    },
  });
  return (
    <>
      {isClosed ? null : notice && frame(notice)}
      {person === undefined ? null : (
        <Suspense key={person} fallback={null}>
          <LivePart userId={person} isQuiet={notice !== null} frame={frame} />
          <MessagesPart userId={person} />
          <OwnAnnouncement person={person} />
          <WelcomeBanner person={person} />
        </Suspense>
      )}
    </>
  );
}

const frame = (notice: ReactNode) => <StatusFrame>{notice}</StatusFrame>;

interface Notice {
  connection: ConnectionState;
  isPartMissing: boolean;
  /** Of the page, whose own words fit it best. */
  pathname: string;
  onDismiss: () => void;
}

/** What matters most of what is the case. */
function noticeOf({ connection, isPartMissing, pathname, onDismiss }: Notice): ReactNode {
  if (connection === 'offline') {
    return (
      <Banner tone="warning" title={OFFLINE} onDismiss={onDismiss}>
        <Text size="sm">
          {isPartMissing ? 'We couldn’t load that. Try again when you’re back online. ' : ''}
          {offlineText(pathname)}
        </Text>
      </Banner>
    );
  }
  if (isPartMissing) {
    return (
      <Banner
        tone="danger"
        title={FAILED}
        onDismiss={onDismiss}
        action={
          <Button size="sm" variant="secondary" onClick={() => location.reload()}>
            Reload the page
          </Button>
        }
      >
        <Text size="sm">The store may have been updated. We’ve kept what you typed.</Text>
      </Banner>
    );
  }
  return connection === 'back' ? <Banner tone="success" title={BACK} onDismiss={onDismiss} /> : null;
}
