import { cx } from '../../cx.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Banner.css.ts';
import { bannerDefaults, type BannerProps } from './Banner.props.ts';

const icons = { info: 'info', success: 'checkCircle', warning: 'alert', danger: 'alert' } as const satisfies Record<
  string,
  IconName
>;

/** A message that belongs to the page or to a part of it, and stays. */
export function Banner({
  tone = bannerDefaults.tone,
  title,
  children,
  action,
  onDismiss,
  dismissLabel = bannerDefaults.dismissLabel,
  live,
  className,
}: BannerProps) {
  return (
    <div
      className={cx(styles.root, styles.tone[tone], className)}
      aria-live={live ? (tone === 'danger' ? 'assertive' : 'polite') : undefined}
    >
      <span className={styles.icon[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.text}>
        <div className={styles.words}>
          {title ? <p className={styles.title[tone]}>{title}</p> : null}
          {children}
        </div>
        {action}
      </div>
      {onDismiss ? (
        <IconButton icon="close" size="sm" label={dismissLabel} className={styles.close} onClick={onDismiss} />
      ) : null}
    </div>
  );
}
