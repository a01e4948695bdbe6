import type { Webinar } from '@regen/content-sdk/models';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { useState } from 'react';
import { counted } from '~/kernel/words/counts.ts';
import { positionText } from '~/kernel/words/positions.ts';
import { momentLink, momentList, type PlayFrom } from './moment-link.ts';
import { findPassages } from './timeline.ts';
import { useFollowing } from './use-following.ts';
import * as styles from './WebinarScreen.css.ts';

export interface TranscriptProps {
  transcript: Webinar['transcript'];
  /** Index of the paragraph that is being said; -1 before the first. */
  current: number;
  playFrom: PlayFrom;
}

/** What is said, by paragraph: it can be searched, follows the video, and leads to its moments. */
export function Transcript({ transcript, current, playFrom }: TranscriptProps) {
  const [typed, setTyped] = useState('');
  const { list, follow } = useFollowing(current);
  const press: PlayFrom = (start) => {
    follow();
    return playFrom(start);
  };
  const isSearched = typed.trim() !== '';
  const { indexes: found, instead } = findPassages(transcript, typed);

  if (transcript.length === 0) return null;
  return (
    <section aria-labelledby="transcript" className={styles.transcript}>
      <SectionHead level={2} size="md" id="transcript">
        Transcript
      </SectionHead>
      <search data-print="hide">
        <TextField
          label="Search transcript"
          type="search"
          iconStart="search"
          value={typed}
          maxLength={100}
          onChange={({ target: { value } }) => setTyped(value)}
        />
      </search>
      <Text size="sm" tone="muted" asChild>
        <output>
          {counted(found.length, 'passage')}
          {instead === null ? (isSearched ? ' found' : '') : ` found for “${instead}”`}
        </output>
      </Text>
      {found.length === 0 ? (
        <Text>Try fewer or different words.</Text>
      ) : (
        <ol {...list} {...momentList(press)} className={styles.passages} aria-label="Transcript">
          {found.map((index) => {
            const { start = 0, text = '' } = transcript[index] ?? {};
            const isSaid = index === current;
            return (
              <li
                key={index}
                className={isSaid ? `${styles.passage} ${styles.said}` : styles.passage}
                data-now={isSaid ? '' : undefined}
              >
                <TextLink
                  variant="quiet"
                  className={styles.passageTime}
                  aria-label={`Play from ${positionText(start)}`}
                  {...momentLink(start)}
                >
                  <Text as="span" size="sm" weight={isSaid ? 'semibold' : undefined}>
                    {positionText(start)}
                  </Text>
                </TextLink>
                <Text>{text}</Text>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
