import type { Webinar } from '@regen/content-sdk/models';
import { Heading } from '@regen/ui-kit/Heading';
import { positionText } from '~/kernel/words/positions.ts';
import { momentLink, type PlayFrom } from './moment-link.ts';
import * as styles from './WebinarScreen.css.ts';

export interface ChaptersProps {
  chapters: Webinar['chapters'];
  /** Index of the one that the video is in. */
  current: number;
  playFrom: PlayFrom;
}

/** The chapters of a video, each a link to its moment. */
export function Chapters({ chapters, current, playFrom }: ChaptersProps) {
  if (chapters.length === 0) return null;
  return (
    <nav aria-labelledby="chapters" data-print="hide">
      <Heading level={2} size="sm" id="chapters">
        Chapters
      </Heading>
      <ol className={styles.parts}>
        {chapters.map(({ start, title }, index) => (
          <li key={start}>
            <a
              {...momentLink(start, playFrom)}
              className={styles.chapter}
              aria-current={index === current ? 'true' : undefined}
            >
              <span className={styles.time}>{positionText(start)}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
