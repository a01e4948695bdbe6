import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { isLiveOnScreen } from './live-on-screen.ts';
import { liveOf } from './live-service.ts';
import { followLoss, type Loss, type LossFollower } from './loss.ts';

export interface LossNoticeProps {
  /** The page status has something more important to show. */
  isQuiet: boolean;
  /** The frame in which the page status shows its notices. */
  frame: (notice: ReactNode) => ReactNode;
}

const LOST = 'Live updates are paused.';
const BACK = 'Live updates are back on.';

/** Says that live updates are paused, unless there is something more important to say. */
export function LossNotice({ isQuiet, frame }: LossNoticeProps) {
  const app = useApp();
  const announce = useAnnounce();
  const [loss, setLoss] = useState<Loss>('none');
  const [isClosed, setIsClosed] = useState(false);
  const follower = useRef<LossFollower>(null);
  useEffect(() => {
    const followed = followLoss(liveOf(app), (next) => {
      setLoss(next);
      if (next === 'none') setIsClosed(false);
    });
    follower.current = followed;
    return followed.stop;
  }, [app]);
  // The page status already says that the device is back online.
  if (isQuiet && loss === 'back') setLoss('none');
  const cache = app.queryClient.getQueryCache();
  const isShown = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => loss !== 'none' && !isQuiet && !isClosed && isLiveOnScreen(cache),
  );
  useEffect(() => {
    if (isShown && loss !== 'trying') announce(loss === 'lost' ? LOST : BACK);
  }, [announce, isShown, loss]);
  if (!isShown) return null;
  const close = () => setIsClosed(true);
  if (loss === 'back') return frame(<Banner tone="success" title={BACK} onDismiss={close} />);
  return frame(
    <Banner
      tone="info"
      title={LOST}
      onDismiss={close}
      action={
        <Button size="sm" variant="secondary" loading={loss === 'trying'} onClick={() => follower.current?.reconnect()}>
          Reconnect
        </Button>
      }
    />,
  );
}
