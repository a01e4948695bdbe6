import { cx } from '../../cx.ts';
import * as styles from './StockState.css.ts';
import { stockTexts, type StockStateProps } from './StockState.props.ts';

const shapes = {
  'in-stock': <circle cx="5" cy="5" r="5" fill="currentColor" />,
  'low-stock': (
    <>
      <circle cx="5" cy="5" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5 1a4 4 0 0 0 0 8Z" fill="currentColor" />
    </>
  ),
  backorder: <path d="M5 0l5 5-5 5-5-5Z" fill="currentColor" />,
  'out-of-stock': <circle cx="5" cy="5" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
} as const;

/** Whether a product is available. */
export function StockState({ state, children, className }: StockStateProps) {
  return (
    <span className={cx(styles.root, styles.state[state], className)}>
      <svg viewBox="0 0 10 10" className={styles.mark} aria-hidden="true">
        {shapes[state]}
      </svg>
      {children ?? stockTexts[state]}
    </span>
  );
}
