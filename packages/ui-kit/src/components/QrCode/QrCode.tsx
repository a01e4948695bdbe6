// oxlint-disable jsx-a11y/prefer-tag-over-role -- the code is drawn in place; an img would need a second request or a data address.
import { useMemo } from 'react';
import { cx } from '../../cx.ts';
import { modulesOf } from './modules.ts';
import * as styles from './QrCode.css.ts';
import { qrCodeDefaults, type QrCodeProps } from './QrCode.props.ts';

/** A URL for a camera, drawn on the spot: sharp in print, and no picture to fetch. */
export function QrCode({
  value,
  label,
  size = qrCodeDefaults.size,
  correction = qrCodeDefaults.correction,
  caption,
  className,
}: QrCodeProps) {
  const { side, path } = useMemo(() => modulesOf(value, correction), [value, correction]);
  return (
    <figure className={cx(styles.root, styles.size[size], className)}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <path d={path} />
      </svg>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
