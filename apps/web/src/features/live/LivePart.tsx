import { useAnnounce } from '@regen/ui-kit/LiveRegion';
import { useEffect } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { liveOf } from './live-service.ts';
import { LossNotice, type LossNoticeProps } from './LossNotice.tsx';
import { openLive } from './open-live.ts';
import { tellNews } from './tell-news.ts';
import { watchScreen } from './watch-screen.ts';

export interface LivePartProps extends LossNoticeProps {
  /** The person who is signed in. */
  userId: string;
}

/** The live connection of a signed-in person, and what it shows and announces on the page. */
export function LivePart({ userId, ...notice }: LivePartProps) {
  const app = useApp();
  const announce = useAnnounce();
  useEffect(() => openLive(app, userId), [app, userId]);
  useEffect(() => watchScreen(app.queryClient, liveOf(app)), [app]);
  useEffect(() => tellNews(app, announce), [app, announce]);
  return <LossNotice {...notice} />;
}
