import type { Webinar } from '@regen/content-sdk/models';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { SectionHead } from '@regen/ui-kit/SectionHead';
import { Text } from '@regen/ui-kit/Text';
import { TextField } from '@regen/ui-kit/TextField';
import { useEffect, useRef, useState } from 'react';
import { counted } from '~/kernel/words/counts.ts';
import { positionText } from '~/kernel/words/positions.ts';
import { momentLink, type PlayFrom } from './moment-link.ts';
import { findPassages } from './timeline.ts';
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
  const list = useRef<HTMLOListElement>(null);
  const isSearched = typed.trim() !== '';
  const found = findPassages(transcript, typed);

  useEffect(() => {
    const box = list.current;
    const passage = box?.querySelector<HTMLElement>('[data-now]');
    // Whoever reads or looks for something is not carried away.
    if (!box || !passage || box.matches(':hover, :focus-within')) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollTo({ top: passage.offsetTop - box.clientHeight / 3, behavior: isStill ? 'instant' : 'smooth' });
  }, [current]);

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
        <output>{isSearched ? `${counted(found.length, 'passage')} found` : counted(found.length, 'passage')}</output>
      </Text>
      {found.length === 0 ? (
        <Text>Try fewer or different words.</Text>
      ) : (
        <ol className={styles.passages} aria-label="Transcript" ref={list}>
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
                  {...momentLink(start, playFrom)}
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
