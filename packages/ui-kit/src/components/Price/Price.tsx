import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import { formatMoney } from './format-money.ts';
import * as styles from './Price.css.ts';
import { priceDefaults, type PriceProps } from './Price.props.ts';

/** An amount of money and the reason for it. */
export function Price({
  amount,
  currency = priceDefaults.currency,
  locale = priceDefaults.locale,
  size = priceDefaults.size,
  reason,
  reasonDetails,
  reasonTitle = priceDefaults.reasonTitle,
  prefix,
  className,
}: PriceProps) {
  return (
    <div className={cx(styles.root, className)}>
      <p className={cx(styles.line, styles.size[size])}>
        {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
        <span className={styles.amount}>{formatMoney(amount, currency, locale)}</span>
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
