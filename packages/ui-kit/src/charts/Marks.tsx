import { maxSeries } from './charts.props.ts';
import * as styles from './marks.css.ts';

/** The class of a series: its color. */
export const toneOf = (index: number): string => styles.tone[index % maxSeries] ?? '';
export const dashOf = (index: number): string => styles.dash[index % maxSeries] ?? '';

/** What a bar of the series is filled with: the first plainly, the others with a pattern drawn by `Patterns`. */
export const fillOf = (patternId: string, index: number): string =>
  index % maxSeries === 0 ? 'currentColor' : `url(#${patternId}-${index % maxSeries})`;

/** Patterns for the bars of a chart, in the color of whatever they fill. */
export function Patterns({ id, count }: { id: string; count: number }) {
  const frame = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {count > 1 ? (
          <pattern id={`${id}-1`} {...frame} patternTransform="rotate(45)" className={styles.tone[1]}>
            <rect width="6" height="6" className={styles.ground} />
            <path d="M1.5 0V6" strokeWidth="3" className={styles.stripe} />
          </pattern>
        ) : null}
        {count > 2 ? (
          <pattern id={`${id}-2`} {...frame} className={styles.tone[2]}>
            <rect width="6" height="6" className={styles.ground} />
            <circle cx="1.5" cy="1.5" r="1.4" className={styles.filled} />
            <circle cx="4.5" cy="4.5" r="1.4" className={styles.filled} />
          </pattern>
        ) : null}
        {count > 3 ? (
          <pattern id={`${id}-3`} {...frame} className={styles.tone[3]}>
            <rect width="6" height="6" className={styles.ground} />
            <path d="M0 1.5H6" strokeWidth="2.2" className={styles.stripe} />
          </pattern>
        ) : null}
      </defs>
    </svg>
  );
}

const shapes = [
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z',
  'M-4 -4H4V4H-4Z',
  'M0 -5.2L5 3.6H-5Z',
  'M0 -5.6L5.6 0L0 5.6L-5.6 0Z',
] as const;

/** A point of a line; each series has a shape of its own. */
export function Marker({ index, isActive }: { index: number; isActive?: boolean }) {
  return (
    <path
      d={shapes[index % maxSeries]}
      className={isActive ? styles.markerActive : styles.marker}
      stroke="currentColor"
    />
  );
}
