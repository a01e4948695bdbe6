import { cloneElement } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Tag.css.ts';
import { tagDefaults, type TagProps } from './Tag.props.ts';

/** A choice that was made, such as a filter; the whole chip takes it back. */
export function Tag({ children, onRemove, removeLink, removeLabel = tagDefaults.removeLabel, className }: TagProps) {
  if (!onRemove && !removeLink) return <span className={cx(styles.root, className)}>{children}</span>;
  const content = (
    <>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      {children}
      <Icon name="close" size="sm" />
    </>
  );
  const classes = cx(styles.root, styles.action, className);
  if (removeLink) return cloneElement(removeLink, { className: classes, children: content });
  return (
    <button type="button" className={classes} onClick={onRemove}>
      {content}
    </button>
  );
}
