import type { Webinar } from '@regen/content-sdk/models';
import { Text } from '@regen/ui-kit/Text';
import type { VideoPlayerHandle } from '@regen/ui-kit/VideoPlayer';
import type { Ref } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { LaterPlayer } from './later-player.ts';
import { startOf } from './positions.ts';
import { useKeepPosition, usePositions } from './use-positions.ts';
import { webinarOf } from './webinar-queries.ts';
import { posterOf } from './webinar-video.ts';

export interface WebinarVideoProps {
  ref: Ref<VideoPlayerHandle>;
  slug: string;
  /** Seconds at which it begins; null where this person left it. */
  from: number | null;
  onTime: (webinar: Webinar, at: number, startAt: number) => void;
}

/**
 * The video of a webinar, which keeps how far it was watched. It reads the webinar itself, so that its element stays the same when the webinar
 * changes: React renders a part anew, instead of hydrating it, when it changes before its script is there.
 */
export function WebinarVideo({ ref, slug, from, onTime }: WebinarVideoProps) {
  const { data: webinar } = usePrefetchedQuery(webinarOf, slug, useCaller());
  return webinar ? <Player ref={ref} webinar={webinar} from={from} onTime={onTime} /> : null;
}

function Player({ ref, webinar, from, onTime }: Omit<WebinarVideoProps, 'slug'> & { webinar: Webinar }) {
  const { call, queryClient } = useApp();
  const caller = useCaller();
  const { id, slug, title, seconds, video, captions, chapters } = webinar;
  const resumed = startOf(usePositions()(id));
  const keep = useKeepPosition(id, seconds);
  const startAt = from ?? resumed;
  if (!video) return <Text>The video isn’t available right now. Its transcript is below.</Text>;
  return (
    <LaterPlayer
      ref={ref}
      label={title}
      preload="none"
      length={seconds}
      startAt={startAt}
      poster={posterOf(webinar)}
      sources={[{ src: video.url, type: video.contentType }]}
      captions={captions ? [{ src: captions.url, language: 'en', label: 'English' }] : []}
      defaultCaptions="en"
      chapters={chapters}
      onTime={(at, isPlaying) => {
        onTime(webinar, at, startAt);
        keep(at, isPlaying);
      }}
      renew={() => queryClient.fetchQuery({ ...webinarOf(call, slug, caller), staleTime: 0 })}
    />
  );
}
