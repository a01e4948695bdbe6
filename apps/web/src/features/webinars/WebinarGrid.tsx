import type { WebinarCard as Card } from '@regen/content-sdk/models';
import { Part } from '~/kernel/page/Part.tsx';
import { usePositions } from './use-positions.ts';
import * as styles from './WebinarCard.css.ts';
import { WebinarCard } from './WebinarCard.tsx';

export interface WebinarGridProps {
  webinars: readonly Card[];
  headingLevel: 2 | 3;
  label: string;
  /** How many pictures are above the fold. */
  priorityCount?: number;
}

/** Webinars beside one another. */
export function WebinarGrid({ webinars, headingLevel, label, priorityCount = 0 }: WebinarGridProps) {
  const positionOf = usePositions();
  return (
    <ul className={styles.grid} aria-label={label}>
      {webinars.map((webinar, index) => (
        <li key={webinar.id}>
          <Part>
            <WebinarCard
              webinar={webinar}
              headingLevel={headingLevel}
              position={positionOf(webinar.id)}
              isPriority={index < priorityCount}
            />
          </Part>
        </li>
      ))}
    </ul>
  );
}
