import type { LessonProgress } from '@regen/sdk';
import { Button } from '@regen/ui-kit/Button';
import { Link } from '@tanstack/react-router';
import { neighborsOf } from './education-progress.ts';
import * as styles from './education.css.ts';

const TO = '/school/education/$topic/$section';

/** The lessons before and after this one; after the last of its topic, the way back to the topic. */
export function LessonWays({ topic, lessonId }: { topic: LessonProgress['topics'][number]; lessonId: string }) {
  const { before, after } = neighborsOf(topic, lessonId);
  return (
    <nav aria-label="Previous and next lesson" className={styles.ways} data-print="hide">
      {before ? (
        <Button variant="secondary" iconStart="arrowStart" className={styles.way} asChild>
          <Link to={TO} params={before} search={{ lesson: before.lesson }}>
            Previous: {before.title}
          </Link>
        </Button>
      ) : null}
      {after ? (
        <Button variant="secondary" iconEnd="arrowEnd" className={`${styles.way} ${styles.after}`} asChild>
          <Link to={TO} params={after} search={{ lesson: after.lesson }}>
            Next: {after.title}
          </Link>
        </Button>
      ) : (
        <Button variant="secondary" className={`${styles.way} ${styles.after}`} asChild>
          <Link to="/school/education/$topic" params={{ topic: topic.slug }}>
            Back to the topic
          </Link>
        </Button>
      )}
    </nav>
  );
}
