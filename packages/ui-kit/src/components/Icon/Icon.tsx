import { lazy, Suspense } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './Icon.css.ts';
import { iconDefaults, type IconProps } from './Icon.props.ts';
import { icons } from './icons.ts';

const RarePath = lazy(() => import('./RarePath.tsx').then((module) => ({ default: module.RarePath })));

const isCommon = (name: string): name is keyof typeof icons => name in icons;

/** An icon of Regen's own set, in the color of the text around it. */
export function Icon({ name, size = iconDefaults.size, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 'xl' ? 1.25 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(styles.root, styles.size[size], /(Start|End)$/.test(name) && styles.mirrored, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isCommon(name) ? (
        <path d={icons[name]} />
      ) : (
        <Suspense fallback={null}>
          <RarePath name={name} />
        </Suspense>
      )}
    </svg>
  );
}
