import type { Webinar } from '@regen/content-sdk/models';
import { Button } from '@regen/ui-kit/Button';
import { Text } from '@regen/ui-kit/Text';
import type { VideoPlayerHandle } from '@regen/ui-kit/VideoPlayer';
import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import { Part } from '~/kernel/page/Part.tsx';
import { scrollBehavior } from '~/kernel/scroll-behavior.ts';
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
  const box = useRef<HTMLDivElement>(null);
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
    if (!player.current) return false;
    player.current.playFrom(start);
    showBox(box.current);
    return true;
  };
  return (
    <div className={styles.columns}>
      <div className={styles.player} ref={box}>
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
      <Part>
        <Chapters chapters={chapters} current={chapter} playFrom={playFrom} />
      </Part>
      <div className={styles.main}>
        <Part>
          <Transcript transcript={transcript} current={passage} playFrom={playFrom} />
        </Part>
        {children}
      </div>
    </div>
  );
}

/** Brings the player into view, unless most of it can be seen. */
function showBox(box: HTMLElement | null): void {
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  if (middle < 0 || middle > innerHeight) box.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
}
