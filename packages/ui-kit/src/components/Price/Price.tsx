import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { formatMoney } from './format-money.ts';
import * as styles from './Price.css.ts';
import { priceDefaults, type PriceProps } from './Price.props.ts';

/** An amount of money, what it was before, and why it is what it is. */
export function Price({
  amount,
  compareAt,
  currency = priceDefaults.currency,
  locale = priceDefaults.locale,
  size = priceDefaults.size,
  reason,
  reasonDetails,
  reasonTitle = priceDefaults.reasonTitle,
  prefix,
  wasLabel = priceDefaults.wasLabel,
  className,
}: PriceProps) {
  const isReduced = compareAt !== undefined && compareAt > amount;
  return (
    <div className={cx(styles.root, className)}>
      <p className={cx(styles.line, styles.size[size])}>
        {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
        <span className={cx(styles.amount, isReduced && styles.reduced)}>{formatMoney(amount, currency, locale)}</span>
        {isReduced ? (
          <span className={styles.was}>
            <VisuallyHidden>{wasLabel} </VisuallyHidden>
            <s>{formatMoney(compareAt, currency, locale)}</s>
          </span>
        ) : null}
      </p>
      {reasonDetails ? (
        <details className={styles.reason}>
          <summary className={styles.summary}>
            {reason ?? reasonTitle}
            <Icon name="info" size="sm" label={reason ? reasonTitle : undefined} />
          </summary>
          <div className={styles.details}>{reasonDetails}</div>
        </details>
      ) : reason ? (
        <p className={styles.reason}>{reason}</p>
      ) : null}
    </div>
  );
}
