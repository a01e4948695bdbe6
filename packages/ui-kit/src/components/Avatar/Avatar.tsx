import { cx } from '../../cx.ts';
import * as styles from './Avatar.css.ts';
import { avatarDefaults, type AvatarProps } from './Avatar.props.ts';
import { initials } from './initials.ts';

/** A person: picture, or initials. */
export function Avatar({ name, src, size = avatarDefaults.size, decorative, className }: AvatarProps) {
  return (
    <span
      className={cx(styles.root, styles.size[size], className)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src ? <img src={src} alt="" loading="lazy" className={styles.image} /> : initials(name)}
    </span>
  );
}
