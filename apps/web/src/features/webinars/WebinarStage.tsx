import type { Webinar } from '@regen/content-sdk/models';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import type { VideoPlayerHandle } from '@regen/ui-kit/VideoPlayer';
import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { positionText } from '~/kernel/words/positions.ts';
import { Chapters } from './Chapters.tsx';
import { startOf } from './positions.ts';
import { partAt } from './timeline.ts';
import { Transcript } from './Transcript.tsx';
import { usePositions } from './use-positions.ts';
import * as styles from './WebinarScreen.css.ts';
import { WebinarVideo } from './WebinarVideo.tsx';

export interface WebinarStageProps {
  webinar: Webinar;
  /** Seconds at which the URL wants it to begin. */
  from: number | undefined;
  /** Below the transcript. */
  children: ReactNode;
}

/** The video, with its chapters and its transcript, which follow it and lead it. */
export function WebinarStage({ webinar, from, children }: WebinarStageProps) {
  const { id, slug, chapters, transcript } = webinar;
  const player = useRef<VideoPlayerHandle>(null);
  const resumed = startOf(usePositions()(id));
  const [begun, setBegun] = useState<number | null>(null);
  const startAt = from ?? begun ?? resumed;
  const [chapter, setChapter] = useState(() => partAt(chapters, from ?? 0));
  const [passage, setPassage] = useState(() => (from === undefined ? -1 : partAt(transcript, from)));
  // The same element until the video plays, see `WebinarVideo`.
  const video = useMemo(
    () => (
      <Suspense fallback={null}>
        <WebinarVideo
          ref={player}
          slug={slug}
          from={from ?? begun}
          onTime={(shown, at, startAt) => {
            // The note goes on saying where it resumed, wherever it is now.
            if (at !== startAt) setBegun((before) => before ?? startAt);
            setChapter(partAt(shown.chapters, at));
            setPassage(partAt(shown.transcript, at));
          }}
        />
      </Suspense>
    ),
    [slug, from, begun],
  );
  const playFrom = (start: number) => {
    player.current?.playFrom(start);
    return player.current !== null;
  };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {video}
        <div className={styles.note} data-print="hide">
          <Text size="sm" tone="muted">
            {from === undefined && startAt > 0
              ? `Continues at ${positionText(startAt)}`
              : 'Choose a chapter, or a time in the transcript, to play from there.'}
          </Text>
          {from === undefined && startAt > 0 ? (
            <Button size="sm" variant="ghost" onClick={() => void playFrom(0)}>
              Start over
            </Button>
          ) : null}
        </div>
      </div>
      <Chapters chapters={chapters} current={chapter} playFrom={playFrom} />
      <div className={styles.main}>
        <Transcript transcript={transcript} current={passage} playFrom={playFrom} />
        {children}
      </div>
    </div>
  );
}
