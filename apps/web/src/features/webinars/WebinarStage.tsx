import type { Webinar } from '@regen/content-sdk/models';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import type { VideoPlayerHandle } from '@regen/ui-kit/VideoPlayer';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { positionText } from '~/kernel/words/positions.ts';
import { Chapters } from './Chapters.tsx';
import { LaterPlayer } from './later-player.ts';
import { startOf } from './positions.ts';
import { partAt } from './timeline.ts';
import { Transcript } from './Transcript.tsx';
import { useKeepPosition, usePositions } from './use-positions.ts';
import { posterOf } from './webinar-video.ts';
import * as styles from './WebinarScreen.css.ts';

export interface WebinarStageProps {
  webinar: Webinar;
  /** Seconds at which the URL wants it to begin. */
  from: number | undefined;
  /** Below the transcript. */
  children: ReactNode;
}

/** The video, with its chapters and its transcript, which follow it and lead it. */
export function WebinarStage({ webinar, from, children }: WebinarStageProps) {
  const { id, title, seconds, video, captions, chapters, transcript } = webinar;
  const player = useRef<VideoPlayerHandle>(null);
  const resumed = startOf(usePositions()(id));
  const [begun, setBegun] = useState<number | null>(null);
  const startAt = from ?? begun ?? resumed;
  const [chapter, setChapter] = useState(() => partAt(chapters, from ?? 0));
  const [passage, setPassage] = useState(() => (from === undefined ? -1 : partAt(transcript, from)));
  const keep = useKeepPosition(id, seconds);
  const playFrom = (start: number) => {
    player.current?.playFrom(start);
    return player.current !== null;
  };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Suspense fallback={null}>
          {video ? (
            <LaterPlayer
              ref={player}
              label={title}
              preload="none"
              length={seconds}
              startAt={startAt}
              poster={posterOf(webinar)}
              sources={[{ src: video.url, type: video.contentType }]}
              captions={captions ? [{ src: captions.url, language: 'en', label: 'English' }] : []}
              defaultCaptions="en"
              chapters={chapters}
              onTime={(at) => {
                // The note goes on saying where it resumed, wherever it is now.
                if (at !== startAt) setBegun((before) => before ?? startAt);
                setChapter(partAt(chapters, at));
                setPassage(partAt(transcript, at));
                keep(at);
              }}
            />
          ) : (
            <Text>The video isn’t available right now. Its transcript is below.</Text>
          )}
        </Suspense>
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
