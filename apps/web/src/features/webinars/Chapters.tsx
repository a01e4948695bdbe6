import type { Webinar } from '@regen/content-sdk/models';
import { Heading } from '@regen/ui-kit/Heading';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Text } from '@regen/ui-kit/Text';
import { positionText } from '~/kernel/words/positions.ts';
import { momentLink, momentList, type PlayFrom } from './moment-link.ts';
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
      <ol className={styles.parts} {...momentList(playFrom)}>
        {chapters.map(({ start, title }, index) => (
          <li key={start}>
            <NavLink variant="side" className={styles.chapter}>
              <a {...momentLink(start)} aria-current={index === current ? 'true' : undefined}>
                <Text as="span" size="sm" className={styles.time}>
                  {positionText(start)}
                </Text>
                {title}
              </a>
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
