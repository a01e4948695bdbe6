import type { WebinarCard as Card } from '@regen/content-sdk/models';
import { Frame } from '@regen/ui-kit/Frame';
import { Heading } from '@regen/ui-kit/Heading';
import { Icon } from '@regen/ui-kit/Icon';
import { ProgressBar } from '@regen/ui-kit/ProgressBar';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { ContentPicture } from '~/features/content/index.ts';
import { positionText } from '~/kernel/words/positions.ts';
import { startOf, type Position } from './positions.ts';
import * as styles from './WebinarCard.css.ts';

export interface WebinarCardProps {
  webinar: Card;
  headingLevel: 2 | 3;
  /** How far the person has watched it. */
  position: Position | undefined;
  isPriority?: boolean;
}

/** The `sizes` of its picture. */
export const webinarCardSizes = '(min-width: 64em) 26rem, (min-width: 48em) 50vw, 100vw';

/** A webinar in a list: picture, title, what it is about, how long it is and how far it was watched. */
export function WebinarCard({ webinar, headingLevel, position, isPriority }: WebinarCardProps) {
  const { slug, title, summary, topic, seconds, picture, focus } = webinar;
  const start = startOf(position);
  const length = positionText(seconds);
  return (
    <article className={styles.root}>
      <Link to="/webinars/$webinarId" params={{ webinarId: slug }} className={styles.link}>
        <Frame className={styles.picture} lively>
          {picture ? (
            <ContentPicture
              file={picture}
              sizes={webinarCardSizes}
              crop={focus && { focus, ratio: 9 / 16 }}
              isPriority={isPriority}
              isDecorative
            />
          ) : (
            <Icon name="play" size="xl" />
          )}
          {start > 0 ? (
            <ProgressBar
              className={styles.progress}
              label="Watched"
              labelHidden
              value={start}
              max={seconds}
              valueText={`${positionText(start)} of ${length}`}
            />
          ) : null}
        </Frame>
        <Heading level={headingLevel} size="md">
          {title}
        </Heading>
      </Link>
      <Text tone="muted" clamp={3}>
        {summary}
      </Text>
      <Text size="sm" tone="muted">
        {[topic, length, start > 0 ? `Continue at ${positionText(start)}` : position?.isWatched ? 'Watched' : '']
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </article>
  );
}
